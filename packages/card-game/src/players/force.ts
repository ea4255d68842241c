import type { Ask, Thing } from '@holofoe/kernel';
import { playedCard, unitsOf } from '../rules/in-play.ts';
import { forceOf } from '../rules/reads.ts';
import { fighterOf, strengthIn } from './fighters.ts';
import { inOrder, type Look } from './look.ts';

/** As many as win the struggle, those first that fight least for their Force icons. */
export function commit(look: Look, { options, form }: Ask): readonly number[] {
  const { game, state, me, foe } = look;
  const able = options as readonly Thing[];
  const fighters = able.map((card) => fighterOf(game, playedCard(state, card)));
  const order = inOrder(fighters, (each) => each.force - 0.4 * strengthIn(each, true, true));
  const theirs = strugglingFor(look, foe.seat);
  let mine = strugglingFor(look, me.seat);
  const most = form.pick === 'some' ? form.max : 0;
  const picked: number[] = [];
  for (const index of order) {
    const fighter = fighters[index];
    if (!fighter || picked.length >= most || mine > theirs + LEAD) break;
    if (fighter.force === 0) continue;
    picked.push(index);
    if (playedCard(state, fighter.card).focus === 0) mine += fighter.force;
  }
  return picked;
}

const LEAD = 0;

/** Force icons of committed units, whoever is ready by then. */
function strugglingFor({ game, state }: Look, seat: number): number {
  return unitsOf(state, seat)
    .filter(({ committed, focus }) => committed && focus === 0)
    .reduce((sum, { card }) => sum + forceOf(game, card), 0);
}
