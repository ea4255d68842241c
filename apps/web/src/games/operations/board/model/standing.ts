import { cardKey, type Key } from '@holofoe/kernel';
import { type CardView, kindById } from '@holofoe/operations';
import type { Act, Caption, Standing } from '../../../../board/acts.ts';
import type { Model } from './model.ts';

/** How a card or a die stands now. */
export function standingOf(model: Model, thing: Key): Standing {
  const { choosing, acting } = model;
  const acts = model.acts.get(thing) ?? [];
  const times = choosing.chosen.filter((key) => key === thing).length;
  const classes = [
    ...(times > 0 ? ['is-pick'] : []),
    ...(acts.length > 0 && times === 0 ? ['is-legal'] : []),
    ...(acting.has(thing) ? ['is-acting'] : []),
  ];
  return {
    className: classes.join(' '),
    caption: captionOf(model, thing, acts, times),
    acts,
    chosen: times > 0,
  };
}

/** A card in the hand says too what is missing for it. */
export function standingInHand(model: Model, { card, id }: CardView): Standing {
  const standing = standingOf(model, cardKey(card));
  const { question } = model.choosing;
  if (!question || standing.acts.length > 0 || standing.chosen) return standing;
  const missing = question.topic === 'action' ? missingFor(model, id) : undefined;
  return {
    ...standing,
    className: `${standing.className} is-calm`,
    caption: standing.caption ?? missing,
  };
}

function missingFor({ you: { resources } }: Model, id: string): Caption | undefined {
  const cost = kindById(id)?.cost ?? 0;
  return cost > resources ? { tone: '', text: `Costs ${cost}` } : { tone: '', text: 'Not now' };
}

function captionOf(
  { letters, acting, choosing }: Model,
  thing: Key,
  acts: readonly Act[],
  times: number,
): Caption | undefined {
  const letter = letters.get(thing);
  if (letter !== undefined) return { tone: acting.has(thing) ? 'foe' : '', text: '', letter };
  if (times > 0 && choosing.question?.form.pick === 'split') return { tone: 'pick', text: `×${times}` };
  if (times > 0 || acts.length === 0) return undefined;
  const verbs = new Set(acts.map(({ verb }) => verb));
  return { tone: 'lit', text: verbs.size > 2 ? `${verbs.size} ways` : [...verbs].join(', ') };
}
