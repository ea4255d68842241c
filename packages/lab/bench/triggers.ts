import { type Listeners, listen, listening } from '@holofoe/kernel';
import { bestOfFive, type Figure, millisecondsOf } from './measure.ts';

const EVENTS = 1_000_000;

/** Nanoseconds for an event that none of the cards in play listens to. */
function unheard(cardsInPlay: number): number {
  const listeners: Listeners = {};
  for (let card = 0; card < cardsInPlay; card++) listen(listeners, `moment ${card % 5}`, card);
  let heard = 0;
  const round = () =>
    (millisecondsOf(() => {
      for (let i = 0; i < EVENTS; i++) heard += listening(listeners, 'unheard').length;
    }) /
      EVENTS) *
    1e6;
  const nanoseconds = bestOfFive(round, 'less');
  if (heard > 0) throw new Error('Somebody listened to what nobody listens to.');
  return nanoseconds;
}

export function triggers(): Figure[] {
  unheard(10);
  const few = unheard(10);
  const many = unheard(100);
  return [
    {
      name: 'an event nobody listens to, 10 cards in play',
      value: few,
      unit: 'ns',
      target: 100,
      limit: 1000,
      better: 'less',
      seconds: few / 1e9,
    },
    {
      name: 'the same with 100 cards in play, against 10',
      value: many / few,
      unit: 'times',
      target: 1.1,
      limit: 1.5,
      better: 'less',
    },
  ];
}
