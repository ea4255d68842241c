import {
  allowed,
  contextOf,
  DONE,
  effectOf,
  happen,
  type Play,
  type Seat,
  type Thing,
  type Usable,
  use,
  wishes,
} from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import type { EdgeBattle } from '../state.ts';
import type { CardGame, CardGameEngine } from '../terms/words.ts';
import { seenIn } from './piles.ts';

/** That a fate resolves and its effect are two happenings: it can resolve to no effect, or its effect can be done again. */
export function resolveFate(game: CardGameEngine, { stacks }: EdgeBattle, fate: Thing): Play {
  const by = sideOf(stacks, fate);
  return happen(game, { kind: 'fate', card: fate, by }, () => {
    const usable = fateEffect(game, fate, by);
    return usable ? use(game, usable, 'fate') : DONE;
  });
}

function sideOf(stacks: EdgeBattle['stacks'], fate: Thing): 0 | 1 {
  return seenIn(stacks[0]).includes(fate) ? 0 : 1;
}

/** What it can do now. */
function fateEffect(game: CardGameEngine, fate: Thing, seat: Seat): Usable<CardGame> | undefined {
  const { abilities } = kindOf(fate);
  const index = abilities.findIndex((ability) => 'from' in ability && ability.from === 'edge stack');
  const ability = abilities[index];
  if (!ability || !('action' in ability) || !allowed(game, 'work', fate)) return undefined;
  const cx = contextOf(game, seat, fate, index);
  if (!game.rules.language.reading(ability.action).can(cx)) return undefined;
  return { cx, ability, id: `${fate}.${index}` };
}

/** Once more is never a must. */
export function* wishesAgain(game: CardGameEngine, { stacks }: EdgeBattle, fate: Thing): Play<boolean> {
  const usable = fateEffect(game, fate, sideOf(stacks, fate));
  if (!usable) return false;
  const effect = effectOf(usable.ability);
  return yield* wishes(usable.cx, effect, game.rules.language.reading(effect), undefined);
}
