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
import { kindOf } from '../cards/catalogue.ts';
import { type PassUntil, playerOf } from '../state.ts';
import { placesOfActions } from '../terms/abilities.ts';
import type { CardGame, CardGameEngine } from '../terms/words.ts';
import { actionsInPlay } from './actions-in-play.ts';
import type { Deed, WindowOption } from './deeds.ts';
import { seenIn } from './piles.ts';
import { waysToPlay } from './play-card.ts';

/** What a seat can do now; in the deployment window the active player also plays cards. */
export function deedsOf(game: CardGameEngine, seat: Seat, at: string): readonly Deed[] {
  const { state } = game;
  const { hand, discard } = playerOf(state, seat);
  const held = [...seenIn(hand), ...playableKept(game, seat)];
  const deeds: Deed[] = [];
  if (at === 'deployment' && seat === state.active)
    for (const card of held) addPlays(deeds, game, seat, card);
  for (const card of held) if (actsFrom(card, 'hand')) addUses(deeds, actionsOf(game, card, seat, 'hand'));
  for (const record of state.play) addUses(deeds, actionsInPlay(game, record, seat));
  for (const card of discard)
    if (actsFrom(card, 'discard')) addUses(deeds, actionsOf(game, card, seat, 'discard'));
  return deeds;
}

/** Cards that a card keeps and lets its player use as if they were in the hand. */
function playableKept(game: CardGameEngine, seat: Seat): readonly Thing[] {
  if (game.standing.rules['plays what it keeps'] === undefined) return [];
  return game.state.play
    .filter(({ card, seat: whose }) => whose === seat && read(game, 'plays what it keeps', card) > 0)
    .flatMap(({ kept }) => seenIn(kept));
}

function addPlays(deeds: Deed[], game: CardGameEngine, seat: Seat, card: Thing): void {
  for (const way of waysToPlay(game, seat, card)) {
    const key = actKey(way.as === 'pilot' ? 'pilot' : 'play', cardKey(card));
    deeds.push({ key, do: 'play', card, way });
  }
}

function addUses(deeds: Deed[], usable: readonly Usable<CardGame>[]): void {
  for (const use of usable)
    deeds.push({ key: actKey('use', effectKey(use.id)), do: 'use', card: use.cx.card, use });
}

/** Most cards of a hand or a discard pile have no action there: that is asked in every window. */
function actsFrom(card: Thing, place: string): boolean {
  return placesOfActions(kindOf(card)).includes(place);
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
