import { expect, test } from 'vitest';
import { quietTable } from '../../quiet.ts';
import { asideOf, reasonsOf } from '../../reasons.ts';

const OPPOSED = { active: 'dark', step: 'turn begins' } as const;
const LUKE_TWICE_FOCUSED = { units: [{ card: '001-2', focus: 2 }] };

test("001-2 Luke Skywalker: at the start of the enemy's turn a focus token may be removed from him", () => {
  const table = quietTable({ ...OPPOSED, light: LUKE_TWICE_FOCUSED });
  expect(table.asking).toBe('light window: use Luke Skywalker, pass');
  expect(table.choose('use Luke Skywalker').changes('Luke Skywalker')).toEqual([
    'Luke Skywalker focus 2 to 1',
  ]);
});

test('001-2 Luke Skywalker: declined, he keeps his tokens', () => {
  const table = quietTable({ ...OPPOSED, light: LUKE_TWICE_FOCUSED }).choose('pass');
  expect(table.changes('Luke Skywalker')).toEqual([]);
});

test('001-2 Luke Skywalker: the AI always takes the token off', () => {
  const table = quietTable({ ...OPPOSED, ai: 'light', light: { ...LUKE_TWICE_FOCUSED, fates: [] } });
  expect(table.changes('Luke Skywalker')).toEqual(['Luke Skywalker focus 2 to 1']);
});

test('003-4 Jedi Mind Trick: a person may play it on any Character or Creature, for 2 tokens with the Balance', () => {
  const table = quietTable({
    light: { units: ['X-Wing'], hand: ['003-4'] },
    dark: { units: ['019-2', '025-4', '027-3'] },
  });
  expect(table.pay('use Jedi Mind Trick').asking).toBe('light target: Darth Vader, Rancor');
  expect(table.choose('Rancor').changes()).toEqual([
    'Jedi focus 0 to 1',
    'Rancor focus 0 to 2',
    'Jedi Mind Trick hand to discard',
  ]);
});

test('003-4 Jedi Mind Trick: the AI plays it on the dearest', () => {
  const table = quietTable({
    ai: 'light',
    stop: 'conflict',
    light: { hand: ['003-4'], fates: [] },
    dark: { units: ['026-4', '019-2'] },
  });
  expect(table.changes('Darth Vader', 'Jedi Mind')).toEqual([
    'Darth Vader focus 0 to 2',
    'Jedi Mind Trick hand to discard',
  ]);
  expect(reasonsOf(table, 'target')).toEqual([
    {
      considered: ['Heavy Stormtrooper Squad', 'Darth Vader'],
      picked: 'Darth Vader',
      rule: 'LCG-30',
      by: 'printed cost',
    },
  ]);
});

test('001-4 Jedi Lightsaber: a person may give it to a Force User or a Force Sensitive unit, for a unit and a blast icon', () => {
  const table = quietTable({
    light: { hand: ['001-4'], units: ['003-3', '005-3', '001-3', 'X-Wing'] },
    dark: { units: ['019-2', '027-3'] },
  });
  const before = [table.reads('unit', 'Jedi in Hiding'), table.reads('blast', 'Jedi in Hiding')];
  expect(table.pay('play Jedi Lightsaber').asking).toBe(
    'light play on: Jedi in Hiding, Guardian of Peace, Darth Vader',
  );
  table.choose('Jedi in Hiding');
  expect([before, table.reads('unit', 'Jedi in Hiding'), table.reads('blast', 'Jedi in Hiding')]).toEqual([
    [2, 0],
    3,
    1,
  ]);
});

test('001-4 Jedi Lightsaber: the AI gives it to its own unit', () => {
  const table = quietTable({
    ai: 'light',
    stop: 'conflict',
    light: { hand: ['001-4'], units: ['003-3', 'X-Wing'], fates: [] },
    dark: { units: ['019-2'] },
  });
  expect(table.changes('Jedi Lightsaber on')).toEqual(['Jedi Lightsaber on nothing to Jedi in Hiding']);
});

test('001-5 Trust Your Feelings: focused, it takes a focus token off its Character; a ready Character gives nothing to use', () => {
  const light = (focus: number) => ({ units: [{ card: '001-2', focus, enhancements: ['001-5'] }] });
  const table = quietTable({ light: light(1) });
  expect(table.asking).toBe('light action: use Trust Your Feelings, pass');
  expect(table.choose('use Trust Your Feelings').changes()).toEqual([
    'Luke Skywalker focus 1 to 0',
    'Trust Your Feelings focus 0 to 1',
  ]);
  expect(table.choices).not.toContain('use Trust Your Feelings');
});

test('001-5 Trust Your Feelings: it enhances a Character only', () => {
  const table = quietTable({ light: { hand: ['001-5'], units: ['001-3', 'X-Wing', '003-3'] } });
  expect(table.pay('play Trust Your Feelings').asking).toBe(
    "light play on: Twi'lek Loyalist, Jedi in Hiding",
  );
});

test('001-5 Trust Your Feelings: the AI makes its Character ready with it', () => {
  const table = quietTable({
    ai: 'light',
    stop: 'conflict',
    light: { units: [{ card: '001-2', focus: 1, enhancements: ['001-5'] }], fates: [] },
  });
  expect(table.changes('Luke')).toEqual(['Luke Skywalker focus 1 to 0']);
});

test('002-1 In You Must Go: the first enhancement of a turn costs 1 less, the second its price', () => {
  const table = quietTable({
    light: { objectives: ['002-1', '001-1'], hand: ['001-5', '007-4'], units: ['001-3'] },
  });
  table.choose('play Ancient Monument');
  expect(table.changes()).toEqual(['Ancient Monument hand to play']);
  table.pay('play Trust Your Feelings');
  expect(table.changes('Jedi', "A Hero's", 'In You')).toEqual([
    'Jedi focus 0 to 1',
    'In You Must Go focus 0 to 1',
  ]);
});

test('002-1 In You Must Go: the AI pays less too', () => {
  const table = quietTable({
    ai: 'light',
    stop: 'conflict',
    light: { objectives: ['002-1'], hand: ['007-4'], fates: [] },
  });
  expect(table.changes('Ancient', 'Jedi', 'In You')).toEqual(['Ancient Monument hand to play']);
});

test('002-2 Yoda: a unit and a blast icon more for each enhancement on it', () => {
  const icons = (enhancements: string[]) => {
    const table = quietTable({ light: { units: [{ card: '002-2', enhancements }] } });
    return [table.reads('unit', 'Yoda'), table.reads('blast', 'Yoda'), table.reads('tactics', 'Yoda')];
  };
  expect(icons([])).toEqual([0, 0, 1]);
  expect(icons(['001-5', '002-4'])).toEqual([2, 2, 1]);
});

test.each([
  ['002-2', 'Yoda'],
  ['003-2', 'Obi-Wan Kenobi'],
  ['004-2', 'Red Five'],
  ['011-2', 'Home One'],
])(
  '002-2, 003-2, 004-2, 011-2 elite: number %s, %s, loses two focus tokens when its side refreshes, for a person and for the AI',
  (card, title) => {
    for (const ai of ['none', 'light'] as const) {
      const table = quietTable({
        ai,
        step: 'refresh',
        stop: 'draw',
        light: { units: [{ card, focus: 3 }], fates: [] },
      });
      expect(table.changes(`${title} focus`)).toEqual([`${title} focus 3 to 1`]);
    }
  },
);

/** A unit of the Light Side attacks two focused defenders and has the edge. */
const shiiCho = (ai: 'none' | 'light') =>
  quietTable({
    ai,
    stop: 'commitment',
    light: { units: [{ card: '003-3', enhancements: ['002-4'] }], fates: [] },
    dark: { units: [{ card: '027-3', focus: 1 }, { card: '027-4', focus: 1 }, '035-2'] },
    engagement: {
      objective: 'Imperial Command',
      attackers: ['003-3'],
      defenders: ['027-3', '027-4'],
      step: 'strikes',
      edge: 'light',
    },
  });

test('002-4 Shii-Cho Training: unit damage may be divided among participating enemies', () => {
  const table = shiiCho('none').choose('unit');
  expect(table.asking).toBe('light divide unit damage: TIE Fighter, TIE Bomber');
  table.choose('TIE Fighter', 'TIE Bomber');
  expect(table.changes('TIE', 'Espo')).toEqual(['TIE Fighter play to discard', 'TIE Bomber play to discard']);
});

test('002-4 Shii-Cho Training: the AI divides where that destroys more', () => {
  const table = shiiCho('light');
  expect(table.changes('TIE', 'Espo')).toEqual(['TIE Fighter play to discard', 'TIE Bomber play to discard']);
});

/** The Dark Side plays Force Choke on the only Character. */
const choke = (light: { hand?: string[]; units: string[] }, ai: 'none' | 'light' = 'none') =>
  quietTable({ ai, active: 'dark', light, dark: { hand: ['019-5'], units: ['027-3'] } }).pay(
    'use Force Choke',
  );

test('002-6 Counter-stroke: an event just played may be cancelled', () => {
  const table = choke({ hand: ['002-6'], units: ['001-3'] });
  expect(table.asking).toBe('light window: use Counter-stroke, pass');
  table.pay('use Counter-stroke');
  expect(table.changes("Twi'lek", 'Counter', 'Force', 'Jedi')).toEqual([
    'Jedi focus 0 to 1',
    'Counter-stroke hand to discard',
    'Force Choke hand to discard',
  ]);
});

test('002-6 Counter-stroke: declined, the event does what it says', () => {
  const table = choke({ hand: ['002-6'], units: ['001-3'] }).choose('pass');
  expect(table.changes("Twi'lek", 'Counter')).toEqual(["Twi'lek Loyalist play to discard"]);
});

test('005-2 C-3PO: sacrificed, it cancels an event', () => {
  const table = choke({ units: ['001-2', '005-2'] });
  expect(table.asking).toBe('light window: use C-3PO, pass');
  table.choose('use C-3PO');
  expect(table.changes('Luke', 'C-3PO', 'Force')).toEqual([
    'C-3PO play to discard',
    'Force Choke hand to discard',
  ]);
});

test('005-2 C-3PO: declined, it stays and the event does what it says', () => {
  const table = choke({ units: ['001-2', '005-2'] }).choose('pass');
  expect(table.changes('Luke', 'C-3PO')).toEqual(['Luke Skywalker damage 0 to 1']);
});

test('005-2 C-3PO: the AI gives it for an event that takes as much', () => {
  const table = choke({ units: ['001-2', '005-2'] }, 'light');
  expect(table.changes('Luke', 'C-3PO')).toEqual(['C-3PO play to discard']);
});

test('003-1 Forgotten Heroes: after a Force User is played a card may be drawn; no other unit lets draw', () => {
  const table = quietTable({
    light: { objectives: ['003-1', '001-1'], hand: ['003-3', '001-3'], top: ['X-Wing'] },
  });
  table.pay("play Twi'lek Loyalist");
  expect(table.topic).toBe('action');
  table.pay('play Jedi in Hiding');
  expect(table.asking).toBe('light window: use Forgotten Heroes, pass');
  expect(table.choose('use Forgotten Heroes').changes('X-Wing')).toEqual(['X-Wing deck to hand']);
});

test('003-1 Forgotten Heroes: declined, nothing is drawn', () => {
  const table = quietTable({ light: { objectives: ['003-1', '001-1'], hand: ['003-3'], top: ['X-Wing'] } });
  expect(table.pay('play Jedi in Hiding').choose('pass').changes('X-Wing')).toEqual([]);
});

test('003-1 Forgotten Heroes: the AI draws, and plays what it drew', () => {
  const table = quietTable({
    ai: 'light',
    stop: 'conflict',
    light: { objectives: ['003-1', '001-1'], hand: ['003-3'], top: ['001-4'], fates: [] },
  });
  expect(table.changes('Jedi Lightsaber deck')).toEqual(['Jedi Lightsaber deck to play']);
});

test('003-2 Obi-Wan Kenobi: while it participates the enemy lays the first card of its stack face up, the next face down', () => {
  const table = quietTable({
    step: 'engage',
    light: { units: ['003-2'] },
    dark: { units: ['027-3'], hand: ['026-4', '027-4', '027-3'] },
  });
  table.choose('Imperial Command').choose('TIE Fighter');
  table.choose('Heavy Stormtrooper Squad').choose('TIE Bomber');
  expect(table.view(0).engagement?.battle?.stacks[1]).toMatchObject([
    { title: 'Heavy Stormtrooper Squad' },
    null,
  ]);
});

test('003-5 Our Most Desperate Hour: a shield for any Character, even a shielded one', () => {
  const table = quietTable({
    light: { hand: ['003-5'], units: [{ card: '001-2', shields: 1 }, 'X-Wing'] },
    dark: { units: ['019-2'] },
  });
  expect(table.pay('use Our Most Desperate Hour').asking).toBe('light target: Luke Skywalker, Darth Vader');
  expect(table.choose('Luke Skywalker').changes()).toEqual([
    'Luke Skywalker shields 1 to 2',
    'Our Most Desperate Hour hand to discard',
  ]);
});

test('003-5 Our Most Desperate Hour: the AI shields its own', () => {
  const table = quietTable({
    ai: 'light',
    stop: 'conflict',
    light: { hand: ['003-5'], units: ['001-2'], fates: [] },
    dark: { units: ['019-2'] },
  });
  expect(table.changes('Luke', 'Darth')).toEqual(['Luke Skywalker shields 0 to 1']);
});

test('002-2 Yoda: the AI strikes with the icons of his enhancements', () => {
  const struck = (enhancements: string[]) =>
    quietTable({
      ai: 'light',
      stop: 'commitment',
      light: { units: [{ card: '002-2', enhancements }], fates: [] },
      engagement: { objective: 'Imperial Command', attackers: ['002-2'], step: 'strikes', edge: 'light' },
    }).changes('Imperial Command damage');
  // One blast icon by the edge, one damage as nobody defends.
  expect([struck([]), struck(['002-4'])]).toEqual([
    ['Imperial Command damage 0 to 2'],
    ['Imperial Command damage 0 to 3'],
  ]);
});

test('002-6 Counter-stroke: the AI plays no interrupts; it goes to its fate deck', () => {
  const table = quietTable({ ai: 'light', stop: 'conflict', light: { hand: ['002-6'], fates: [] } });
  expect(asideOf(table)).toEqual(['LCG-40 fate deck it cannot be played now']);
});

test("003-2 Obi-Wan Kenobi: while the AI's takes part, a person lays the first card face up, the next face down", () => {
  const table = quietTable({
    ai: 'light',
    light: { units: ['003-2'], fates: [] },
    dark: { units: ['027-3'], hand: ['026-4', '027-4'] },
    engagement: { objective: 'Imperial Command', attackers: ['003-2'], defenders: ['027-3'] },
  });
  table.choose('Heavy Stormtrooper Squad');
  expect(table.view(0).engagement?.battle?.stacks[1]).toMatchObject([{ title: 'Heavy Stormtrooper Squad' }]);
});

test('003-2 Obi-Wan Kenobi: against a person who has him the AI lays its first card face up', () => {
  const table = quietTable({
    ai: 'dark',
    light: { units: ['003-2'], hand: ['001-3', '001-4'] },
    dark: { units: ['027-3', '027-4'], fates: ['026-4', '019-2'] },
    engagement: { objective: 'Imperial Command', attackers: ['003-2'], defenders: ['027-3', '027-4'] },
  });
  table.choose("Twi'lek Loyalist").choose('pass');
  expect(table.view(0).engagement?.battle?.stacks[1]).toMatchObject([
    { title: 'Heavy Stormtrooper Squad' },
    null,
  ]);
});
