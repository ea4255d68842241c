import {
  type CardNo,
  jsonCopy,
  kindKey,
  knownBy,
  mix,
  type Pile,
  type Place,
  type Seat,
} from '@holofoe/kernel';
import { expect, test } from 'vitest';
import { openTable } from '../src/index.ts';
import { playOn } from './random-player.ts';
import { asked, toyTable } from './seats.ts';
import { kindOf, type Toy, toy } from './toy-game.ts';

/** The same table as far as the seat knows: what it does not know has changed places, but for cards of one kind. */
function reshuffled(state: Toy, seat: Seat, keep: unknown, number: number): Toy {
  const copy = jsonCopy(state);
  const piles: Pile[] = [copy.deck, ...copy.hands];
  const unknown = [
    ...piles.flatMap((pile) => pile.flatMap((place) => secretCard(place, seat))),
    ...Object.values(copy.hidden.stocks).flatMap(({ cards }) => cards),
  ].filter((card) => kindKey(kindOf(card)) !== keep);
  const turned = new Map(unknown.map((card, i) => [card, unknown[(i + number) % unknown.length] ?? card]));
  for (const pile of piles) {
    pile.forEach((place, i) => {
      if ('card' in place) pile[i] = { ...place, card: turned.get(place.card) ?? place.card };
    });
  }
  for (const stock of Object.values(copy.hidden.stocks)) {
    stock.cards.splice(
      0,
      stock.cards.length,
      ...stock.cards.map((card) => turned.get(card) ?? card).sort((a, b) => a - b),
    );
  }
  return copy;
}

function secretCard(place: Place, seat: Seat): CardNo[] {
  return 'card' in place && (place.by & knownBy([seat])) === 0 ? [place.card] : [];
}

test('what a seat does not know changes nothing of its view, its question and its events', () => {
  let compared = 0;
  for (let number = 0; number < 12; number++) {
    const table = toyTable({ seed: number });
    playOn(table, number, {
      each: () => {
        const { mark, journal } = table.save();
        const drawn = journal[mark.at];
        const seat = table.view(0).turn % 2;
        if (table.outcome || !drawn || !('c' in drawn) || table.position !== mark.at + 1) return;
        const state = mark.state as Toy;
        const [real, other] = [state, reshuffled(state, seat, drawn.c, mix(number))].map((start) => {
          const at = openTable(toy, { config: {}, seed: 1, start, chance: () => String(drawn.c) });
          return JSON.stringify([at.view(seat), asked(at, seat), at.events(seat), at.log(seat)]);
        });
        expect(other).toBe(real);
        if (JSON.stringify(reshuffled(state, seat, drawn.c, mix(number))) !== JSON.stringify(state))
          compared++;
      },
    });
  }
  expect(compared).toBeGreaterThan(20);
});

test('the reasons that a seat may not read are cut out of its events', () => {
  const table = toyTable();
  playOn(table, 2);
  const thefts = table.events(0).filter(({ event }) => event.kind === 'theft');
  expect(thefts.every(({ event }) => event.reasons?.length === 1)).toBe(true);
});
