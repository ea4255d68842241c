import { describe, expect, test } from 'vitest';
import { wording } from '../src/wording/wording.ts';
import type { TestTable } from './kit.ts';
import { quietTable } from './quiet.ts';
import { randomConfig } from './random-decks.ts';
import { randomGame, SEATINGS } from './random-game.ts';

/** The question as a person reads it; the ways to pass are the same everywhere. */
function read({ question: { prompt, options } }: TestTable): readonly string[] {
  return [prompt, ...options.map(({ label }) => label).filter((label) => !label.startsWith('Pass until'))];
}

const SITH = { affiliation: 'Sith' };

describe('an option says what is paid, and what for', () => {
  const choked = () =>
    quietTable({
      active: 'dark',
      light: { affiliation: 'Jedi', units: ['001-2', '005-2', '001-3'], hand: ['002-6'] },
      dark: { ...SITH, hand: ['019-5'], units: ['027-3'] },
    });

  test('019-5 Force Choke: an action that is played, for what it costs now', () => {
    expect(read(choked())).toEqual([
      'What do you do?',
      'Play Force Choke for 0: deal 1 damage to a target Character or Creature unit',
      'Pass',
    ]);
  });

  test('019-5 Force Choke: what becomes of the target', () => {
    const table = choked().choose('use Force Choke');
    expect(read(table)[0]).toBe(
      'Force Choke: which one is the target? (Deal 1 damage to a target Character or Creature unit.)',
    );
  });

  test('005-2 C-3PO, 002-6 Counter-stroke: an answer, after what is answered', () => {
    expect(read(choked().choose('use Force Choke').choose('Luke Skywalker'))).toEqual([
      'Force Choke is used. Do you use one of these now?',
      'C-3PO: sacrifice this card to cancel that',
      'Counter-stroke for 1: cancel that',
      'Pass',
    ]);
  });

  const zeb = () =>
    quietTable({
      light: { affiliation: 'Smugglers and Spies', units: ['237-2'] },
      dark: { ...SITH, units: [{ card: '019-2', focus: 1 }], hand: ['027-3'] },
      engagement: {
        objective: '029-1',
        attackers: ['237-2'],
        defenders: ['019-2'],
        step: 'strikes',
        edge: 'dark',
        turn: 'light',
      },
    }).until('use Zeb Orrelios');

  test('237-2 Zeb Orrelios: what may be paid, and what happens otherwise', () => {
    expect(read(zeb())).toEqual([
      'After Zeb Orrelios is focused to strike. Do you use one of these now?',
      'Zeb Orrelios: until the end of the strike, this card gets +1 unit icon, unless your opponent wishes to discard a random card from their hand',
      'Pass',
    ]);
    expect(read(zeb().choose('use Zeb Orrelios'))).toEqual([
      'Zeb Orrelios: you may discard a random card from your hand. Otherwise the Light Side does this: until the end of the strike, this card gets +1 unit icon. Do you?',
      'Yes',
      'No',
    ]);
  });

  test('what a shield is given up for', () => {
    const table = quietTable({
      light: { units: ['Rookie Pilot'] },
      dark: { objectives: [{ card: 'Imperial Command', shields: 1 }] },
      engagement: {
        objective: 'Imperial Command',
        attackers: ['Rookie Pilot'],
        step: 'strikes',
        edge: 'light',
      },
    });
    expect(read(table)).toEqual([
      'Imperial Command: how many shields prevent damage?',
      'None: it takes 1 damage',
      '1: it takes no damage',
    ]);
  });
});

describe.each(SEATINGS.slice(0, 3))('in random games, Light $light, Dark $dark', (seating) => {
  test('every question has words of its own, and every option of what can be used says what it does', () => {
    const unsaid = new Set<string>();
    for (let seed = 1; seed <= 8; seed++)
      randomGame(randomConfig(seating, seed), seed, {
        at: (state, request) => {
          if (request.kind !== 'decide') return;
          for (const ask of request.asks) {
            const { prompt, labels } = wording(state, ask, ask.seat);
            if (/whom|: which one\?$/.test(prompt)) unsaid.add(ask.topic);
            const uses = ask.topic === 'action' ? /^Use [^:]*$|^$/ : /^$/;
            const bare = labels.filter((label) => uses.test(label));
            for (const label of bare) unsaid.add(label);
          }
        },
      });
    expect([...unsaid]).toEqual([]);
  });
});
