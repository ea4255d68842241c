import {
  actionsOf,
  actKey,
  cardKey,
  effectKey,
  read,
  type Seat,
  type Thing,
  type Usable,
  wordKey,
} from '@holofoe/kernel';
import { type PassUntil, playerOf } from '../state.ts';
import type { CardGame, CardGameEngine } from '../terms/words.ts';
import { actionsInPlay } from './actions-in-play.ts';
import type { Deed, WindowOption } from './deeds.ts';
import { seenIn } from './piles.ts';
import { waysToPlay } from './play-card.ts';

/** What a seat can do now; in the deployment window the active player also plays cards. */
export function deedsOf(game: CardGameEngine, seat: Seat, at: string): readonly Deed[] {
  const { state } = game;
  const { hand, discard } = playerOf(state, seat);
  const isDeploying = at === 'deployment' && seat === state.active;
  const held = [...seenIn(hand), ...playableKept(game, seat)];
  return [
    ...(isDeploying ? held.flatMap((card) => playsOf(game, seat, card)) : []),
    ...held.flatMap((card) => deedsBy(actionsOf(game, card, seat, 'hand'))),
    ...state.play.flatMap((record) => deedsBy(actionsInPlay(game, record, seat))),
    ...discard.flatMap((card) => deedsBy(actionsOf(game, card, seat, 'discard'))),
  ];
}

/** Cards that a card keeps and lets its player use as if they were in the hand. */
function playableKept(game: CardGameEngine, seat: Seat): readonly Thing[] {
  return game.state.play
    .filter(({ card, seat: whose }) => whose === seat && read(game, 'plays what it keeps', card) > 0)
    .flatMap(({ kept }) => seenIn(kept));
}

function playsOf(game: CardGameEngine, seat: Seat, card: Thing): readonly Deed[] {
  return waysToPlay(game, seat, card).map((way) => ({
    key: actKey(way.as === 'pilot' ? 'pilot' : 'play', cardKey(card)),
    do: 'play',
    card,
    way,
  }));
}

function deedsBy(usable: readonly Usable<CardGame>[]): readonly Deed[] {
  return usable.map((use) => ({ key: actKey('use', effectKey(use.id)), do: 'use', card: use.cx.card, use }));
}

/** Ways to pass: for now, or for longer. */
export function passesIn({ state }: CardGameEngine): readonly WindowOption[] {
  const untils: readonly PassUntil[] = ['enemy card', 'my units', 'engagement', 'phase'];
  const open = untils.filter((until) => until !== 'engagement' || state.engagement !== null);
  return [
    { key: wordKey('pass'), do: 'pass', until: undefined },
    ...open.map((until) => ({ key: wordKey(`pass until ${until}`), do: 'pass', until }) as const),
  ];
}
