import { expect, test } from 'vitest';
import { KINDS } from '../../src/cards/catalogue.ts';
import { empireTurn } from '../turn.ts';

/** A copy of every unit that the Empire can have, but for the one whose ability looks at the others. */
const unitsBut = (id: string) =>
  KINDS.filter((kind) => kind.type === 'unit' && kind.faction !== 'rebel' && kind.id !== id).map(
    (kind) => kind.id,
  );

const TROOPERS = ['scout-trooper', 'death-trooper', 'quarren-mercenary', 'stormtrooper'];

test('Imperial Carrier knows every Fighter', () => {
  const units = KINDS.filter((kind) => kind.type === 'unit' && kind.faction !== 'rebel');
  const table = empireTurn({ empire: { units: units.map(({ id }) => id), ships: ['imperial-carrier'] } });
  const helped = table.side('empire').units.filter(({ attack }, i) => attack !== units[i]?.attack);
  expect(helped.map(({ id }) => id)).toEqual([
    'tie-fighter',
    'tie-bomber',
    'tie-interceptor',
    'z-95-headhunter',
    'fang-fighter',
  ]);
});

test('AT-AT knows every Trooper', () => {
  const table = empireTurn({ empire: { units: ['at-at'], discard: unitsBut('at-at') } });
  expect(table.choose('use at-at').choices).toEqual(TROOPERS);
});

test("Jabba's Sail Barge knows every Bounty Hunter", () => {
  const table = empireTurn({
    empire: { units: ['jabbas-sail-barge'], discard: unitsBut('jabbas-sail-barge') },
  });
  table.choose('use jabbas-sail-barge');
  expect(table.choices).toEqual(['boba-fett', 'rodian-gunslinger', 'bossk', 'dengar', 'ig-88']);
});

test('General Veers knows every Trooper and Vehicle', () => {
  const helpful = unitsBut('general-veers').filter((id) =>
    empireTurn({ empire: { units: ['general-veers', id] } })
      .choicesTo('use')
      .includes('general-veers'),
  );
  expect(helpful.sort()).toEqual([...TROOPERS, 'at-st', 'at-at', 'jabbas-sail-barge'].sort());
});
