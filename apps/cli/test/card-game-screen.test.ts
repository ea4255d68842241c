import { Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { READY_DECKS } from '@holofoe/card-game';
import { expect, test } from 'vitest';
import { CARD_GAME } from '../src/games/card-game.ts';
import { questionOf } from '../src/play/chair.ts';
import { playAtKeyboard } from '../src/play/keyboard.ts';
import { choicesOf } from '../src/terminal/choices.ts';
import { paperOf } from '../src/terminal/paper.ts';
import { atRandom } from './answering.ts';

const ROWS = 24;
const COLUMNS = 80;
const MOST_ANSWERS = 3000;

type Sitting = ReturnType<typeof CARD_GAME.open>;
type Question = NonNullable<ReturnType<typeof questionOf>>;
type Answer = (question: Question) => string;

interface Seen {
  readonly screens: readonly string[];
  readonly isOver: boolean;
}

/** Whole games at a keyboard on a screen of 24 rows of 80 columns: what stands on it whenever a line is typed. */
async function screensOf(sitting: Sitting, answer: Answer, rows = ROWS): Promise<Seen> {
  let text = '';
  const write = (chunk: unknown, _: unknown, done: () => void) => {
    text += String(chunk);
    done();
  };
  const stdout = Object.assign(new Writable({ write }), { isTTY: true, columns: COLUMNS, rows });
  const io = { stdin: process.stdin, stdout, stderr: stdout, env: {} };
  const screens: string[] = [];
  let answers = 0;
  const line = async (sign: string) => {
    screens.push(stripVTControlCharacters(text).replace(/^\n+/, '') + sign);
    text = '';
    if (sign !== '> ') return '';
    if (sitting.table.outcome || ++answers > MOST_ANSWERS) return 'quit';
    const [question] = sitting.persons.flatMap((seat) => questionOf(sitting.table.pending(seat)) ?? []);
    return question ? answer(question) : 'quit';
  };
  const prompt = { byHand: true, line, close: () => undefined };
  const at = { game: CARD_GAME, sitting, solo: false, goesOn: false, farewell: () => '' };
  await playAtKeyboard(io, paperOf(io, stdout, true), prompt, at);
  return { screens, isOver: sitting.table.outcome !== undefined };
}

function randomly(seed: number): Answer {
  const among = atRandom(seed);
  return (question) => {
    const { form } = question;
    const numbers = choicesOf(question).map((_, i) => i + 1);
    if (form.pick === 'one') return String(among(numbers));
    if (form.pick === 'order') return numbers.join(' ');
    if (form.pick === 'some') {
      if (form.enough) return 'all';
      const many = among(numbers.filter((n) => n >= form.min && n <= form.max)) ?? form.min;
      return numbers.slice(0, many).join(' ') || 'none';
    }
    let left = form.total;
    const shares = form.most.map((most) => {
      const share = Math.min(left, most);
      left -= share;
      return share;
    });
    return shares.flatMap((share, i) => (share > 0 ? [`${i + 1}:${share}`] : [])).join(' ');
  };
}

/** Who plays every card and seldom fights brings the most onto the table. */
function crowding(seed: number): Answer {
  const other = randomly(seed);
  return (question) => {
    const choices = choicesOf(question);
    const played = choices.findIndex(({ label }) => label.startsWith('Play '));
    if (played >= 0) return String(played + 1);
    const ends = choices.findIndex(({ label }) => /^(Pass until the phase|No more)/.test(label));
    return ends >= 0 && atRandom(seed + choices.length)([0, 1, 2]) !== 0 ? String(ends + 1) : other(question);
  };
}

function deckOf(side: 'light' | 'dark', nth: number): string | undefined {
  const decks = READY_DECKS.filter((deck) => deck.side === side);
  return decks[nth % decks.length]?.code;
}

test.each([
  ['the Light Side at random', 'person', 'ai', randomly, [3, 12]],
  ['the Dark Side at random', 'ai', 'person', randomly, [4, 13]],
  ['the Light Side with a crowd', 'person', 'ai', crowding, [1, 8]],
  ['the Dark Side with a crowd', 'ai', 'person', crowding, [2, 9]],
  ['two persons with crowds', 'person', 'person', crowding, [5, 10]],
])(
  'every screen of whole games of %s has 24 rows of 80 columns',
  async (_, light, dark, answering, seeds) => {
    let tables = 0;
    for (const seed of seeds) {
      const config = {
        light: { control: light, deck: deckOf('light', seed) },
        dark: { control: dark, deck: deckOf('dark', seed * 5) },
      };
      const { screens, isOver } = await screensOf(CARD_GAME.open(config, seed), answering(seed));
      expect(isOver).toBe(true);
      const lines = screens.map((screen) => screen.split('\n'));
      expect(lines.filter((all) => all.length > ROWS)).toEqual([]);
      expect(lines.flat().filter((line) => line.length > COLUMNS)).toEqual([]);
      tables += screens.filter((screen) => /^── Round/m.test(screen)).length;
    }
    expect(tables).toBeGreaterThan(30);
  },
);

const LIGHT_UNITS = [
  'X-Wing',
  'Y-Wing',
  'A-Wing',
  'Yoda',
  'Luke Skywalker',
  'Leia Organa',
  'Han Solo',
  'C-3PO',
];
const CROWDED = {
  ai: 'dark',
  active: 'light',
  step: 'commitment',
  round: 4,
  light: {
    units: [...LIGHT_UNITS, { card: 'Chewbacca', focus: 1 }, { card: 'Admiral Ackbar', focus: 2, damage: 1 }],
  },
  dark: {
    units: ['Darth Vader', 'Emperor Palpatine', 'Devastator', 'AT-ST', { card: 'TIE Fighter', focus: 1 }],
  },
};

test('a question that is too long is told in parts: "more" shows the next, any number is an answer, "table" is whole', async () => {
  const sitting = CARD_GAME.openAt(CROWDED, 1);
  const typed = ['more', '10', 'table', 'quit'];
  const { screens } = await screensOf(sitting, () => typed.shift() ?? 'quit', 16);
  const [first = '', second = '', third = ''] = screens;
  expect(first).toMatch(/\n {2}1 {2}X-Wing: 1 Force\n.*Choices 1 to 4 of 10; "more" shows the next ones\./s);
  expect(first).toContain('units: X-Wing, 7 more,');
  expect(second).toMatch(/\n {2}5 {2}Luke Skywalker.*Choices 5 to 8 of 10;/s);
  expect(third).toContain('Admiral Ackbar is committed to the Force.');
  expect(screens.join()).toContain('Chewbacca 0/3 UU(BB) 1f');
});
