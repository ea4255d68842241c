import { type Criterion, fewest, most, read, type Thing } from '@holofoe/kernel';
import { isCard, kindOf } from '../cards/catalogue.ts';
import { forceOf, resourcesOf } from '../rules/reads.ts';
import { inPlay } from '../state.ts';
import { EDGED, ICONS, type Icon } from '../terms/traits.ts';
import type { CardGameEngine } from '../terms/words.ts';

export type By = Criterion<Thing, CardGameEngine>;

export function printedCost(card: Thing): number {
  return isCard(card) ? kindOf(card).cost : 0;
}

/** Normal and edge-enabled, printed and gained. */
export function iconsOfAllKinds(game: CardGameEngine, card: Thing, ...icons: readonly Icon[]): number {
  return icons.reduce((sum, icon) => sum + read(game, icon, card) + read(game, EDGED[icon], card), 0);
}

/** Of a unit its combat icons, of everything else its resources; out of play a card is what is printed on it. */
function iconsOrResources(card: Thing, game: CardGameEngine): number {
  const type = inPlay(game.state, card)?.type ?? (isCard(card) ? kindOf(card).type : undefined);
  return type === 'unit' ? iconsOfAllKinds(game, card, ...ICONS) : resourcesOf(game, card);
}

/** LCG-39: its place among the cards in play, in the order in which they came; all equal where the player decides. */
function placeInPlay(card: Thing, { state }: CardGameEngine): number {
  return state.options.ties === 'player' ? 0 : state.play.findIndex((each) => each.card === card);
}

export function isUnit(card: Thing, { state }: CardGameEngine): number {
  return inPlay(state, card)?.type === 'unit' ? 1 : 0;
}

export const dearest = (rule: string): By => most(rule, 'printed cost', printedCost);
export const cheapest = (rule: string): By => fewest(rule, 'printed cost', printedCost);
export const mostOf = (rule: string, name: string, ...icons: readonly Icon[]): By =>
  most(rule, name, (card, game) => iconsOfAllKinds(game, card, ...icons));
export const fewestCombatIcons = (rule: string): By =>
  fewest(rule, 'combat icons', (card, game) => iconsOfAllKinds(game, card, ...ICONS));

/** LCG-39: what decides between equals. */
export const TIES: readonly By[] = [
  most('LCG-39', 'Force icons', (card, game) => forceOf(game, card)),
  most('LCG-39', 'combat icons or resources', iconsOrResources),
  fewest('LCG-39', 'longest in play', placeInPlay, 'order'),
];

/** LCG-29 turns the order round; who is in play longest still comes first. */
export const TIES_TURNED: readonly By[] = [
  fewest('LCG-29', 'Force icons', (card, game) => forceOf(game, card)),
  fewest('LCG-29', 'combat icons or resources', iconsOrResources),
  fewest('LCG-39', 'longest in play', placeInPlay, 'order'),
];
