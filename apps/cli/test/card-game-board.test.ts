import { cardGame, configOfTable, handWritten } from '@holofoe/card-game';
import { openTable } from '@holofoe/table';
import { expect, test } from 'vitest';
import { board } from '../src/boards/card-game.ts';
import { paperOf } from '../src/terminal/paper.ts';
import { plain } from './holofoe.ts';

const [LIGHT, DARK] = [0, 1];

/** A table written by hand, with what a seat is shown of it and what it is asked. */
function tableOf(file: object, rows?: number) {
  const read = handWritten.read(file);
  if (!('state' in read)) throw new Error(JSON.stringify(read));
  const { state } = read;
  const table = openTable(cardGame, { config: configOfTable(state), seed: 1, start: state });
  const columns = rows === undefined ? 120 : 80;
  const paper = { ...paperOf({ env: {} } as never, { columns } as never, false), rows };
  const asked = (seat: number) => {
    const pending = table.pending(seat);
    return pending.kind === 'ask' ? pending : undefined;
  };
  return {
    topicOf: (seat: number) => asked(seat)?.topic,
    shown: (seat: number) => plain(board(table.view(seat), seat, paper, []).join('\n')),
    /** By the key of an option, or by how its label begins. */
    reply(seat: number, label: string) {
      const question = asked(seat);
      const option = question?.options.find((each) => each.key === label || each.label.startsWith(label));
      if (!question || !option) throw new Error(`Nobody is asked for ${label}.`);
      expect(table.reply(seat, question.to, [option.key])).toBeUndefined();
    },
  };
}

const FIGHT = {
  light: { units: ['X-Wing'], hand: ['001-4', '001-5'] },
  dark: { units: ['TIE Fighter'], hand: ['019-4', '019-5'] },
};
const ENGAGEMENT = { objective: 'Counsel of the Sith', attackers: ['X-Wing'] };
const BOTH = { ...ENGAGEMENT, defenders: ['TIE Fighter'] };

test('whoever is asked for a card of the edge stack is the one who places next', () => {
  const { topicOf, shown, reply } = tableOf({ ...FIGHT, engagement: { ...BOTH, step: 'edge' } });
  expect(topicOf(LIGHT)).toBe('lay');
  expect(shown(LIGHT)).toContain('edge battle, you place next');
  expect(shown(DARK)).toContain('edge battle, the Light Side places next');
  reply(LIGHT, 'pass');
  expect(topicOf(DARK)).toBe('lay');
  expect(shown(DARK)).toContain('edge battle, you place next');
});

/** Three attackers, and who is left to strike back. */
const STRIKES = { ...ENGAGEMENT, attackers: ['X-Wing', 'Y-Wing', 'A-Wing'], step: 'strikes', edge: 'light' };
const EXHAUSTED = ['TIE Fighter', 'AT-ST'].map((card) => ({ card, focus: 1 }));
const THREE = { units: STRIKES.attackers };

test('whoever is asked which unit strikes is the one who strikes next; then it is the other side', () => {
  const { topicOf, shown, reply } = tableOf({
    light: THREE,
    dark: { units: ['TIE Fighter', 'AT-ST'] },
    engagement: { ...STRIKES, defenders: ['TIE Fighter', 'AT-ST'] },
  });
  expect(topicOf(LIGHT)).toBe('strike');
  expect(shown(LIGHT)).toContain('you have the edge, you strike next');
  expect(shown(DARK)).toContain('the Light Side has the edge, the Light Side strikes next');
  reply(LIGHT, 'Y-Wing');
  expect(topicOf(DARK)).toBe('strike');
  expect(shown(LIGHT)).toContain('you have the edge, the Dark Side strikes next');
});

test('a side without a ready unit does not strike next, though it would be its turn', () => {
  const { topicOf, shown, reply } = tableOf({
    light: THREE,
    dark: { units: EXHAUSTED },
    engagement: { ...STRIKES, defenders: ['TIE Fighter', 'AT-ST'] },
  });
  reply(LIGHT, 'A-Wing');
  expect(topicOf(LIGHT)).toBe('window');
  expect(shown(LIGHT)).toContain('you have the edge, you strike next');
});

test('where no ready unit takes part any more nobody strikes next', () => {
  const { topicOf, shown } = tableOf({
    light: { units: ['A-Wing'] },
    dark: { units: EXHAUSTED },
    engagement: { ...STRIKES, attackers: ['A-Wing'], defenders: ['TIE Fighter', 'AT-ST'] },
  });
  expect(topicOf(LIGHT)).toBe('window');
  expect(shown(LIGHT)).toContain('you have the edge, nobody strikes any more');
});

test('that there are no defenders is said only when it was asked', () => {
  const open = tableOf({ ...FIGHT, engagement: { ...ENGAGEMENT, step: 'defenders' } });
  expect(open.shown(LIGHT)).toContain('who defends?');
  expect(open.shown(LIGHT)).not.toContain('no defenders');
  const none = tableOf({ ...FIGHT, engagement: { ...ENGAGEMENT, step: 'edge' } });
  expect(none.shown(LIGHT)).toContain('no defenders');
  expect(none.shown(LIGHT)).not.toContain('nobody defends');
});

test('the header names the round also where no phase runs', () => {
  // Luke Skywalker may be made ready when the turn of the enemy begins.
  const light = { units: [{ card: '001-2', focus: 1 }] };
  const { topicOf, shown } = tableOf({ active: 'dark', step: 'turn begins', round: 4, light });
  expect(topicOf(LIGHT)).toBe('window');
  expect(shown(LIGHT)).toContain('Round 4, the Dark Side’s turn begins');
});

const LUKE = { card: '001-2', focus: 1, damage: 1, enhancements: ['Jedi Lightsaber', 'Trust Your Feelings'] };
const CROWD = {
  light: {
    units: [
      LUKE,
      { card: 'Y-Wing', focus: 2 },
      { card: 'Yoda', focus: 1 },
      'A-Wing',
      'A-Wing',
      'X-Wing',
      'Leia Organa',
      { card: 'Red Two', damage: 1 },
      'Han Solo',
    ],
    hand: ['Admiral Ackbar', 'Twist of Fate', 'Chewbacca'],
  },
  dark: { units: ['Darth Vader', 'TIE Fighter', 'TIE Advanced', 'Devastator', 'AT-ST', 'Emperor Palpatine'] },
};

test('copies that are alike are told once', () => {
  expect(tableOf(CROWD).shown(LIGHT)).toContain('A-Wing 0/1 U x2,');
});

test('the fewer rows there are, the closer the table is drawn: what is idle goes first, then long lists', () => {
  const unitsIn = (rows: number) =>
    /.* units:? (.*?)(?:; hand| hand|$)/.exec(tableOf(CROWD, rows).shown(LIGHT))?.[1];
  const drawn = Array.from({ length: 20 }, (_, less) => unitsIn(20 - less));
  expect([...new Set(drawn)]).toEqual([
    'Luke Skywalker 1/3 UUUBB(B) 1f + Jedi Lightsaber + Trust Your Feelings, Y-Wing 0/1 B(B) 2f, Yoda 0/2 T(UB) 1f, A-Wing 0/1 U x2, X-Wing 0/2 U(B), Leia Organa 0/1 U(BT), Red Two 1/2 UU(B), Han Solo 0/2 UUT(B)',
    'Luke Skywalker 1/3 1f + Jedi Lightsaber + Trust Your Feelings, Y-Wing 0/1 2f, Yoda 0/2 1f, A-Wing 0/1 U x2, X-Wing 0/2 U(B), Leia Organa 0/1 U(BT), Red Two 1/2 UU(B), Han Solo 0/2 UUT(B)',
    'A-Wing 0/1 U x2, X-Wing 0/2 U(B), Leia Organa 0/1 U(BT), Red Two 1/2 UU(B), Han Solo 0/2 UUT(B), 3 exhausted units',
    'A-Wing x2, X-Wing, Leia Organa, Red Two 1/2, Han Solo, 3 exhausted units',
    'A-Wing x2, X-Wing, 3 more, 3 exhausted units',
    'A-Wing x2, 4 more, 3 exhausted units',
  ]);
});
