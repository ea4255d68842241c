import { enter, leave } from '../desk.ts';
import type { Engine } from '../engine/engine.ts';
import type { Terms } from '../language/terms.ts';
import type { Play } from '../request.ts';
import { use } from './happen.ts';
import { isUnspent, isUsable } from './hearing.ts';

/** What was triggered, first in first out; what is triggered meanwhile joins the end. */
export function* settle<L extends Terms>(game: Engine<L>): Play {
  for (let next = game.queue.shift(); next; next = game.queue.shift()) {
    enter(game.desk, 'ability');
    if (isUnspent(game, next) && isUsable(next)) yield* use(game, next);
    leave(game.desk);
  }
}
