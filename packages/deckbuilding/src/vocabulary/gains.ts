import { because, DONE, listed, takeChoice } from '@holofoe/kernel';
import type { Word } from '../cards/words.ts';
import { baseIsDamaged, repairBase } from '../rules/damage.ts';
import { forceOf, fullForce, gainForce } from '../rules/force.ts';
import { happen } from '../rules/happening.ts';
import { findInPlay } from '../rules/in-play.ts';
import { FORCE_END, sideOf } from '../state.ts';
import { WORTH } from './values.ts';
import type { WordsIn } from './words-in.ts';

type Gains = Extract<Word, { do: 'gain' | 'repair' | 'spend' | 'next purchase on deck' }>;

/** Words that move counters. */
export const GAINS: WordsIn<Gains['do']> = {
  gain: {
    can: ({ game, seat }, { attack = 0, resources = 0 }) =>
      attack + resources > 0 || !fullForce(game.state, seat),
    run(cx, { attack = 0, resources = 0, force = 0 }) {
      const { game, seat, card } = cx;
      const choice = takeChoice(cx);
      const side = sideOf(game.state, seat);
      const thing = findInPlay(side, card);
      if (thing) thing.bonus += attack;
      else side.banked += attack;
      side.resources += resources;
      if (attack + resources > 0) {
        const gives = { ...(attack > 0 ? { attack } : {}), ...(resources > 0 ? { resources } : {}) };
        happen(game, { kind: 'gain', seat, card, gives }, because(choice));
      }
      if (force > 0) gainForce(game, seat, force, because(choice));
      return DONE;
    },
    worth: ({ game, seat }, { attack = 0, resources = 0, force = 0 }) =>
      attack * WORTH.attack +
      resources * WORTH.resource +
      Math.min(force, FORCE_END - forceOf(game.state, seat)) * WORTH.force,
    text: (icons) => `gain ${iconsText(icons)}`,
    key: ({ attack, resources }) => (attack ? 'attack' : resources ? 'resources' : 'force'),
  },
  repair: {
    can: ({ game, seat }) => baseIsDamaged(game.state, seat),
    run(cx, { damage }) {
      repairBase(cx.game, cx.seat, damage, because(takeChoice(cx)));
      return DONE;
    },
    worth: ({ game, seat }, { damage }) =>
      Math.min(damage, sideOf(game.state, seat).base?.damage ?? 0) * WORTH.repair,
    text: ({ damage }) => `repair up to ${damage} damage of your base`,
  },
  spend: {
    can: ({ game, seat }, { resources }) => sideOf(game.state, seat).resources >= resources,
    run({ game, seat }, { resources }) {
      sideOf(game.state, seat).resources -= resources;
      happen(game, { kind: 'spend', seat, resources });
      return DONE;
    },
    worth: (_, { resources }) => 0 - resources * WORTH.resource,
    text: ({ resources }) => `spend ${iconsText({ resources })}`,
  },
  'next purchase on deck': {
    can: ({ game, seat }) => !sideOf(game.state, seat).onDeck,
    run({ game, seat }) {
      sideOf(game.state, seat).onDeck = true;
      return DONE;
    },
    worth: () => WORTH.card / 2,
    text: () => 'put the next card you purchase this turn on top of your deck',
  },
};

/** "2 attack, 1 resource and 1 Force" */
export function iconsText({ attack = 0, resources = 0, force = 0 }): string {
  const parts: string[] = [];
  if (attack > 0) parts.push(`${attack} attack`);
  if (resources > 0) parts.push(resources === 1 ? '1 resource' : `${resources} resources`);
  if (force > 0) parts.push(`${force} Force`);
  return parts.length === 0 ? '' : listed(parts);
}
