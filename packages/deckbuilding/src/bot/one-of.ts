import { most, type Priority, rank } from '@holofoe/kernel';
import { idOf, kindById } from '../cards/catalogue.ts';
import { type Cx, type Duel, sideOf } from '../rules/state.ts';
import type { Effect } from '../vocabulary/words.ts';

interface Option {
  readonly effect: Effect;
  readonly cx: Cx;
  readonly key: string;
}

/** DBG-38, DBG-37: which of several things the bot does. */
const ONE_OF: Priority<Option, Duel> = [
  most('DBG-38', 'repairs a damaged base', ({ effect }) => Number('do' in effect && effect.do === 'repair')),
  most('DBG-37', 'attack', ({ effect }) => icon(effect, 'attack')),
  most('DBG-37', 'Force', ({ effect }) => icon(effect, 'force')),
  most('DBG-37', 'resources', ({ effect }) => icon(effect, 'resources')),
];

/** DBG-45: resources only where they make Vader affordable. */
const LANDING_CRAFT: Priority<Option, Duel> = [
  most('DBG-45', 'makes Darth Vader affordable', ({ effect, cx }) =>
    Number(makesVaderAffordable(effect, cx)),
  ),
  ...ONE_OF,
];

/** Only options that can be resolved are handed in: a repair is one of them only where the base is damaged. */
export function botChoosesOne(cx: Cx, options: readonly Effect[], keyOf: (effect: Effect) => string): Effect {
  const from = options.map((effect) => ({ effect, cx, key: keyOf(effect) }));
  const by = idOf(cx.card) === 'landing-craft' ? LANDING_CRAFT : ONE_OF;
  return rank(cx.game, 'one of', by, from, ({ key }) => key)?.effect ?? [];
}

/** DBG-45: looked at when the Landing Craft is revealed. */
function makesVaderAffordable(effect: Effect, { game, seat }: Cx): boolean {
  const vaderInRow = game.state.row.some((other) => other !== null && idOf(other) === 'darth-vader');
  const cost = kindById('darth-vader')?.cost ?? 0;
  const { resources } = sideOf(game.state, seat);
  return vaderInRow && resources < cost && resources + icon(effect, 'resources') >= cost;
}

function icon(effect: Effect, name: 'attack' | 'force' | 'resources'): number {
  return 'do' in effect && effect.do === 'gain' ? (effect[name] ?? 0) : 0;
}
