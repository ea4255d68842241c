export type Sign =
  | 'melee'
  | 'ranged'
  | 'indirect'
  | 'shield'
  | 'resource'
  | 'disrupt'
  | 'discard'
  | 'focus'
  | 'special'
  | 'blank';

/** Those that can be resolved, damage first. */
export const SIGNS: readonly Sign[] = [
  'melee',
  'ranged',
  'indirect',
  'shield',
  'resource',
  'disrupt',
  'discard',
  'focus',
  'special',
];

/** One side of a die. Specials and blanks have the value 0. */
export interface Face {
  readonly symbol: Sign;
  readonly value: number;
  /** A modifier is resolved only together with another die of its symbol. */
  readonly modifier: boolean;
  /** Resources that its resolution costs. */
  readonly cost: number;
}

const SHORT: Readonly<Record<string, Sign>> = {
  MD: 'melee',
  RD: 'ranged',
  ID: 'indirect',
  Sh: 'shield',
  R: 'resource',
  Dr: 'disrupt',
  Dc: 'discard',
  F: 'focus',
  Sp: 'special',
  '-': 'blank',
};

/** A die as card lists write it: `2MD +3RD 4ID$1 1Sh Sp -` is 2 melee, a modifier of 3 ranged, 4 indirect for 1 resource … */
export function die(text: string): readonly Face[] {
  const faces = text.split(' ').map(face);
  if (faces.length !== 6) throw new Error(`A die has six sides; "${text}" has ${faces.length}.`);
  return faces;
}

function face(text: string): Face {
  const [, plus, value, short, cost] = /^(\+?)(\d*)([A-Za-z]+|-)(?:\$(\d))?$/.exec(text) ?? [];
  const symbol = SHORT[short ?? ''];
  if (symbol === undefined) throw new Error(`"${text}" is no side of a die.`);
  return { symbol, value: Number(value), modifier: plus === '+', cost: Number(cost ?? 0) };
}

/** The same the other way round, for people who know the short signs. */
export function faceText({ symbol, value, modifier, cost }: Face): string {
  const short = Object.keys(SHORT).find((key) => SHORT[key] === symbol) ?? '?';
  const number = symbol === 'special' || symbol === 'blank' ? '' : String(value);
  return `${modifier ? '+' : ''}${number}${short}${cost > 0 ? `$${cost}` : ''}`;
}

export function isDamage({ symbol }: Face): boolean {
  return symbol === 'melee' || symbol === 'ranged' || symbol === 'indirect';
}
