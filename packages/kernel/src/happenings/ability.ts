import { afresh } from '../engine/context.ts';
import type { Cx, Engine, Flight, Live, Usable } from '../engine/engine.ts';
import { aim } from '../engine/targets.ts';
import { type Effect, effectOf, type Terms } from '../language/terms.ts';
import type { Reason } from '../reason.ts';
import type { Play } from '../request.ts';
import { spend } from './hearing.ts';

/** An ability in flight is a happening like any other: it can be cancelled, retargeted, done again. */
export interface AbilityInFlight<L extends Terms> {
  readonly kind: 'ability';
  /** How it is used: an action, an interrupt, a reaction, or what a game calls it. */
  readonly use: string;
  readonly cx: Cx<L>;
  readonly effect: Effect<L>;
}

/** Chooses its targets and pays its price, in the order of the game; nothing comes back where the price was not paid. */
export function* raise<L extends Terms>(
  game: Engine<L>,
  ready: Usable<L> & { readonly lives?: readonly Live<L>[] },
  as?: string,
): Play<(AbilityInFlight<L> & Flight) | undefined> {
  const { cx, ability, id, lives = [] } = ready;
  const { language, timing } = game.rules;
  const effect = effectOf(ability);
  // A price may change what its card says, or where: what lasts in the effect must be known by then.
  const said = game.rules.abilitiesOf(game.state, cx.says)[cx.ability];
  if (said) language.nodesIn(said);
  for (const live of lives) live.answered = [...(live.answered ?? []), id];
  spend(game, ready);
  const why = whyUsed(cx);
  if (timing.targets === 'before the price') yield* aim(cx, effect);
  if (ability.price !== undefined && !(yield* paid(cx, ability.price))) return undefined;
  if (timing.targets === 'after the price') yield* aim(cx, effect);
  return { kind: 'ability', use: as ?? useOf(ability), card: cx.card, by: cx.seat, cx, effect, why };
}

/** Why the opponent uses the card at all is told with the ability, not with what it does. */
function whyUsed<L extends Terms>(cx: Cx<L>): readonly Reason[] | undefined {
  const reasons = cx.why?.map(({ reason }) => reason);
  cx.why = undefined;
  return reasons;
}

/** What a price chose has its own `it`; names that it gave go on to the effect. */
function* paid<L extends Terms>(cx: Cx<L>, price: Effect<L>): Play<boolean> {
  const paying = afresh(cx);
  yield* cx.game.rules.language.reading(price).run(paying);
  cx.named = paying.named;
  cx.x = paying.x;
  return paying.did.done > 0 && paying.did.missed === 0;
}

function useOf<L extends Terms>(ability: Usable<L>['ability']): string {
  if ('action' in ability) return 'action';
  return 'interrupt' in ability ? 'interrupt' : 'reaction';
}
