import { type Choice, isWord, type Key, most, type Priority, rank } from '@holofoe/kernel';
import { idOf, kindById } from '../cards/catalogue.ts';
import type { Effect } from '../cards/words.ts';
import type { Cx, Duel } from '../rules/duel.ts';
import { sideOf } from '../state.ts';

interface Option {
  readonly effect: Effect;
  readonly cx: Cx;
  readonly key: Key;
}

/** DBG-38, DBG-37: which of several things the bot does. */
const ONE_OF: Priority<Option, Duel> = [
  most(
    'DBG-38',
    'repairs a damaged base',
    ({ effect }) => Number(isWord(effect) && effect.do === 'repair'),
    'yes or no',
  ),
  most('DBG-37', 'attack', ({ effect }) => icon(effect, 'attack')),
  most('DBG-37', 'Force', ({ effect }) => icon(effect, 'force')),
  most('DBG-37', 'resources', ({ effect }) => icon(effect, 'resources')),
];

/** DBG-45: resources only where they make Vader affordable. */
const LANDING_CRAFT: Priority<Option, Duel> = [
  most(
    'DBG-45',
    'makes Darth Vader affordable',
    ({ effect, cx }) => Number(makesVaderAffordable(effect, cx)),
    'yes or no',
  ),
  ...ONE_OF,
];

/** Only options that can be resolved are handed in: a repair is one of them only where the base is damaged. */
export function botChoosesOne(
  cx: Cx,
  options: readonly Effect[],
  keyOf: (effect: Effect) => Key,
): Choice<Effect> {
  const from = options.map((effect) => ({ effect, cx, key: keyOf(effect) }));
  const by = idOf(cx.card) === 'landing-craft' ? LANDING_CRAFT : ONE_OF;
  return effectOf(rank(cx.game, 'one of', by, from, ({ key }) => key));
}

/** The effect that an option is, for the same reason. */
export function effectOf(choice: Choice<{ readonly effect: Effect }> | undefined): Choice<Effect> {
  return { picked: choice?.picked.effect ?? [], reason: choice?.reason };
}

/** DBG-45: looked at when the Landing Craft is revealed. */
function makesVaderAffordable(effect: Effect, { game, seat }: Cx): boolean {
  const vaderInRow = game.state.row.some((other) => other !== null && idOf(other) === 'darth-vader');
  const cost = kindById('darth-vader')?.cost ?? 0;
  const { resources } = sideOf(game.state, seat);
  return vaderInRow && resources < cost && resources + icon(effect, 'resources') >= cost;
}

function icon(effect: Effect, name: 'attack' | 'force' | 'resources'): number {
  return isWord(effect) && effect.do === 'gain' ? (effect[name] ?? 0) : 0;
}
