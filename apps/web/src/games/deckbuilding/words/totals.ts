import { idOf, kindById, type SideView, type View } from '@holofoe/deckbuilding';
import { cardKey, type Key, type Seat } from '@holofoe/kernel';
import type { Question, RunningTotal } from '../../../host/game-host.ts';

/** What the chosen attackers come to, each with the attack that it has against this target. */
export function attackOfChosen({ topic }: Question, chosen: readonly Key[], you: SideView): number {
  const things = [...you.units, ...you.ships].filter(({ card }) => chosen.includes(cardKey(card)));
  return things.reduce(
    (sum, { attack, attackOnRow }) => sum + (topic === 'hunt with' ? attackOnRow : attack),
    0,
  );
}

/** "5 / 5 attack" */
export function totalOf(
  question: Question,
  chosen: readonly Key[],
  view: View,
  seat: Seat,
): RunningTotal | undefined {
  const you = view.sides.find((side) => side.seat === seat);
  const foe = view.sides.find((side) => side.seat !== seat);
  if (!you || !foe) return undefined;
  if (question.form.pick === 'split')
    return { value: chosen.length, of: question.form.total, label: 'damage', shape: 'atk' };
  if (question.topic !== 'attack with' && question.topic !== 'hunt with') return undefined;
  const value = attackOfChosen(question, chosen, you);
  const target = view.attack?.target;
  if (typeof target === 'number')
    return { value, of: kindById(idOf(target))?.cost ?? 0, label: 'attack', shape: 'atk' };
  // Ships come before the base that they guard.
  const { ships, base } = foe;
  const of = left(ships.length > 0 ? ships : base ? [base] : []);
  return { value, of, label: ships.length > 0 ? 'against ships' : 'attack', shape: 'atk' };
}

function left(things: readonly { readonly hitPoints: number; readonly damage: number }[]): number {
  return things.reduce((sum, { hitPoints, damage }) => sum + hitPoints - damage, 0);
}
