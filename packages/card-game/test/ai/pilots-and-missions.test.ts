import { describe, expect, test } from 'vitest';
import { quietTable } from '../quiet.ts';
import { reasonsOf } from '../reasons.ts';

const WEDGE = '038-2';
const SPEEDER = '038-4';

function deploys(light: object) {
  return quietTable({
    ai: 'light',
    stop: 'conflict',
    light: { affiliation: 'Rebel Alliance', fates: [], ...light },
  });
}

describe('pilots', () => {
  test('LCG-53 a Pilot is played for its pilot cost on a Vehicle without one', () => {
    const table = deploys({ hand: [WEDGE], units: [SPEEDER] });
    expect(table.card('Wedge Antilles')).toMatchObject({
      type: 'enhancement',
      host: table.card(SPEEDER).card,
    });
  });

  test('LCG-53 on the dearest that it may go on', () => {
    const table = deploys({ hand: [WEDGE], units: ['012-4', '004-2'] });
    expect(table.card('Wedge Antilles').host).toBe(table.card('Red Five').card);
    expect(reasonsOf(table, 'play on')).toMatchObject([
      { considered: ['X-Wing', 'Red Five'], picked: 'Red Five', rule: 'LCG-53', by: 'printed cost' },
    ]);
  });

  test('LCG-53 without a Vehicle, or where each has a pilot, as a unit', () => {
    expect(deploys({ hand: [WEDGE], units: ['001-2'] }).card('Wedge Antilles').type).toBe('unit');
  });

  test('LCG-53 of two pilots on a unit it discards by LCG-29', () => {
    const table = quietTable({
      ai: 'dark',
      active: 'light',
      dark: { units: [{ card: '027-3', enhancements: ['150-2', '283-2'] }], fates: [] },
      light: { hand: ['Rebel Trooper'] },
    });
    table.choose('play Rebel Trooper');
    expect([table.isInPlay('General Veers'), table.discard('dark')]).toEqual([true, ['DS-61-3']]);
  });
});

describe('missions', () => {
  test("LCG-54 a mission is played for its cost into the player's area", () => {
    const table = deploys({ hand: ['The Final Battle'] });
    expect(table.card('The Final Battle')).toMatchObject({ type: 'mission', seat: 1 });
    expect(table.changes('Rebel')).toEqual(['Rebel Alliance focus 0 to 1']);
  });

  test('LCG-54, LCG-40 where one lies there it goes to the fate deck', () => {
    const table = deploys({ hand: ['The Final Battle', 'Ground Support'] });
    expect(table.isInPlay('Ground Support')).toBe(false);
    const aside = table.events.find(({ kind }) => kind === 'sets aside');
    expect(aside).toMatchObject({ rule: 'LCG-54', data: { to: 'fate deck' } });
  });

  test('LCG-54 it attacks the mission by LCG-22, where that has the least capacity left', () => {
    const table = quietTable({
      ai: 'light',
      stop: 'commitment',
      light: { affiliation: 'Rebel Alliance', fates: [], hand: ['Ground Support'], units: ['008-3'] },
      // The Heart of the Empire has 10, Take Them Prisoner 6, the mission 5.
      dark: { objectives: ['022-1', '032-1'] },
    });
    expect(reasonsOf(table, 'engage')[0]).toMatchObject({ picked: 'Ground Support', rule: 'LCG-22' });
  });
});
