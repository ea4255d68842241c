import { expect, test } from 'vitest';
import { attackOf, cards, copies, empireBot, rebelBot, story, told, unspent } from './bot-turn.ts';

test('DBG-17 the bot reveals five cards, one at a time', () => {
  const reveals = ['stormtrooper', 'inquisitor', 'tie-fighter', 'bossk', 'imperial-shuttle'];
  const table = empireBot({ reveals });
  expect(cards(table, 'play')).toEqual(reveals);
});

test('DBG-17 each card gives its resources', () => {
  const table = empireBot({ reveals: ['admiral-piett', 'moff-jerjerrod', 'stormtrooper'] });
  expect(unspent(table)).toBe(2 + 2 + 1 + 1);
});

test('DBG-17 each card gives its Force', () => {
  expect(rebelBot({ reveals: ['kel-dor-mystic'] }).force).toBe(2);
});

test('DBG-17 each card gives its attack', () => {
  const table = empireBot({ reveals: ['stormtrooper', 'dengar', 'bossk'] });
  expect(attackOf(table)).toBe(2 + 4 + 3);
});

test('DBG-17 the Force of one card counts for the next one', () => {
  const table = rebelBot({ reveals: ['kel-dor-mystic', 'x-wing'], draws: ['rebel-trooper'] });
  expect(cards(table, 'play')).toContain('rebel-trooper');
});

test('DBG-17 the Force of a later card comes too late for the one before', () => {
  const table = rebelBot({ reveals: ['x-wing', 'kel-dor-mystic'], draws: ['rebel-trooper'] });
  expect(cards(table, 'not used')).toContain('x-wing');
});

test('DBG-17 a card that leaves play has given its attack', () => {
  const table = rebelBot({ reveals: ['y-wing'] });
  expect([cards(table, 'exile'), attackOf(table)]).toEqual([['y-wing'], 2]);
});

test('DBG-17 a card that is added to the hand is played at once', () => {
  const table = empireBot({
    reveals: ['at-at', 'stormtrooper'],
    empire: { discard: ['death-trooper'] },
  });
  expect(cards(table, 'play').slice(0, 3)).toEqual(['at-at', 'death-trooper', 'stormtrooper']);
});

test('DBG-18 an ability is used when its card is played', () => {
  const table = empireBot({ reveals: ['stormtrooper', 'general-veers'], draws: ['stormtrooper'] });
  expect([cards(table, 'use'), table.rulesOf('use')]).toEqual([['general-veers'], ['DBG-18']]);
});

test('DBG-18 an ability whose condition does not hold then is lost for the turn', () => {
  const table = empireBot({ reveals: ['general-veers', 'stormtrooper'], draws: ['stormtrooper'] });
  expect([cards(table, 'not used'), cards(table, 'use')]).toEqual([['general-veers'], []]);
});

test('DBG-18 a bonus that lasts counts though its condition came later', () => {
  const table = empireBot({
    reveals: ['death-trooper', 'darth-vader'],
    force: 'rebel 1',
  });
  expect(attackOf(table)).toBe(3 + 2 + 6 + 4);
});

test('DBG-18 a bonus that lasts does not count where its condition does not hold', () => {
  const table = empireBot({ reveals: ['death-trooper'], force: 'rebel 1' });
  expect(attackOf(table)).toBe(3);
});

test('DBG-19 a card that is drawn is revealed and resolved at once', () => {
  const table = empireBot({ reveals: ['lando-calrissian', 'stormtrooper'], draws: ['bossk'] });
  expect(cards(table, 'play').slice(0, 3)).toEqual(['lando-calrissian', 'bossk', 'stormtrooper']);
});

test('DBG-19 a card that is drawn comes besides the five', () => {
  const table = empireBot({ reveals: ['lando-calrissian'], draws: ['bossk'] });
  expect(cards(table, 'play')).toHaveLength(6);
});

test('DBG-19 the rule is named with the card that comes', () => {
  const table = empireBot({ reveals: ['lando-calrissian'], draws: ['bossk'] });
  expect(table.rulesOf('play').slice(0, 3)).toEqual(['DBG-17', 'DBG-19', 'DBG-17']);
});

test('DBG-19 a card that is drawn can draw in its turn', () => {
  const table = empireBot({ reveals: ['lando-calrissian'], draws: ['director-krennic', 'bossk'] });
  expect(cards(table, 'play').slice(0, 3)).toEqual(['lando-calrissian', 'director-krennic', 'bossk']);
});

test('DBG-20 an Outer Rim Pilot gives its resources and is exiled for 1 Force', () => {
  const table = empireBot({ exile: [], reveals: ['outer-rim-pilot'] });
  expect([table.places('outer-rim-pilot')[0], table.force]).toEqual(['exile', -1]);
  expect(table.rulesOf('use')).toEqual(['DBG-20']);
});

test('DBG-20 the resources of the pilot stay when it is exiled', () => {
  const table = empireBot({ exile: copies(9, 'outer-rim-pilot'), reveals: ['outer-rim-pilot'] });
  expect(unspent(table)).toBe(2 + 4);
});

test('DBG-20 a pilot is exiled though the Force is full', () => {
  const table = empireBot({
    exile: copies(9, 'outer-rim-pilot'),
    reveals: ['outer-rim-pilot'],
    force: 'empire 3',
  });
  expect(cards(table, 'exile')).toEqual(['outer-rim-pilot']);
});

test('DBG-20 with the option `exile sensible` a pilot stays where the Force is full', () => {
  const table = empireBot({
    exile: copies(9, 'outer-rim-pilot'),
    reveals: ['outer-rim-pilot'],
    force: 'empire 3',
    options: { exile: 'sensible' },
  });
  expect([cards(table, 'exile'), cards(table, 'keep'), table.rulesOf('keep')]).toEqual([
    [],
    ['outer-rim-pilot'],
    ['DBG-20'],
  ]);
});

test('DBG-20 with the option `exile sensible` a pilot goes where it moves the Force', () => {
  const table = empireBot({
    exile: copies(9, 'outer-rim-pilot'),
    reveals: ['outer-rim-pilot'],
    force: 'empire 2',
    options: { exile: 'sensible' },
  });
  expect([cards(table, 'exile'), table.force]).toEqual([['outer-rim-pilot'], -3]);
});

test.each(['always', 'sensible'] as const)(
  'DBG-20 with exile %s a repair with nothing to repair leaves its card in play',
  (exile) => {
    const table = empireBot({ reveals: ['hwk-290'], options: { exile } });
    expect([table.places('hwk-290'), cards(table, 'keep')]).toEqual([['empire discard'], ['hwk-290']]);
  },
);

test('DBG-21 an empty deck is made anew in the middle of revealing', () => {
  const starters = [...copies(7, 'imperial-shuttle'), 'stormtrooper', 'stormtrooper', 'inquisitor'];
  const table = empireBot({ empire: { top: starters.slice(7), discard: starters.slice(0, 7) } });
  expect(cards(table, 'play')).toEqual([...starters.slice(7), 'imperial-shuttle', 'imperial-shuttle']);
  expect(table.rulesOf('shuffle')).toEqual(['DBG-21']);
});

test('DBG-21 a deck that is empty and not needed is left empty', () => {
  const starters = [...copies(7, 'imperial-shuttle'), 'stormtrooper', 'stormtrooper', 'inquisitor'];
  const table = empireBot({ empire: { top: starters.slice(5), discard: starters.slice(0, 5) } });
  expect([story(table).includes('shuffle'), table.side('empire').deck.length]).toEqual([false, 0]);
});

test('DBG-21 with deck and discard pile empty the reveal stops', () => {
  const shuttles = copies(7, 'imperial-shuttle');
  const table = empireBot({
    exile: shuttles,
    empire: { top: ['stormtrooper', 'stormtrooper', 'inquisitor'] },
  });
  expect(told(table, 'play')).toHaveLength(3);
});

test('DBG-21 a draw finds nothing where deck and discard pile are empty', () => {
  const shuttles = copies(7, 'imperial-shuttle');
  const table = empireBot({
    exile: shuttles,
    empire: { top: ['stormtrooper', 'stormtrooper', 'inquisitor', 'general-veers'] },
  });
  expect(cards(table, 'not used')).toEqual(['general-veers']);
});
