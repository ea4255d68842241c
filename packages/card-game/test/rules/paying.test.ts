import { describe, expect, test } from 'vitest';
import { quietTable } from '../quiet.ts';

/** The Jedi affiliation card gives 1, each objective 2. */
describe('resources', () => {
  test('a card is paid with ready cards that give resources; the one that pays is focused', () => {
    const table = quietTable({ light: { hand: ['X-Wing'], objectives: [] } });
    expect(table.choices).toEqual([
      'play X-Wing',
      'pass',
      'pass until enemy card',
      'pass until my units',
      'pass until phase',
    ]);
    table.choose('play X-Wing');
    expect(table.card('Jedi').focus).toBe(1);
    expect(table.isInPlay('X-Wing')).toBe(true);
    expect(table.hand('light')).toEqual([]);
  });

  test('what is pooled from several cards is chosen; a card may give a part', () => {
    const objectives = ["A Hero's Journey", 'Draw Their Fire'];
    const table = quietTable({ light: { hand: ['Y-Wing'], objectives } }).choose('play Y-Wing');
    expect([table.topic, ...table.choices]).toEqual(['pay', 'Jedi', "A Hero's Journey", 'Draw Their Fire']);
    expect(table.question.form).toEqual({ pick: 'split', total: 2, most: [1, 2, 2] });
    table.choose("A Hero's Journey", 'Draw Their Fire');
    expect(table.card("A Hero's Journey").focus).toBe(1);
    expect(table.card('Draw Their Fire').focus).toBe(1);
    expect(table.card('Jedi').focus).toBe(0);
  });

  test('an exhausted card gives nothing, though it gave only a part', () => {
    const objectives = [{ card: 'Draw Their Fire', focus: 1 }];
    const table = quietTable({ light: { hand: ['Y-Wing', 'X-Wing'], objectives } });
    expect(table.choices).toContain('play X-Wing');
    expect(table.choices).not.toContain('play Y-Wing');
  });

  test('a card of an affiliation needs a resource of it; neutral resources alone do not do', () => {
    // Draw Their Fire is a Rebel Alliance objective.
    const objectives = ['Draw Their Fire'];
    const table = quietTable({
      light: { hand: ["Twi'lek Smuggler", 'Fleet Officer', 'Jedi in Hiding'], objectives },
    });
    expect(table.choices).toContain('play Fleet Officer');
    expect(table.choices).toContain('play Jedi in Hiding');
    expect(table.choices).not.toContain("play Twi'lek Smuggler");
  });

  test('the match is chosen first, then the rest', () => {
    const table = quietTable({ light: { hand: ['Jedi in Hiding'], objectives: ["A Hero's Journey"] } });
    table.choose('play Jedi in Hiding');
    expect([table.topic, ...table.choices]).toEqual(['match', 'Jedi', "A Hero's Journey"]);
    table.choose("A Hero's Journey");
    expect(table.topic).toBe('pay');
    expect(table.question.form).toEqual({ pick: 'split', total: 1, most: [1, 1] });
    table.choose("A Hero's Journey");
    expect(table.card("A Hero's Journey").focus).toBe(2);
    expect(table.card('Jedi').focus).toBe(0);
  });

  test('a card that costs 0 is played without resources', () => {
    const light = { hand: ['Rebel Trooper'], objectives: [], affiliation: 'Jedi' };
    const table = quietTable({ light }).choose('play Rebel Trooper');
    expect(table.card('Jedi').focus).toBe(0);
  });

  test('a unit that gives resources is exhausted by it', () => {
    const dark = {
      affiliation: 'Imperial Navy',
      hand: ['TIE Bomber'],
      units: ['Duty Officer'],
      objectives: [],
    };
    const table = quietTable({ active: 'dark', dark }).choose('play TIE Bomber');
    expect(table.card('Duty Officer').focus).toBe(1);
    expect(table.card('Imperial Navy').focus).toBe(1);
  });
});

describe('deployment', () => {
  test('who has the turn plays cards, the other one does not', () => {
    const table = quietTable({ light: { hand: ['Rebel Trooper'] }, dark: { hand: ['Espo Trooper'] } });
    expect(table.asked).toBe('light');
    table.choose('play Rebel Trooper');
    expect(table.isInPlay('Espo Trooper')).toBe(false);
    expect(table.topic).not.toBe('action');
  });

  test('a unit may attack in the turn in which it came', () => {
    const table = quietTable({ light: { hand: ['Rebel Trooper'] } }).choose('play Rebel Trooper');
    expect(table.topic).toBe('engage');
  });

  test('one Limited card a turn', () => {
    const hand = ['Dagobah Training Grounds', 'Hidden Outpost', 'Rebel Trooper'];
    const table = quietTable({ light: { hand } }).choose('play Hidden Outpost').choose('Jedi');
    expect(table.choices.filter((choice) => choice.startsWith('play'))).toEqual(['play Rebel Trooper']);
  });

  test('no unique title twice, whoever has it', () => {
    const table = quietTable({ light: { units: ['001-2'], hand: ['001-2', 'X-Wing'] } });
    expect(table.choices.filter((choice) => choice.startsWith('play'))).toEqual(['play X-Wing']);
  });

  test('an enhancement goes on what it may enhance', () => {
    const light = {
      hand: ['Jedi Lightsaber'],
      units: ['Jedi in Hiding', 'X-Wing', 'Believer in the Old Ways'],
    };
    const table = quietTable({ light }).choose('play Jedi Lightsaber');
    while (table.topic !== 'play on') table.choose(table.choices[0] ?? '');
    expect(table.choices).toEqual(['Jedi in Hiding', 'Believer in the Old Ways']);
    table.choose('Believer in the Old Ways');
    expect(table.card('Jedi Lightsaber').host).toBe(table.card('Believer in the Old Ways').card);
  });

  test('without anything to enhance it is not played', () => {
    const table = quietTable({ light: { hand: ['Jedi Lightsaber', 'X-Wing'] } });
    expect(table.choices.filter((choice) => choice.startsWith('play'))).toEqual(['play X-Wing']);
  });
});
