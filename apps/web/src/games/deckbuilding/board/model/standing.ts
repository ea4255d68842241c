import { kindById, outOfReach } from '@holofoe/deckbuilding';
import { type CardNo, cardKey } from '@holofoe/kernel';
import type { Caption, Standing as Stands } from '../../../../board/acts.ts';
import type { Act } from './acts.ts';

import type { Model } from './model.ts';

export type Where = 'row' | 'hand' | 'play' | 'ship' | 'base' | 'tray' | 'foe';

type Standing = Stands<Act>;

export interface Thing {
  readonly card: CardNo;
  readonly id: string;
  readonly committed?: boolean;
}

export function standingOf(model: Model, thing: Thing, where: Where): Standing {
  const { choosing, view, moved, acting, letters } = model;
  const { card, committed = false } = thing;
  const acts = model.acts.get(card) ?? [];
  const times = choosing.chosen.filter((key) => key === cardKey(card)).length;
  const aimed = view.attack !== null && isTarget(model, card, where);
  const classes = [
    ...(times > 0 ? ['is-pick'] : []),
    ...(aimed && times === 0 ? ['is-aim'] : []),
    ...(acts.length > 0 && times === 0 && !aimed ? ['is-legal'] : []),
    ...(acting.has(card) ? ['is-acting'] : []),
    ...(committed ? ['is-spent'] : []),
    ...(isCalm(model, acts, where) && times === 0 && !aimed && !committed ? ['is-calm'] : []),
    ...(moved.has(card) ? ['is-moved'] : []),
  ];
  return {
    className: classes.join(' '),
    caption: captionOf(model, thing, where, { acts, times, aimed, letter: letters.get(cardKey(card)) }),
    acts,
    chosen: times > 0,
  };
}

/** Where the person is asked, what cannot be taken is calm; the opponent's cards are never lit or dimmed by that. */
function isCalm({ choosing }: Model, acts: readonly Act[], where: Where): boolean {
  return choosing.question !== undefined && acts.length === 0 && (where === 'row' || where === 'hand');
}

function isTarget({ view, you, foe }: Model, card: CardNo, where: Where): boolean {
  const { attack } = view;
  if (!attack) return false;
  if (attack.target !== 'base') return attack.target === card;
  const enemy = attack.seat === you.seat ? foe : you;
  return where === 'base' && enemy.base?.card === card;
}

interface Facts {
  readonly acts: readonly Act[];
  readonly times: number;
  readonly aimed: boolean;
  readonly letter: string | undefined;
}

function captionOf(model: Model, thing: Thing, where: Where, facts: Facts): Caption | undefined {
  const { view, you, choosing, attack, acting } = model;
  const { acts, times, aimed, letter } = facts;
  if (letter !== undefined) return { tone: acting.has(thing.card) ? 'foe' : '', text: '', letter };
  if (times > 0 && choosing.question?.form.pick === 'split') return { tone: 'pick', text: `−${times}` };
  if (aimed && where === 'row') return { tone: 'aim', ...targetText(model, thing, attack) };
  if (times > 0) return undefined;
  if (acts.length > 0) return { tone: 'lit', ...inTwo(verbs(acts)) };
  const missing =
    where === 'row' && choosing.question?.topic === 'action'
      ? outOfReach(view, you.seat, thing.id)
      : undefined;
  return missing === undefined ? undefined : { tone: '', ...inTwo(missing) };
}

function targetText({ choosing }: Model, thing: Thing, attack: number): Pick<Caption, 'text' | 'more'> {
  const text = `Target ${kindById(thing.id)?.cost ?? 0}`;
  return choosing.question?.topic === 'hunt with' ? { text, more: ` · attack ${attack}` } : { text };
}

/** "Costs 5", and where there is room ", you have 4". */
function inTwo(words: string): Pick<Caption, 'text' | 'more'> {
  const comma = words.indexOf(',');
  return comma < 0 ? { text: words } : { text: words.slice(0, comma), more: words.slice(comma) };
}

function verbs(acts: readonly Act[]): string {
  return [...new Set(acts.map(({ verb }) => verb))].join(', ');
}
