/**
 * The stable name of an option or of an outcome of chance, never its position in a list. In text: `card:17`,
 * `cards:17+23`, `die:33`, `die:33:2` (turned to a side), `seat:0`, `number:3`, `kind:at-st` (any copy of a card),
 * `effect:draw`; `play card:17` is something done with one of these; anything else is a word: `yes`, `done`, `attack`.
 */
export type Key = ThingKey | ActKey | WordKey;

export type CardKey = `card:${number}`;
export type CardsKey = `cards:${string}`;
/** A die, or a die and the side that it is turned to. */
export type DieKey = `die:${number}` | `die:${number}:${number}`;
export type SeatKey = `seat:${number}`;
export type NumberKey = `number:${number}`;
export type KindKey = `kind:${string}`;
export type EffectKey = `effect:${string}`;
type ThingKey = CardKey | CardsKey | DieKey | SeatKey | NumberKey | KindKey | EffectKey;
export type ActKey = `${string} ${ThingKey}`;

/** A word that a game has for an option: no other string passes for one, since it might read as something else. */
export type WordKey = string & { readonly [WORD]: true };
declare const WORD: unique symbol;

/** What a key names. */
export type Named =
  | { readonly is: 'card'; readonly card: number }
  | { readonly is: 'cards'; readonly cards: readonly number[] }
  | { readonly is: 'die'; readonly die: number; readonly to?: number }
  | { readonly is: 'seat'; readonly seat: number }
  | { readonly is: 'number'; readonly number: number }
  | { readonly is: 'kind'; readonly kind: string }
  | { readonly is: 'effect'; readonly effect: string }
  | { readonly is: 'act'; readonly act: string; readonly on: Named }
  | { readonly is: 'word'; readonly word: string };

export function cardKey(card: number): CardKey {
  return `card:${card}`;
}

export function cardsKey(cards: readonly number[]): CardsKey {
  return `cards:${cards.join('+')}`;
}

export function dieKey(die: number): DieKey {
  return `die:${die}`;
}

/** A die and the side that it is turned to. */
export function turnKey(die: number, to: number): DieKey {
  return `die:${die}:${to}`;
}

export function seatKey(seat: number): SeatKey {
  return `seat:${seat}`;
}

export function numberKey(number: number): NumberKey {
  return `number:${number}`;
}

export function kindKey(kind: string): KindKey {
  return `kind:${kind}`;
}

export function effectKey(effect: string): EffectKey {
  return `effect:${effect}`;
}

/** A word that a game has for an option; one that could be taken for something else is refused. */
export function wordKey(word: string): WordKey {
  if (isWordKey(word)) return word;
  throw new Error(`"${word}" is no word: it reads as another key.`);
}

function isWordKey(text: string): text is WordKey {
  return readKey(text).is === 'word';
}

/** Something that is done with what another key names. */
export function actKey(act: string, on: ThingKey): ActKey {
  return `${act} ${on}`;
}

const TAGGED = /^(card|cards|die|seat|number|kind|effect):(.+)$/s;
const ACT = /^([a-z][a-z ]*) ((?:card|cards|die|seat|number|kind|effect):.+)$/s;

/** The only place that takes keys apart. A text that somebody gave for a key is read too. */
export function readKey(text: string): Named {
  const [, tag, name = ''] = TAGGED.exec(text) ?? [];
  const [, act, on = ''] = tag === undefined ? (ACT.exec(text) ?? []) : [];
  if (act !== undefined) return { is: 'act', act, on: readKey(on) };
  switch (tag) {
    case 'card':
      return { is: 'card', card: Number(name) };
    case 'cards':
      return { is: 'cards', cards: name.split('+').map(Number) };
    case 'die': {
      const [die, to] = name.split(':').map(Number);
      return { is: 'die', die: die ?? Number.NaN, ...(to === undefined ? {} : { to }) };
    }
    case 'seat':
      return { is: 'seat', seat: Number(name) };
    case 'number':
      return { is: 'number', number: Number(name) };
    case 'kind':
      return { is: 'kind', kind: name };
    case 'effect':
      return { is: 'effect', effect: name };
    default:
      return { is: 'word', word: text };
  }
}

/** The card that a key is about: itself, or what is done with it. */
export function cardOfKey(key: string): number | undefined {
  const named = readKey(key);
  const thing = named.is === 'act' ? named.on : named;
  return thing.is === 'card' ? thing.card : undefined;
}

/** What is done, where a key is about that: `play` of `play card:17`. */
export function actOf(key: string): string | undefined {
  const named = readKey(key);
  return named.is === 'act' ? named.act : undefined;
}
