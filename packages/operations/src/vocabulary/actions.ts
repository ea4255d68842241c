import { choose, chooseSome, type Play, rank } from '@holofoe/kernel';
import { ACTIVATION } from '../ai/priorities.ts';
import { kindById } from '../cards/catalogue.ts';
import { idOf, kindOf } from '../cards/number.ts';
import { activate, canActivate } from '../rules/activate.ts';
import { flip, giveAway, useClaimAbility } from '../rules/battlefield.ts';
import { hasBattlefield } from '../rules/dice.ts';
import { happen } from '../rules/happening.ts';
import { type Holder, holderOf } from '../rules/in-play.ts';
import {
  type Character,
  type Cx,
  isAi,
  type Player,
  playerOf,
  type Support,
  teammatesOf,
} from '../rules/state.ts';
import { gain } from '../rules/tokens.ts';
import { charactersFor, ownSide, sourceOf } from './select.ts';
import { counted, whoText } from './texts.ts';
import type { CharactersOf, WordsIn } from './words.ts';
import { CARD, RESOURCE } from './worth.ts';

function readyOf(cx: Cx, who: CharactersOf & { readonly id?: string }): readonly Character[] {
  return charactersFor(cx, who).filter(
    (character) => canActivate(character) && (who.id === undefined || idOf(character.card) === who.id),
  );
}

function ownHolder(cx: Cx): Holder | undefined {
  const holder = holderOf(cx.game.state, cx.card);
  return holder?.card === cx.card ? holder : undefined;
}

function exhaustedVehicles(cx: Cx): readonly Support[] {
  return ownSide(cx).supports.filter(
    ({ card, ready }) => !ready && kindOf(card).subtypes.includes('vehicle'),
  );
}

/** Players in the same area, the own one first. */
function playersNear({ game: { state }, side }: Cx): readonly Player[] {
  return isAi(side) ? [] : [playerOf(state, side), ...teammatesOf(state, side)];
}

export const ACTIONS: WordsIn<
  Cx,
  | 'more actions'
  | 'activate'
  | 'activate itself'
  | 'ready a vehicle'
  | 'a player gains'
  | 'flip the battlefield'
  | 'use the claim ability'
  | 'give the battlefield away'
> = {
  'more actions': {
    can: (cx) => cx.game.state.turn === cx.side,
    run({ game, side }, { upTo }) {
      // Additional actions are taken at once, within the own turn, or not at all.
      if (game.state.turn !== side) return undefined;
      game.state.additional += upTo;
      happen(game, { kind: 'additional', side, actions: upTo });
      return undefined;
    },
    worth: () => 1,
    text: ({ upTo }) => (upTo === 1 ? 'take an additional action' : `take up to ${upTo} additional actions`),
  },
  activate: {
    can: (cx, { who }) => readyOf(cx, who).length > 0,
    *run(cx, { who, count }) {
      const open = readyOf(cx, who);
      for (const character of yield* whomToActivate(cx, open, count)) {
        if (character.ready) yield* activate(cx.game, character);
      }
    },
    worth: () => 1,
    text: ({ who, count }) => {
      const name = who.id === undefined ? undefined : kindById(who.id)?.name;
      if (name !== undefined) return `activate one of your ${who.other ? 'other ' : ''}${name}s`;
      const what = whoText({ ...who, whose: 'own' }, 'a');
      if (count === 'one') return `activate ${what === 'a character' ? 'one of your characters' : what}`;
      return `activate any number of ${what.replace(/^one of /, '')} at once`;
    },
  },
  'activate itself': {
    can: (cx) => {
      const holder = ownHolder(cx);
      return holder !== undefined && canActivate(holder);
    },
    *run(cx) {
      const holder = ownHolder(cx);
      if (holder?.ready) yield* activate(cx.game, holder);
    },
    worth: () => 1,
    text: () => 'activate this character',
  },
  'ready a vehicle': {
    can: (cx) => exhaustedVehicles(cx).length > 0,
    *run(cx) {
      const open = exhaustedVehicles(cx);
      const vehicle = isAi(cx.side)
        ? rank(cx.game, 'ready', ACTIVATION, open, ({ card }) => card)
        : open.length < 2
          ? open[0]
          : yield* choose(cx.game, cx.side, 'ready a vehicle', open, ({ card }) => card, sourceOf(cx));
      if (!vehicle) return;
      vehicle.ready = true;
      happen(cx.game, { kind: 'ready', card: vehicle.card });
    },
    worth: () => 1,
    text: () => 'ready a vehicle',
  },
  'a player gains': {
    can: (cx) => playersNear(cx).length > 0,
    *run(cx, { resources }) {
      const near = playersNear(cx);
      const [own] = near;
      const player =
        near.length === 1
          ? own
          : yield* choose(cx.game, cx.side, 'player', near, ({ no }) => no, sourceOf(cx));
      if (player) gain(cx.game, player, resources);
    },
    worth: (_, { resources }) => resources * RESOURCE,
    text: ({ resources }) => `let a player of your choice gain ${counted(resources, 'resource')}`,
  },
  'flip the battlefield': {
    can: () => true,
    run(cx) {
      flip(cx.game);
      return undefined;
    },
    worth: () => 0,
    text: () => 'flip the First Player battlefield',
  },
  'use the claim ability': {
    can: (cx) => !isAi(cx.side),
    *run(cx) {
      if (!isAi(cx.side)) yield* useClaimAbility(cx.game, playerOf(cx.game.state, cx.side));
    },
    worth: () => CARD,
    text: () => 'use its claim ability',
  },
  'give the battlefield away': {
    can: (cx) => hasBattlefield(cx.game.state, cx.side),
    *run(cx) {
      yield* giveAway(cx.game, playerOf(cx.game.state, cx.side));
    },
    worth: () => -CARD,
    text: () => 'give control of the battlefield to an opponent',
  },
};

function* whomToActivate(
  cx: Cx,
  open: readonly Character[],
  count: 'one' | 'any number',
): Play<readonly Character[]> {
  const { game, side } = cx;
  const keyOf = ({ card }: Character) => card;
  if (isAi(side)) {
    const one = rank(game, 'activate', ACTIVATION, open, ({ card }) => card);
    return count === 'any number' ? open : open.filter((character) => character === one);
  }
  if (count === 'any number' && open.length > 0)
    return yield* chooseSome(game, side, 'activate some', open, 0, open.length, keyOf, sourceOf(cx));
  return open.length < 2 ? open : [yield* choose(game, side, 'activate', open, keyOf, sourceOf(cx))];
}
