import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';

const AI = { ai: 'light', stop: 'conflict' } as const;
const DARK = { active: 'dark' } as const;
const SPIES = { affiliation: 'Smugglers and Spies', fates: [] };

const delta = (top: string, more: Setup = {}): Setup => ({
  ...more,
  light: { objectives: ['059-1', '001-1'], top: [top], fates: [] },
});

test('059-1 Attack Pattern Delta: with more Hoth objectives the top card of the deck comes into play if it is a Vehicle of cost 2 or less', () => {
  const table = quietTable(delta('Y-Wing'));
  expect(table.asking).toBe('light action: use Attack Pattern Delta, pass');
  expect(table.choose('use Attack Pattern Delta').isInPlay('Y-Wing')).toBe(true);
  expect(table.topic).not.toBe('action');
});

test('059-1 Attack Pattern Delta: another card stays there; without more Hoth objectives it cannot be used', () => {
  for (const top of ['001-3', '004-2'])
    expect(
      quietTable(delta(top))
        .choose('use Attack Pattern Delta')
        .state.play.some(({ type }) => type === 'unit'),
    ).toBe(false);
  const equal = quietTable({ ...delta('Y-Wing'), dark: { objectives: ['042-1'] } });
  expect(equal.choices).not.toContain('use Attack Pattern Delta');
});

test('059-1 Attack Pattern Delta: the AI looks, once a turn', () => {
  expect(quietTable(delta('Y-Wing', AI)).isInPlay('Y-Wing')).toBe(true);
});

test('059-2 Rogue Leader: a tactics icon while its player has Rogue Two, for a person and for the AI', () => {
  for (const ai of ['none', 'light'] as const) {
    const tactics = (units: string[]) =>
      quietTable({ ...AI, ai, light: { units, fates: [] } }).reads('tactics', 'Rogue Leader');
    expect([tactics(['059-2']), tactics(['059-2', '059-3'])]).toEqual([0, 1]);
  }
});

test('059-3 Rogue Two: an edge-enabled blast icon for each attacking Speeder of its player, for a person and for the AI', () => {
  for (const ai of ['none', 'light'] as const) {
    const table = quietTable({
      ai,
      step: 'engage',
      light: { units: ['059-3', '038-4', '045-3', 'X-Wing'], fates: [] },
      dark: { units: ['026-4'], hand: ['027-3'] },
      engagement: {
        objective: 'Imperial Command',
        attackers: ['059-3', '038-4', 'X-Wing'],
        defenders: ['026-4'],
      },
    });
    expect(table.reads('blast edge', 'Rogue Two')).toBe(2);
  }
  expect(quietTable({ light: { units: ['059-3', '038-4'] } }).reads('blast edge', 'Rogue Two')).toBe(0);
});

/** A Speeder strikes where nobody defends. */
const launch = (ai: 'none' | 'light', striker = '038-4') =>
  quietTable({
    ai,
    step: 'engage',
    stop: 'commitment',
    light: { units: [striker], area: ['059-5'], fates: [] },
    dark: { units: ['031-3', '027-4', '019-2'].map((card) => ({ card, focus: 1 })) },
    engagement: { objective: 'Imperial Command', attackers: [striker], step: 'strikes', edge: 'light' },
  });

test('059-5 Snowspeeder Launch Bay: after a strike with a Speeder an enemy Vehicle may be dealt a damage, a Walker gets a token too', () => {
  const table = launch('none').until('use Snowspeeder Launch Bay').choose('use Snowspeeder Launch Bay');
  expect(table.asking).toBe('light target: AT-ST, TIE Bomber');
  expect(table.choose('AT-ST').changes('AT-ST')).toEqual(['AT-ST damage 0 to 1', 'AT-ST focus 1 to 2']);
  const other = launch('none').until('use Snowspeeder Launch Bay').choose('use Snowspeeder Launch Bay');
  expect(other.choose('TIE Bomber').changes('TIE')).toEqual(['TIE Bomber play to discard']);
});

test('059-5 Snowspeeder Launch Bay: declined, or after another strike, nothing is damaged', () => {
  expect(launch('none').until('use Snowspeeder Launch Bay').choose('pass').changes('AT-ST', 'TIE')).toEqual(
    [],
  );
  expect(launch('none', 'X-Wing').changes('AT-ST', 'TIE')).toEqual([]);
});

test('059-5 Snowspeeder Launch Bay: the AI hits the dearest Vehicle', () => {
  expect(launch('light').changes('AT-ST', 'TIE')).toEqual(['AT-ST damage 0 to 1', 'AT-ST focus 1 to 2']);
});

const DEALINGS = {
  ...DARK,
  step: 'refresh',
  light: { objectives: ['060-1', '001-1', '012-1'], units: ['X-Wing'], hand: ['001-3'] },
  dark: { units: ['026-4', '027-3'] },
} satisfies Setup;

test('060-1 Undercover Dealings: after the enemy refreshes its player may draw to the reserve, with fewer units', () => {
  const table = quietTable(DEALINGS);
  expect(table.asking).toBe('light window: use Undercover Dealings, pass');
  expect(table.choose('use Undercover Dealings').hand('light')).toHaveLength(6);
  expect(quietTable(DEALINGS).choose('pass').hand('light')).toHaveLength(1);
  const equal = quietTable({ ...DEALINGS, dark: { units: ['026-4'] } });
  expect(equal.choices).not.toContain('use Undercover Dealings');
});

test('060-1 Undercover Dealings: the AI draws', () => {
  const table = quietTable({ ...DEALINGS, ai: 'light', stop: 'draw' });
  expect(table.changes('light hand')).toEqual(['light hand 1 to 6']);
});

test('060-2, 060-3 Shadow Operative: it goes back to the hand', () => {
  const table = quietTable({ light: { units: ['060-2', 'X-Wing'] } });
  expect(table.asking).toBe('light action: use Shadow Operative, pass');
  expect(table.choose('use Shadow Operative').changes()).toEqual(['Shadow Operative play to hand']);
});

test('060-2, 060-3 Shadow Operative: the AI keeps it in play', () => {
  expect(quietTable({ ...AI, light: { units: ['060-2'], fates: [] } }).isInPlay('Shadow Operative')).toBe(
    true,
  );
});

test('060-4 Hold-out Blaster: with fewer units than the enemy its unit has twice its icons, for a person and for the AI', () => {
  for (const ai of ['none', 'light'] as const) {
    const icons = (units: string[]) => {
      const light = { ...SPIES, units: [{ card: '015-2', enhancements: ['060-4'] }] };
      const table = quietTable({ ...AI, ai, light, dark: { units } });
      return (['unit', 'tactics', 'blast edge'] as const).map((icon) => table.reads(icon, 'Han Solo'));
    };
    expect([icons(['026-4']), icons(['026-4', '027-3'])]).toEqual([
      [2, 1, 1],
      [4, 2, 2],
    ]);
  }
});

test('060-4 Hold-out Blaster: on a Smugglers and Spies Character, one on each; the AI gives it to its dearest', () => {
  const units = ['015-2', { card: '015-3', enhancements: ['060-4'] }, '001-2', 'X-Wing'];
  const light = { ...SPIES, hand: ['060-4'], units };
  const table = quietTable({ light }).pay('play Hold-out Blaster');
  expect(table.changes('Hold-out Blaster on')).toEqual(['Hold-out Blaster on nothing to Han Solo']);
  const ai = quietTable({ ...AI, light: { ...light, units: ['015-3', '015-2'] } });
  expect(ai.changes('Hold-out Blaster on')).toEqual(['Hold-out Blaster on nothing to Han Solo']);
});

/** The Dark Side chokes Luke Skywalker, whose player has an answer. */
const chokedLuke = () =>
  quietTable({
    ...DARK,
    light: { ...SPIES, hand: ['060-5'], units: ['001-2'], objectives: ['015-1', '001-1'] },
    dark: { hand: ['019-5'], units: ['026-4'] },
  })
    .choose('use Force Choke')
    .choose('Luke Skywalker');

test('060-5 Narrow Escape: when the enemy chooses a single target, its player chooses another', () => {
  const table = chokedLuke();
  expect(table.asking).toBe('light window: use Narrow Escape, pass');
  expect(table.pay('use Narrow Escape').asking).toBe(
    'light target: Luke Skywalker, Heavy Stormtrooper Squad',
  );
  expect(table.choose('Heavy Stormtrooper Squad').changes('Heavy', 'Luke')).toEqual([
    'Heavy Stormtrooper Squad damage 0 to 1',
  ]);
  expect(chokedLuke().choose('pass').changes('Heavy', 'Luke')).toEqual(['Luke Skywalker damage 0 to 1']);
});

test('060-5 Narrow Escape: the AI plays no interrupt from its hand', () => {
  expect(quietTable({ ...AI, light: { ...SPIES, hand: ['060-5'] } }).changes('light fate')).toEqual([
    'light fate deck 0 to 1',
  ]);
});

const RETREAT = {
  light: { ...SPIES, objectives: ['015-1'], hand: ['060-6'], units: ['001-2', 'X-Wing', '001-3'] },
};

test('060-6 Tactical Retreat: any number of own units go to the hand', () => {
  const table = quietTable({ ...RETREAT, dark: { units: ['019-2'] } }).pay('use Tactical Retreat');
  expect(table.choices).toEqual(['Luke Skywalker', 'X-Wing', "Twi'lek Loyalist"]);
  expect(table.choose('Luke Skywalker', "Twi'lek Loyalist").hand('light')).toEqual([
    'Luke Skywalker',
    "Twi'lek Loyalist",
  ]);
});

test('060-6 Tactical Retreat: the AI gains nothing by it, so it goes to the fate deck', () => {
  const table = quietTable({ ...AI, ...RETREAT });
  expect(table.changes('light fate')).toEqual(['light fate deck 0 to 1']);
  expect(table.rulesOf('sets aside')).toEqual(['LCG-18']);
});

/** A Hoth objective is struck. */
const rearguard = (ai: 'none' | 'light', objective: string) =>
  quietTable({
    ai,
    ...DARK,
    step: 'engage',
    stop: 'commitment',
    light: { objectives: ['061-1', '001-1'], units: [{ card: '061-2', focus: 1 }], fates: [] },
    dark: { units: ['027-4'] },
    engagement: { objective, attackers: ['027-4'], step: 'strikes', edge: 'dark' },
  });

test('061-2, 061-3, 061-4 Hoth Rearguard: protect Hoth, it may take damage of a Hoth card of its side', () => {
  const table = rearguard('none', '061-1');
  expect(table.asked).toBe('light');
  expect(table.topic).toMatch(/protect/);
  expect(rearguard('none', '001-1').changes("A Hero's Journey damage")).toEqual([
    "A Hero's Journey damage 0 to 3",
  ]);
});

test('061-2, 061-3, 061-4 Hoth Rearguard: the AI protects its objective with it', () => {
  expect(rearguard('light', '061-1').changes('Hold the Line! damage', 'Hoth Rearguard')).toEqual([
    'Hold the Line! damage 0 to 1',
    'Hoth Rearguard play to discard',
  ]);
});

/** Two units of the Light Side attack one that has the next strike. */
const coordinated = () =>
  quietTable({
    step: 'engage',
    stop: 'commitment',
    light: { units: ['X-Wing', '002-3', '013-3'], hand: ['061-5'] },
    dark: { units: ['019-2'] },
    engagement: {
      objective: 'Imperial Command',
      attackers: ['X-Wing', '002-3', '013-3'],
      defenders: ['019-2'],
      step: 'strikes',
      edge: 'light',
    },
  }).choose('X-Wing');

test('061-5 Coordinated Strike: after a strike another ready participant of its player strikes at once', () => {
  const table = coordinated().until('use Coordinated Strike').pay('use Coordinated Strike');
  expect(table.asking).toBe('light strike whom: Believer in the Old Ways, Rookie Pilot');
  table.choose('Rookie Pilot');
  expect(table.card('Rookie Pilot').focus).toBe(1);
});

test('061-5 Coordinated Strike: the AI plays no reaction from its hand', () => {
  expect(quietTable({ ...AI, light: { hand: ['061-5'], fates: [] } }).changes('light fate')).toEqual([
    'light fate deck 0 to 1',
  ]);
});
