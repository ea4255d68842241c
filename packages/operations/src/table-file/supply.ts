import type { CardNo, Fault } from '@holofoe/kernel';
import type { Kind } from '../cards/kind.ts';
import { copyMarked, partsOfName } from '../cards/mark.ts';
import { fullName, namedCard, unknownCard } from '../cards/names.ts';
import { AI_OWNER, COPIES, Numbers } from '../cards/number.ts';
import type { Type } from '../cards/type.ts';

/** Gives out cards as a table names them, each with a number of its own, and keeps what is wrong. */
export interface Supply {
  readonly faults: Fault[];
  readonly numbers: Numbers;
  /** Marks that the table names somewhere: "02001 1" is Death Trooper B. Cards without one get others. */
  readonly marked: ReadonlySet<string>;
}

/** The cards of a player, or of the AI of an area: what has been named of them, and which are meant by a title that several have. */
export interface Owner {
  readonly owner: number;
  readonly named: Map<string, number>;
  readonly brings: ReadonlySet<string>;
}

export const MOST_COPIES = COPIES;

/** Types of cards by where they can be. */
export const IN_DECK: readonly Type[] = ['upgrade', 'downgrade', 'support', 'event'];
export const IN_AI_DECK: readonly Type[] = [...IN_DECK, 'behavior'];

export function newSupply(file?: unknown): Supply {
  return { faults: [], numbers: new Numbers(), marked: new Set(marksIn(file)) };
}

/** The marks of all cards that are named with one. */
function marksIn(file: unknown): readonly string[] {
  if (typeof file === 'string') {
    const text = file.replace(/^elite /i, '');
    if (partsOfName(text).mark === undefined) return [];
    return namedCard(text).called.flatMap((kind) => markKey(kind, text) ?? []);
  }
  return typeof file === 'object' && file !== null ? Object.values(file).flatMap(marksIn) : [];
}

function markKey(kind: Kind, text: string): string | undefined {
  const copy = copyNamed(kind, text);
  return copy === undefined ? undefined : `${kind.id} ${copy}`;
}

/** The copy that the mark behind a name stands for. */
export function copyNamed(kind: Kind, text: string): number | undefined {
  const { mark } = namedCard(text);
  return mark === undefined ? undefined : copyMarked(kind, mark);
}

export function newOwner(owner: number, brings: Iterable<string>): Owner {
  return { owner, named: new Map(), brings: new Set(brings) };
}

export function fault(supply: Supply, path: string, says: string): undefined {
  supply.faults.push({ path, says });
  return undefined;
}

/** The card that a place of the file means; of several with that title the one that its owner brings. */
export function kindAt(
  supply: Supply,
  path: string,
  text: string,
  types: readonly Type[],
  brings: ReadonlySet<string> = new Set(),
): Kind | undefined {
  const { called } = namedCard(text);
  const [any] = called;
  if (!any) return fault(supply, path, unknownCard(text));
  const fitting = called.filter(({ type }) => types.includes(type));
  if (fitting.length === 0) {
    const here = types.map((type) => `${type}s`).join(', ');
    return fault(supply, path, `${fullName(any)} is of the type ${any.type}; here are ${here}`);
  }
  const brought = fitting.filter(({ id }) => brings.has(id));
  const [kind, ...others] = brought.length > 0 ? brought : fitting;
  if (kind && others.length === 0) return kind;
  const choices = fitting.map((each) => `${fullName(each)} (${each.id})`).join(' or ');
  return fault(supply, path, `"${text}" can be ${choices}; write one of them, or its number`);
}

/** The next copy of a kind, or the one with the mark that the text names. */
export function give(
  supply: Supply,
  path: string,
  kind: Kind,
  owner: Owner,
  text = kind.name,
): CardNo | undefined {
  const copy = copyNamed(kind, text);
  if (copy !== undefined && supply.numbers.has(kind, copy))
    return fault(supply, path, `${text} is on the table already; another one has another mark, or none`);
  const isFree = (each: number) =>
    copy === undefined ? !supply.marked.has(`${kind.id} ${each}`) : each === copy;
  const card = supply.numbers.next(kind, owner.owner, isFree);
  if (card === undefined)
    return fault(supply, path, `there are more than ${MOST_COPIES} copies of ${kind.name}`);
  owner.named.set(kind.id, (owner.named.get(kind.id) ?? 0) + 1);
  return card;
}

export function take(
  supply: Supply,
  path: string,
  text: string,
  types: readonly Type[],
  owner: Owner,
): CardNo | undefined {
  const kind = kindAt(supply, path, text, types, owner.brings);
  if (!kind) return undefined;
  if (owner.owner !== AI_OWNER && kind.set === 'AI')
    return fault(supply, path, `${kind.name} is a card of the AI; no player has it`);
  return give(supply, path, kind, owner, text);
}

export function takeAll(
  supply: Supply,
  path: string,
  texts: readonly string[],
  types: readonly Type[],
  owner: Owner,
): CardNo[] {
  return texts.flatMap((text, i) => take(supply, `${path}[${i}]`, text, types, owner) ?? []);
}
