import { because, type Choice, DONE, type Play, plainly, rank } from '@holofoe/kernel';
import { ACTIVATION } from '../ai/priorities.ts';
import { kindById } from '../cards/catalogue.ts';
import { idOf, kindOf } from '../cards/number.ts';
import type { CharactersOf } from '../cards/words.ts';
import { activate, canActivate } from '../rules/activate.ts';
import { grantAction } from '../rules/additional.ts';
import type { Battle, Cx } from '../rules/battle.ts';
import { flip, giveAway, useClaimAbility } from '../rules/battlefield.ts';
import { hasBattlefield } from '../rules/dice.ts';
import { tell } from '../rules/happening.ts';
import { type Holder, holderOf } from '../rules/in-play.ts';
import { chooseSome, keyOfCard } from '../rules/topics.ts';
import { type Character, friendsOf, isAi, playerOf, type Support } from '../state.ts';
import { askFor, charactersFor, sourceOf } from './select.ts';
import { whoText } from './texts.ts';
import type { WordsIn } from './words-in.ts';
import { CARD } from './worth.ts';

function readyOf(cx: Cx, who: CharactersOf & { readonly id?: string }): readonly Character[] {
  return charactersFor(cx, who).filter(
    (character) => canActivate(character) && (who.id === undefined || idOf(character.card) === who.id),
  );
}

function ownHolder(cx: Cx): Holder | undefined {
  const holder = holderOf(cx.game.state, cx.card);
  return holder?.card === cx.card ? holder : undefined;
}

/** "A vehicle" may be a teammate's: helpful effects find the players' cards. */
function exhaustedVehicles({ game: { state }, seat: side }: Cx): readonly Support[] {
  const found: Support[] = [];
  for (const { supports } of friendsOf(state, side))
    for (const support of supports)
      if (!support.ready && kindOf(support.card).subtypes.includes('vehicle')) found.push(support);
  return found;
}

export const ACTIONS: WordsIn<
  | 'more actions'
  | 'activate'
  | 'activate itself'
  | 'ready a vehicle'
  | 'flip the battlefield'
  | 'use the claim ability'
  | 'give the battlefield away'
> = {
  'more actions': {
    can: (cx) => cx.game.state.turn === cx.seat,
    run({ game, seat: side }, { upTo }) {
      // Additional actions are taken at once, within one's own turn, or not at all.
      if (game.state.turn !== side) return DONE;
      grantAction(game, side, upTo);
      return DONE;
    },
    worth: () => 1,
    text: ({ upTo }) => (upTo === 1 ? 'take an additional action' : `take up to ${upTo} additional actions`),
  },
  activate: {
    can: (cx, { who }) => readyOf(cx, who).length > 0,
    *run(cx, { who, count }) {
      const open = readyOf(cx, who);
      const chosen = yield* whomToActivate(cx, open, count);
      for (const character of chosen.picked) {
        if (character.ready) yield* activate(cx.game, character, because(chosen));
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
      const vehicle = isAi(cx.seat)
        ? rank(cx.game, 'ready', ACTIVATION, open, keyOfCard)
        : yield* askFor(cx, 'ready a vehicle', open);
      if (!vehicle) return;
      vehicle.picked.ready = true;
      tell(cx.game, { kind: 'ready', card: vehicle.picked.card }, because(vehicle));
    },
    worth: () => 1,
    text: () => 'ready a vehicle',
  },
  'flip the battlefield': {
    can: () => true,
    run(cx) {
      flip(cx.game);
      return DONE;
    },
    worth: () => 0,
    text: () => 'flip the First Player battlefield',
  },
  'use the claim ability': {
    can: (cx) => !isAi(cx.seat),
    *run(cx) {
      if (!isAi(cx.seat)) yield* useClaimAbility(cx.game, playerOf(cx.game.state, cx.seat));
    },
    worth: () => CARD,
    text: () => 'use its claim ability',
  },
  'give the battlefield away': {
    can: (cx) => hasBattlefield(cx.game.state, cx.seat),
    *run(cx) {
      yield* giveAway(cx.game, playerOf(cx.game.state, cx.seat));
    },
    worth: () => -CARD,
    text: () => 'give control of the battlefield to an opponent',
  },
};

function* whomToActivate(
  cx: Cx,
  open: readonly Character[],
  count: 'one' | 'any number',
): Play<Choice<readonly Character[]>> {
  const { game, seat: side } = cx;
  if (count === 'any number') {
    if (isAi(side) || open.length === 0) return plainly(open);
    return plainly(
      yield* chooseSome(game, side, 'activate some', open, { min: 0, max: open.length }, sourceOf(cx)),
    );
  }
  const one = isAi(side)
    ? rank<Character, Battle>(game, 'activate', ACTIVATION, open, keyOfCard)
    : yield* askFor(cx, 'activate', open);
  return one ? { picked: [one.picked], reason: one.reason } : plainly([]);
}
