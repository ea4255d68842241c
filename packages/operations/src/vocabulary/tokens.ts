import { because, type Choice, DONE, type Play, plainly, takeChoice } from '@holofoe/kernel';
import { shieldAi } from '../ai/apply-sign.ts';
import { playerToHit, targetOf, turnAgainst } from '../ai/targets.ts';
import { kindOf } from '../cards/number.ts';
import type { Target } from '../cards/words.ts';
import { characterOf } from '../rules/about.ts';
import type { Cx } from '../rules/battle.ts';
import { dealDamage, dealSpread, defeat } from '../rules/damage.ts';
import { remainingHealth } from '../rules/in-play.ts';
import { gain, giveShields, heal, spend, takeShields } from '../rules/tokens.ts';
import { type About, choose, split } from '../rules/topics.ts';
import {
  aiOf,
  areaOf,
  type Character,
  isAi,
  MOST_SHIELDS,
  playersIn,
  type Side,
  sidesAgainst,
} from '../state.ts';
import { charactersFor, ownSide, pickCharacter, sourceOf } from './select.ts';
import { counted, targetText, whoText } from './texts.ts';
import type { WordsIn } from './words-in.ts';
import { RESOURCE, SPARED } from './worth.ts';

/** OPS-07 */
function times(cx: Cx, value: number, perPlayer: true | undefined): number {
  return perPlayer ? value * aiOf(cx.game.state, cx.seat).perPlayer : value;
}

const canGainShields = ({ shields }: Character) => shields < MOST_SHIELDS;
const isDamaged = ({ damage }: Character) => damage > 0;

/** Whom a target means, of those whom it would change. `mates`: "a character" may be a teammate's. */
function candidates(
  cx: Cx,
  target: Target,
  mates: boolean,
  wouldChange: (character: Character) => boolean,
): readonly Character[] {
  if (target === 'this character' || target === 'attached character')
    return here(characterOf(cx), wouldChange);
  const found = 'one' in target ? charactersFor(cx, target.one, mates) : charactersFor(cx, target.each);
  return found.filter(wouldChange);
}

function here(character: Character | undefined, wouldChange: (character: Character) => boolean) {
  return character && wouldChange(character) ? [character] : [];
}

/** It is still in play. */
function ownerHas({ game: { state } }: Cx, character: Character): boolean {
  const side: Side | undefined = isAi(character.side)
    ? state.areas[character.side - 4]
    : state.players[character.side];
  return side?.characters.includes(character) === true;
}

function* chosen(
  cx: Cx,
  topic: About<Character>,
  target: Target,
  from: readonly Character[],
): Play<Choice<readonly Character[]>> {
  if (typeof target === 'object' && 'each' in target) return plainly([...from]);
  const one = yield* pickCharacter(cx, topic, from);
  return one ? { picked: [one.picked], reason: one.reason } : plainly([]);
}

/** The AI character with the most damage; of several the one that shields would go to. */
function mostDamaged(cx: Cx): readonly Character[] {
  const { characters } = ownSide(cx);
  const most = Math.max(0, ...characters.map(({ damage }) => damage));
  return most === 0 ? [] : characters.filter(({ damage }) => damage === most);
}

export const TOKENS: WordsIn<
  | 'gain'
  | 'spend'
  | 'shield'
  | 'spread shields'
  | 'strip shields'
  | 'heal'
  | 'hit'
  | 'hit two'
  | 'indirect'
  | 'foe spreads damage'
  | 'defeat'
> = {
  gain: {
    can: () => true,
    run(cx, { resources, perPlayer }) {
      gain(cx.game, ownSide(cx), times(cx, resources, perPlayer));
      return DONE;
    },
    worth: (cx, { resources, perPlayer }) => times(cx, resources, perPlayer) * RESOURCE,
    text: ({ resources, perPlayer }) =>
      `gain ${counted(resources, 'resource')}${perPlayer ? ' per player' : ''}`,
  },
  spend: {
    can: (cx, { resources }) => ownSide(cx).resources >= resources,
    run(cx, { resources }) {
      spend(cx.game, ownSide(cx), resources);
      return DONE;
    },
    worth: (_, { resources }) => -resources * RESOURCE,
    text: ({ resources }) => `spend ${counted(resources, 'resource')}`,
  },
  shield: {
    can: (cx, { to }) => candidates(cx, to, true, canGainShields).length > 0,
    *run(cx, { shields, to }) {
      const whom = yield* chosen(cx, 'shield', to, candidates(cx, to, true, canGainShields));
      for (const character of whom.picked)
        giveShields(cx.game, character, shields, because(whom, undefined, takeChoice(cx)));
    },
    worth: (cx, { shields, to }) => {
      const open = candidates(cx, to, true, canGainShields);
      const room = open.map((character) => Math.min(shields, MOST_SHIELDS - character.shields));
      const given =
        typeof to === 'object' && 'each' in to
          ? room.reduce((sum, each) => sum + each, 0)
          : Math.max(0, ...room);
      return given * SPARED;
    },
    text: ({ shields, to }) => `give ${targetText(to)} ${counted(shields, 'shield')}`,
  },
  'spread shields': {
    can: (cx) => ownSide(cx).characters.some(canGainShields),
    *run(cx, { shields }) {
      const { game, seat: side } = cx;
      if (isAi(side)) return shieldAi(game, areaOf(game.state, side), shields, takeChoice(cx));
      const open = ownSide(cx).characters.filter(canGainShields);
      const most = open.map((character) => MOST_SHIELDS - character.shields);
      const total = Math.min(
        shields,
        most.reduce((sum, each) => sum + each, 0),
      );
      if (total === 0) return;
      const shares = yield* split(game, side, 'spread shields', open, total, most, sourceOf(cx));
      for (const [i, character] of open.entries()) giveShields(game, character, shares[i] ?? 0);
    },
    worth: (_, { shields }) => shields * SPARED,
    text: ({ shields }) => `spread ${counted(shields, 'shield')} over your characters as you wish`,
  },
  'strip shields': {
    can: (cx) => charactersFor(cx, { whose: 'foe' }).some(({ shields }) => shields > 0),
    *run(cx, { shields, of }) {
      const open = charactersFor(cx, { whose: 'foe' }).filter((character) => character.shields > 0);
      const amount = shields === 'all' ? MOST_SHIELDS : shields;
      if (of === 'a character') {
        const one = yield* pickCharacter(cx, 'strip shields', open);
        if (one) takeShields(cx.game, one.picked, amount, because(one));
        return;
      }
      const sides = sidesAgainst(cx.game.state, cx.seat);
      const foe = isAi(cx.seat)
        ? playerToHit(
            cx.game,
            'player',
            playersIn(cx.game.state, areaOf(cx.game.state, cx.seat)).filter((player) =>
              player.characters.some(({ shields: some }) => some > 0),
            ),
          )
        : sides[0] && plainly(sides[0]);
      let why = because(foe);
      for (const character of foe?.picked.characters ?? []) {
        if (character.shields === 0) continue;
        takeShields(cx.game, character, amount, why);
        why = undefined;
      }
    },
    worth: (cx) => Math.max(0, ...charactersFor(cx, { whose: 'foe' }).map(({ shields }) => shields)) * SPARED,
    text: ({ shields, of }) =>
      `remove ${shields === 'all' ? 'all shields' : counted(shields, 'shield')} from ${of === 'a character' ? of : "all of an opponent's characters"}`,
  },
  heal: {
    can: (cx, { to }) => healed(cx, to).length > 0,
    *run(cx, { damage, to, perPlayer }) {
      const amount = times(cx, damage, perPlayer);
      const open = healed(cx, to);
      if (typeof to === 'object' && 'each' in to) {
        const choice = takeChoice(cx);
        for (const character of open) heal(cx.game, character, amount, because(choice));
        return;
      }
      const one = yield* pickCharacter(cx, 'heal', open);
      if (one) heal(cx.game, one.picked, amount, because(one, undefined, takeChoice(cx)));
    },
    worth: (cx, { damage, to, perPlayer }) => {
      const amount = times(cx, damage, perPlayer);
      const saved = healed(cx, to).map((character) => Math.min(amount, character.damage));
      const healing =
        typeof to === 'object' && 'each' in to
          ? saved.reduce((sum, each) => sum + each, 0)
          : Math.max(0, ...saved);
      return healing * SPARED;
    },
    text: ({ damage, to, perPlayer }) => {
      const whom =
        to === 'most damaged'
          ? 'the most damaged AI character'
          : typeof to === 'object' && 'named' in to
            ? to.named
            : targetText(to);
      return `heal ${counted(damage, 'damage')}${perPlayer ? ' per player' : ''} from ${whom}`;
    },
  },
  hit: {
    can: (cx, { at }) => candidates(cx, at, false, () => true).length > 0,
    *run(cx, { damage, at, unblockable }) {
      const from = candidates(cx, at, false, () => true);
      const whom = yield* chosen(cx, 'hit', at, from);
      const why = because(whom, undefined, takeChoice(cx));
      for (const character of whom.picked)
        yield* dealDamage(cx.game, character, damage, { unblockable: unblockable === true, why });
    },
    worth: (cx, { damage, at }) => {
      const found = candidates(cx, at, false, () => true);
      const hurts = found.some(({ side }) => isAi(side) === isAi(cx.seat)) ? -damage : damage;
      return found.length === 0 ? 0 : hurts;
    },
    text: ({ damage, at, unblockable }) =>
      `deal ${damage} ${unblockable ? 'unblockable ' : ''}damage to ${targetText(at)}`,
  },
  'hit two': {
    can: (cx) => charactersFor(cx, { whose: 'foe' }).length > 0,
    *run(cx, { damage, unblockable }) {
      const first = yield* pickCharacter(cx, 'hit', charactersFor(cx, { whose: 'foe' }));
      if (!first) return;
      const others = charactersFor(cx, { whose: 'foe' }).filter((character) => character !== first.picked);
      const second = yield* secondOf(cx, others);
      const blow = { unblockable: unblockable === true };
      yield* dealDamage(cx.game, first.picked, damage, { ...blow, why: because(first) });
      if (second && ownerHas(cx, second.picked))
        yield* dealDamage(cx.game, second.picked, damage, { ...blow, why: because(second) });
    },
    worth: (cx, { damage }) => damage * Math.min(2, charactersFor(cx, { whose: 'foe' }).length),
    text: ({ damage, unblockable }) =>
      `deal ${damage} ${unblockable ? 'unblockable ' : ''}damage each to up to 2 different characters`,
  },
  indirect: {
    can: (cx) => sidesAgainst(cx.game.state, cx.seat).some(({ characters }) => characters.length > 0),
    *run(cx, { damage }) {
      const foe = foeToSpread(cx);
      if (foe) yield* dealSpread(cx.game, foe, damage, sourceOf(cx));
    },
    worth: (cx, { damage }) => (sidesAgainst(cx.game.state, cx.seat).length > 0 ? damage : 0),
    text: ({ damage }) => `deal ${damage} indirect damage to an opponent`,
  },
  'foe spreads damage': {
    can: (cx) => sidesAgainst(cx.game.state, cx.seat).some(({ characters }) => characters.length > 0),
    *run(cx, { damage }) {
      const foe = foeToSpread(cx);
      if (foe) yield* dealSpread(cx.game, foe, damage, sourceOf(cx));
    },
    worth: (cx, { damage }) => (sidesAgainst(cx.game.state, cx.seat).length > 0 ? damage : 0),
    text: ({ damage }) =>
      `force an opponent to deal ${damage} damage to their characters, spread as they wish`,
  },
  defeat: {
    can: (cx, { who }) => charactersFor(cx, who).length > 0,
    *run(cx, { who }) {
      const one = yield* pickCharacter(cx, 'defeat', charactersFor(cx, who));
      if (one) yield* defeat(cx.game, one.picked, because(one));
    },
    worth: (cx, { who }) =>
      Math.max(0, ...charactersFor(cx, who).map((character) => remainingHealth(cx.game, character))),
    text: ({ who }) => `defeat ${whoText(who, 'a')}`,
  },
};

function healed(cx: Cx, to: Target | 'most damaged' | { readonly named: string }): readonly Character[] {
  if (to === 'most damaged') return mostDamaged(cx);
  if (typeof to === 'object' && 'named' in to)
    return ownSide(cx).characters.filter(
      (character) => kindOf(character.card).name === to.named && isDamaged(character),
    );
  return candidates(cx, to, true, isDamaged);
}

/** A player hits the AI; the AI the player that its priorities choose. */
function foeToSpread({ game, seat: side }: Cx): Side | undefined {
  if (!isAi(side)) return aiOf(game.state, side);
  const area = areaOf(game.state, side);
  const player = playerToHit(game, 'indirect damage', playersIn(game.state, area));
  if (player) turnAgainst(game, area, player);
  return player?.picked;
}

function* secondOf(cx: Cx, others: readonly Character[]): Play<Choice<Character> | undefined> {
  if (others.length === 0) return undefined;
  if (isAi(cx.seat)) return targetOf(cx.game, others, 'hit');
  const options: readonly (Character | 'none')[] = [...others, 'none'];
  const second = yield* choose(cx.game, cx.seat, 'second target', options, sourceOf(cx));
  return second === 'none' ? undefined : plainly(second);
}
