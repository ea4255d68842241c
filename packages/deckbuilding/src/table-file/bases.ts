import { type CardNo, type Pile, type Seat, shuffle } from '@holofoe/kernel';
import { copiesOf, kindOf } from '../cards/catalogue.ts';
import type { Kind } from '../cards/kind.ts';
import {
  BEGINNER_BASES,
  BOT_BASES,
  SECRET_BASES,
  STARTING_BASES,
  strongEnoughForLast,
} from '../rules/bases.ts';
import { baseHitPoints } from '../rules/damage.ts';
import { startListening } from '../rules/in-play.ts';
import { basesToWin, factionOf, isBot, isSolo, type State, sideOf } from '../state.ts';
import { findKind } from '../wording/names.ts';
import type { SideFile } from './schema.ts';
import { fault, type Supply, take, takeAll, takeRest } from './supply.ts';

/** A base that a file names, or that follows from what it names, and where. */
interface NamedBase {
  readonly path: string;
  readonly text: string;
}

/** DBG-02 to DBG-04: the bases that a side can have depend on who plays it. */
export function layBases(state: State, seat: Seat, file: SideFile, supply: Supply): void {
  const name = factionOf(seat);
  const side = sideOf(state, seat);
  const bot = isBot(state, seat);
  const ownBase = (kind: Kind) => {
    if (kind.type !== 'base' || kind.faction !== name) return `${kind.name} is not a base of this side`;
    if (bot && !BOT_BASES[name].some((id) => id === kind.id))
      return `the bot's bases are ${BOT_BASES[name].join(', ')} (DBG-02)`;
    return undefined;
  };
  const start = bot ? BOT_BASES[name][0] : STARTING_BASES[name];
  const losses = file.lost ?? impliedLosses(file, start);
  const lost = takeAll(supply, `${name}.lost`, losses, ownBase);
  sideOf(state, 1 - seat).victory.push(...lost);
  checkFirstBase(supply, name, file, start);
  const text = file.base === undefined ? (losses.length === 0 ? start : null) : file.base;
  checkCount(state, seat, { ...file, lost: losses, base: text }, supply);
  const base = text === null ? undefined : take(supply, `${name}.base`, text, ownBase);
  if (base !== undefined) {
    const damage = file.damage ?? 0;
    const hitPoints = baseHitPoints(state, seat, base);
    if (damage >= hitPoints) {
      fault(
        supply,
        `${name}.damage`,
        `${kindOf(base).name} has ${hitPoints} hit points; with ${damage} damage it is destroyed`,
      );
    }
    side.base = { card: base, damage, used: false };
    startListening(state, seat, base);
  } else if (file.damage !== undefined)
    fault(supply, `${name}.damage`, 'there is no base in play to have damage');
  side.bases = basesToCome(state, seat, file, supply, ownBase);
}

/** Any base but the first, and no base at all, mean that the first was lost. */
function impliedLosses({ base }: SideFile, start: string): string[] {
  return base === undefined || isKind(base, start) ? [] : [start];
}

/** DBG-03, DBG-04: the first base is the first that is lost. */
function checkFirstBase(supply: Supply, name: string, { base, lost }: SideFile, start: string): void {
  if (lost === undefined) return;
  const { name: first } = kindOf(copiesOf(start)[0] as CardNo);
  const another = base === undefined ? lost.length > 0 : !isKind(base, start);
  if (isKind(base, start) && lost.length > 0)
    fault(supply, `${name}.base`, `${first} is the first base: with another one lost it is lost too`);
  else if (another && !lost.some((text) => isKind(text, start)))
    fault(supply, `${name}.lost`, `${first} is the first base: without it lost there is no other one`);
}

function isKind(text: string | null | undefined, id: string): boolean {
  return typeof text === 'string' && findKind(text)?.id === id;
}

/** No more bases than the side has, none that must have been named missing, and in the solo game a strong last one. */
function checkCount(state: State, seat: Seat, file: SideFile, supply: Supply): void {
  const name = factionOf(seat);
  const { lost = [], bases = [] } = file;
  const inOrder: readonly NamedBase[] = [
    ...lost.map((text, i) => ({ path: `${name}.lost[${i}]`, text })),
    ...(typeof file.base === 'string' ? [{ path: `${name}.base`, text: file.base }] : []),
    ...bases.map((text, i) => ({ path: `${name}.bases[${i}]`, text })),
  ];
  const toWin = basesToWin(state);
  if (lost.length >= toWin)
    fault(
      supply,
      `${name}.lost`,
      `a side that has lost ${state.options.basesToWin} bases has lost the game (DBG-49)`,
    );
  const most = isSolo(state) ? toWin : BASES_OF_A_SIDE[state.options.baseSet];
  const tooMany = inOrder[most];
  if (tooMany)
    fault(
      supply,
      tooMany.path,
      `a side has ${most} bases in this game, lost ones and those to come included`,
    );
  if (file.bases?.length === 0 && inOrder.length < toWin)
    fault(
      supply,
      `${name}.lost`,
      `with no base to come ${toWin} are lost or in play; name them: here there ${inOrder.length === 1 ? 'is' : 'are'} ${inOrder.length}`,
    );
  const last = inOrder[toWin - 1];
  const kind = last && findKind(last.text);
  if (last && kind?.type === 'base' && isSolo(state) && !strongEnoughForLast(kind))
    fault(
      supply,
      last.path,
      `the last base has 14 or 16 hit points; ${kind.name} has ${kind.hitPoints} (DBG-04)`,
    );
}

/** Between two persons, the first one included. */
const BASES_OF_A_SIDE = { beginner: 1 + BEGINNER_BASES.empire.length, all: 10, secret: 1 + SECRET_BASES };

function basesToCome(
  state: State,
  seat: Seat,
  file: SideFile,
  supply: Supply,
  ownBase: (kind: Kind) => string | undefined,
): Pile {
  const name = factionOf(seat);
  const knownToOwner = (card: CardNo) => ({ card, by: 1 << seat });
  const named = takeAll(supply, `${name}.bases`, file.bases ?? [], ownBase).map(knownToOwner);
  const rest = (ids: readonly string[]) =>
    ids.flatMap((id) => (supply.named.has(id) ? [] : (take(supply, `${name}.bases`, id) ?? [])));
  if (isBot(state, seat))
    return [
      ...named,
      ...shuffle(
        state.hidden,
        rest(BOT_BASES[name]).map((card) => ({ card, by: 0 })),
      ),
    ];
  if (file.bases || isSolo(state)) return named;
  switch (state.options.baseSet) {
    case 'beginner':
      return rest(BEGINNER_BASES[name]).map(knownToOwner);
    case 'all':
      return takeRest(supply, 'base', name).map(knownToOwner);
    case 'secret':
      return [];
  }
}
