import { idOf, kindById, type SideView, type View } from '@holofoe/deckbuilding';
import { actOf, type CardNo, cardOfKey, type Key } from '@holofoe/kernel';
import type { Option } from '@holofoe/table';
import type { Act as AnyAct } from '../../../../board/acts.ts';
import type { Question } from '../../../../host/game-host.ts';

/** Something that a click on a card would do. */
export interface Act extends AnyAct {
  /** An attack that this unit opens: it is chosen as soon as the rules ask who attacks. */
  readonly with?: CardNo;
}

/** What can be done with each card of the table now. */
export function actsOf(
  question: Question | undefined,
  view: View,
  you: SideView,
): ReadonlyMap<CardNo, readonly Act[]> {
  const acts = new Map<CardNo, Act[]>();
  if (!question) return acts;
  const add = (card: CardNo, act: Act): void => {
    acts.set(card, [...(acts.get(card) ?? []), act]);
  };
  for (const option of question.options) {
    const card = cardOfKey(option.key);
    if (card !== undefined) add(card, { ...option, verb: verbOf(question, option, card) });
  }
  const foe = view.sides.find(({ seat }) => seat !== you.seat);
  for (const { key, label } of question.options) {
    if (key === 'base' && foe?.base) add(foe.base.card, { key, label, verb: 'Hit' });
    if (key !== 'attack' || question.topic !== 'action') continue;
    if (foe?.base) add(foe.base.card, { key, label, verb: 'Attack' });
    for (const { card, attack, committed } of [...you.units, ...you.ships])
      if (!committed && attack > 0) add(card, { key, label, verb: 'Attack', with: card });
  }
  return acts;
}

/** The options that lie on the table as cards; the page has buttons for all others. */
export function onTable(question: Question): ReadonlySet<Key> {
  return new Set(
    question.options.map(({ key }) => key).filter((key) => key === 'base' || cardOfKey(key) !== undefined),
  );
}

const VERBS: Readonly<Record<string, string>> = {
  'attack with': 'Attack',
  'hunt with': 'Attack',
  'split damage': 'Damage',
  discard: 'Discard',
  exile: 'Exile',
  'exile one': 'Exile',
  fetch: 'Take',
  borrow: 'Borrow',
  'free purchase': 'Buy · 0',
  trade: 'Swap',
  hit: 'Hit',
  'destroy ship': 'Destroy',
  'put on deck': 'On the deck',
  'discard from row': 'Discard',
  'discard from galaxy deck': 'Discard',
  salvage: 'Into the row',
};

function verbOf({ topic }: Question, { key, label }: Option, card: CardNo): string {
  const cost = kindById(idOf(card))?.cost ?? 0;
  if (topic === 'buy from galaxy discard') return `Buy · ${cost}`;
  if (topic !== 'action') return VERBS[topic] ?? 'Choose';
  const what = actOf(key);
  if (what === 'buy') return `Buy · ${cost}`;
  if (what === 'pay off') return `Pay off · ${cost}`;
  // "Hunt" of the Empire, "Sabotage" of the Rebels
  const word = label.split(' ')[0] ?? '';
  return what === 'hunt' ? `${word} · ${cost}` : word;
}
