import type { Ask, Thing } from '@holofoe/kernel';
import { isCard } from '../cards/catalogue.ts';
import { strengthOf } from '../rules/strike.ts';
import { inPlay } from '../state.ts';
import { ICONS, type Icon } from '../terms/traits.ts';
import { fighterOf } from './fighters.ts';
import { hitScore } from './forecast.ts';
import type { Look } from './look.ts';

/** Whoever is focused strikes no more, whoever has fallen neither: so blast comes last. */
export const ICON_ORDER: readonly Icon[] = ['blast', 'unit', 'tactics'];

export function strikeScore({ game }: Look, card: Thing): number {
  return 1 + ICONS.reduce((sum, icon) => sum + strengthOf(game, card, icon), 0);
}

/** How good it is that a strike's unit damage goes to a card. */
export function hit({ game, state }: Look, card: Thing, source: Ask['source']): number {
  const record = inPlay(state, card);
  if (!record) return 0;
  const { worth, room } = fighterOf(game, record);
  const n = typeof source === 'number' && isCard(source) ? strengthOf(game, source, 'unit') : 1;
  return hitScore(worth, room, n, record.focus === 0);
}

/** Who is still to strike first of all. */
export function focusScore({ game, state }: Look, card: Thing): number {
  const record = inPlay(state, card);
  if (!record) return 0;
  const isNext = record.role !== null && record.focus === 0;
  return fighterOf(game, record).worth + (isNext ? 100 : record.focus === 0 ? 50 : 0);
}
