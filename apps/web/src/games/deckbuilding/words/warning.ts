import type { SideView, View } from '@holofoe/deckbuilding';
import { actOf, type Key, type Seat } from '@holofoe/kernel';
import type { Question } from '../../../host/game-host.ts';

/** What ending the turn would leave undone, as far as something could still be done about it. */
export function warningOf(question: Question, key: Key, view: View, seat: Seat): string | undefined {
  const you = view.sides.find((side) => side.seat === seat);
  if (!you || question.topic !== 'action' || key !== 'end') return undefined;
  const left = [...unplayed(question), ...attack(question, you), ...resources(question, you)];
  return left.length === 0 ? undefined : left.join(' ');
}

function unplayed(question: Question): readonly string[] {
  const cards = countOf(question, 'play');
  if (cards === 0) return [];
  return [cards === 1 ? '1 card of your hand is not played.' : `${cards} cards of your hand are not played.`];
}

function attack(question: Question, { attack: left }: SideView): readonly string[] {
  const useful = question.options.some(({ key }) => key === 'attack') || countOf(question, 'hunt') > 0;
  return useful ? [`${left} attack is left.`] : [];
}

function resources(question: Question, { resources: left }: SideView): readonly string[] {
  if (countOf(question, 'buy') === 0) return [];
  return [left === 1 ? '1 resource is left.' : `${left} resources are left.`];
}

function countOf({ options }: Question, what: string): number {
  return options.filter(({ key }) => actOf(key) === what).length;
}
