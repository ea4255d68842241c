import type { Thing } from '../../src/language/thing.ts';
import { CONFLICT } from './cards/conflict.ts';
import { EDGE_CARDS } from './cards/edge.ts';
import { ICON_CARDS } from './cards/icons.ts';
import { LEAVING } from './cards/leaving.ts';
import { PACKETS } from './cards/packets.ts';
import { PLAIN_CARDS } from './cards/plain.ts';
import { PROPS } from './cards/props.ts';
import { SAID_CARDS } from './cards/said.ts';
import { TEXT_CARDS } from './cards/text.ts';
import { withNumeral } from './numerals.ts';
import { cardAt, type ToyState } from './state.ts';
import type { Kind } from './terms.ts';

/** What decks of random games are made of. */
export const DECK: readonly Kind[] = [
  ...LEAVING,
  ...PACKETS,
  ...ICON_CARDS,
  ...TEXT_CARDS,
  ...CONFLICT,
  ...EDGE_CARDS,
  ...PLAIN_CARDS,
  ...SAID_CARDS,
];

const BY_ID: ReadonlyMap<string, Kind> = new Map([...DECK, ...PROPS].map((kind) => [kind.id, kind]));

/** The card whose name begins so. */
export function kindNamed(name: string): Kind {
  const found = BY_ID.get(name) ?? [...BY_ID.values()].find(({ id }) => id.startsWith(name));
  if (!found) throw new Error(`No card is called "${name}".`);
  return found;
}

export function printedKind(state: ToyState, thing: Thing): Kind {
  return kindNamed(cardAt(state, thing).kind);
}

/** As printed, or with a numeral changed. */
export function kindOf(state: ToyState, thing: Thing): Kind {
  const { kind, bump } = cardAt(state, thing);
  const printed = BY_ID.get(kind) ?? kindNamed(kind);
  return bump ? variantOf(printed, bump.at, bump.by) : printed;
}

/** Made once each, so that what was read of its abilities is kept. */
const variantOf = keptVariants();

function keptVariants(): (kind: Kind, at: number, by: number) => Kind {
  const known = new Map<string, Kind>();
  return (kind, at, by) => {
    const key = `${kind.id} ${at} ${by}`;
    const made = known.get(key) ?? withNumeral(kind, at, by);
    known.set(key, made);
    return made;
  };
}
