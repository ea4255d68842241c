import { KINDS } from '../cards/catalogue.ts';
import type { Kind } from '../cards/kind.ts';
import type { Effect } from '../vocabulary/words.ts';

/** The order of a greedy round. Within a line the worth decides, which is less than the space between two lines. */
export const LINE = {
  defeat: 900,
  mitigate: 800,
  equip: 700,
  income: 650,
  activate: 600,
  focus: 550,
  resolve: 500,
  reroll: 450,
  rest: 400,
  support: 350,
  claim: 100,
  pass: 0,
} as const;
/** The worth of an action within its line ends here. */
export const SPACE = 49;

/** Where playing a card belongs. */
export function lineOf(kind: Kind): number {
  return LINES.get(kind) ?? LINE.support;
}

/** Effects on dice of the other side are for the moment when it has some. */
function meansFoesDice(effect: Effect): boolean {
  if ('do' in effect)
    return (
      (effect.do === 'remove die' || effect.do === 'reroll' || effect.do === 'turn die') &&
      effect.dice.whose !== 'own'
    );
  if ('may' in effect) return meansFoesDice(effect.may);
  if ('when' in effect) return meansFoesDice(effect.then);
  if ('pay' in effect) return meansFoesDice(effect.to);
  return 'oneOf' in effect ? effect.oneOf.some(meansFoesDice) : effect.some(meansFoesDice);
}

function helpsActions(effect: Effect): boolean {
  if ('do' in effect) return effect.do === 'activate' || effect.do === 'more actions' || effect.do === 'gain';
  if ('when' in effect) return helpsActions(effect.then);
  return 'pay' in effect && helpsActions(effect.to);
}

/** Events that do nothing but take one of the AI's dice away: no better than its most dangerous one. */
export const REMOVALS: ReadonlySet<Kind> = new Set(
  KINDS.filter(({ abilities: { played } }) => played !== undefined && isRemoval(played)),
);

function isRemoval(effect: Effect): boolean {
  if ('do' in effect) return effect.do === 'remove die' && effect.dice.whose !== 'own';
  if ('when' in effect) return isRemoval(effect.then);
  return 'pay' in effect && isRemoval(effect.to);
}

const LINES: ReadonlyMap<Kind, number> = new Map(
  KINDS.map((kind) => {
    const effect = kind.abilities.played;
    if (kind.type !== 'event' || effect === undefined) return [kind, LINE.equip];
    return [kind, meansFoesDice(effect) ? LINE.mitigate : helpsActions(effect) ? LINE.income : LINE.support];
  }),
);
