import {
  type Choice,
  EVERYBODY,
  happenTogether,
  type Pile,
  type Play,
  plainly,
  read,
  type Seat,
  type Thing,
} from '@holofoe/kernel';
import { DARK, inPlay } from '../state.ts';
import type { CardGameEngine, HappeningOf } from '../terms/words.ts';
import { aiFor } from './asking.ts';
import { cardsOf } from './in-play.ts';
import { putAway } from './piles.ts';
import { choose } from './topics.ts';

/** Face down under a card; the Dark Side may look at it. */
export function hold({ state }: CardGameEngine, card: Thing, jail: Thing, by: number = EVERYBODY): void {
  inPlay(state, jail)?.captives.push({ card, by });
}

/** The Dark Side's objectives, a mission in its area too; of a unit in play also a card that holds captives. */
export function jailsFor(game: CardGameEngine, card: Thing): readonly Thing[] {
  const isUnit = inPlay(game.state, card)?.type === 'unit';
  const jails = game.state.play.filter(({ card: jail, type, seat }) => {
    if (seat !== DARK) return false;
    if (type === 'objective' || type === 'mission') return true;
    return isUnit && read(game, 'holds captives', jail) > 0;
  });
  return cardsOf(jails);
}

/**
 * Where the Dark Side puts it; not where all leaves with it. LCG-49: the AI under the objective with the most capacity left.
 */
export function* jailFor(
  game: CardGameEngine,
  card: Thing,
  leaving: readonly Thing[] = [],
): Play<Choice<Thing | undefined>> {
  const jails = jailsFor(game, card).filter((jail) => !leaving.includes(jail));
  if (jails.length < 2) return plainly(jails[0]);
  const ai = aiFor(game, DARK);
  if (ai) return (yield* ai.jails(game, jails)) ?? plainly(undefined);
  return plainly(yield* choose(game, DARK, 'capture at', jails, card));
}

/** What they lay under has left play: their owner has them again before anything else is done. */
export function rescueAll(game: CardGameEngine, captives: Pile, by: Seat): Play {
  const lives = captives.flatMap((place): HappeningOf<'rescued'>[] =>
    'card' in place ? [{ kind: 'rescued', card: place.card, by }] : [],
  );
  return happenTogether(game, lives, ({ card }) => {
    if (card !== undefined) putAway(game, card, 'hand', DARK);
  });
}
