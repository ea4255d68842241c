import type { TableEvent } from '@holofoe/kernel';
import { expect, test } from 'vitest';
import { DARK, LIGHT } from '../src/state.ts';
import { say, sayTo } from '../src/wording/say.ts';
import type { Setup } from './kit.ts';
import { quietTable } from './quiet.ts';

const edge: TableEvent = { kind: 'edge', data: { by: LIGHT, n: 2, contested: true, attacking: true } };
const looks: TableEvent = { kind: 'looks', data: { by: DARK, at: 'hand', of: LIGHT, n: 1 } };

test('a person who plays a side is "you" there, the other side has its name', () => {
  expect(sayTo(edge, LIGHT)).toBe('You have the edge, by 2.');
  expect(sayTo(edge, DARK)).toBe('The Light Side has the edge, by 2.');
  expect(say(edge, LIGHT)).toBe('The Light Side has the edge, by 2.');
});

test('a turn is yours', () => {
  const turn: TableEvent = { kind: 'turn begins', data: { by: DARK } };
  expect([sayTo(turn, DARK), sayTo(turn, LIGHT)]).toEqual(['Your turn.', 'Turn of the Dark Side.']);
});

test('what is looked at is yours', () => {
  expect(sayTo(looks, LIGHT)).toBe('The Dark Side looks at 1 card of your hand.');
  expect(sayTo(looks, DARK)).toBe('You look at 1 card of the hand of the Light Side.');
});

const saidAt = (table: ReturnType<typeof quietTable>) =>
  table.events.flatMap((event) => (event.kind === 'lasts' ? (say(event, LIGHT) ?? []) : []));

test('232-2 Sabine Wren: of what she gives for the phase is told to whom, what and until when', () => {
  // Kanan Jarrus is a Jedi and a Specter: a unit icon and edge (1), which the texts call a Force icon in edge battles.
  const kanan = quietTable({ light: { units: ['232-2', 'Kanan Jarrus'] } }).pay('use Sabine Wren');
  expect(saidAt(kanan.choose('Kanan Jarrus'))).toEqual([
    'Until the end of the phase, Kanan Jarrus gets +1 unit icon.',
    'Until the end of the phase, Kanan Jarrus gets +1 Force icon in edge battles.',
  ]);
});

test('257-4 Electroshock Prod: it is told which unit loses its text, and how long', () => {
  const light = { units: [{ card: 'Kanan Jarrus', enhancements: ['257-4'] }] };
  const table = quietTable({ step: 'draw', light, dark: { units: ['019-2', 'TIE Fighter'] } });
  table.until('use Electroshock Prod').choose('use Electroshock Prod').choose('Darth Vader');
  expect(saidAt(table)).toEqual(['Until the end of the phase, Darth Vader loses its text.']);
});

test('several cards are named; of cards that lie elsewhere only what the card says is told', () => {
  const dark = { affiliation: 'Imperial Navy', units: ['TIE Fighter', 'Devastator'] };
  const engagement: Setup['engagement'] = {
    objective: "A Hero's Journey",
    attackers: ['TIE Fighter', 'Devastator'],
    step: 'strikes',
    edge: 'dark',
  } satisfies Setup['engagement'];
  const above = quietTable({ active: 'dark', dark: { ...dark, hand: ['Death from Above'] }, engagement });
  above.until('use Death from Above').pay('use Death from Above').choose('TIE Fighter', 'Devastator');
  expect(saidAt(above)).toEqual([
    'Until the end of the engagement, TIE Fighter and Devastator get +1 blast icon.',
  ]);
  const vast = quietTable({ active: 'dark', dark: { ...dark, hand: ['Vast Resources', '027-4'] } });
  const [said] = saidAt(vast.pay('use Vast Resources'));
  expect(said).toMatch(/^Vast Resources: until the next such card is played or the phase ends, .* less/);
});

test('who looks at cards of a deck is told which they are, and nobody else; of what is revealed all are told', () => {
  const said = (table: ReturnType<typeof quietTable>, seat: number) =>
    table.live.events(seat).flatMap(({ event }) => (event.kind === 'sees' ? (sayTo(event, seat) ?? []) : []));
  // Prophet of the Dark Side looks at the top card.
  const prophet = quietTable({ active: 'dark', dark: { hand: ['050-2'], top: ['019-2'] } });
  prophet.pay('play Prophet of the Dark Side').choose('use Prophet of the Dark Side');
  expect([said(prophet, DARK), said(prophet, LIGHT)]).toEqual([['You see Darth Vader.'], []]);
  expect(
    JSON.stringify(prophet.live.events(LIGHT).filter(({ event }) => event.kind === 'sees')),
  ).not.toContain('cards');
  // Superlaser Engineer reveals the top five.
  const dark = { affiliation: 'Imperial Navy', hand: ['028-3'], top: ['027-4', '029-2', '027-3'] };
  const engineer = quietTable({ active: 'dark', dark }).pay('play Superlaser Engineer');
  engineer.until('use Superlaser Engineer').choose('use Superlaser Engineer');
  expect(said(engineer, LIGHT)).toEqual([
    expect.stringMatching(/^The Dark Side sees TIE Bomber, Devastator, /),
  ]);
});
