import type { LiveTable } from '../../packages/table/src/index.ts';
import { playOn } from '../../packages/table/test/random-player.ts';

/** The tables that each release saves: how they are opened, and what is played at them. */
export const DECKBUILDING = {
  'empire-at-the-start': { config: {}, seed: 1, play: () => {} },
  'rebels-in-the-middle': {
    config: { empire: 'bot', rebel: 'person' },
    seed: 2,
    play: (table: LiveTable) =>
      playOn(table, 2, { enough: () => table.journal.length > 150 && table.betweenActions }),
  },
  'empire-in-an-action': {
    config: { options: { payingOff: true, attack: 'strict' } },
    seed: 3,
    forced: 'skip' as const,
    play: (table: LiveTable) =>
      playOn(table, 3, { enough: () => table.journal.length > 120 && !table.betweenActions }),
  },
  'two-persons-choosing-bases': { config: { empire: 'person', rebel: 'person' }, seed: 4, play: () => {} },
  'undone-and-corrected': {
    config: { empire: 'person', rebel: 'person', options: { first: 'empire' } },
    seed: 5,
    play: (table: LiveTable) => {
      playOn(table, 5, { enough: () => table.journal.length > 60 && table.betweenActions });
      table.correct([{ set: 'resources', side: 'empire', to: 7 }]);
      playOn(table, 6, { enough: () => table.journal.length > 90 });
      table.undo(table.lastStep(0)?.to ?? 0);
    },
  },
  'two-bots-at-the-end': { config: { empire: 'bot', rebel: 'bot' }, seed: 6, play: () => {} },
};

const two = [
  { name: 'Anna', deck: 'H1' },
  { name: 'Ben', deck: 'H2' },
];
const four = ['V1', 'V2', 'V3', 'V4'].map((deck) => ({ deck }));
const three = ['H1', 'H2', 'H3'].map((deck) => ({ deck }));
const areas = { scenario: 'DS2', stage: 2, round: 4, step: 'choose areas' };

export const OPERATIONS = {
  'one-at-the-start': { config: { scenario: 'SCA' }, seed: 1, play: () => {} },
  'two-in-the-middle': {
    config: { scenario: 'NAB', expert: true, players: two },
    seed: 2,
    play: (table: LiveTable) =>
      playOn(table, 2, { enough: () => table.journal.length > 120 && table.betweenActions }),
  },
  'four-in-an-action': {
    config: { scenario: 'KNF', players: four, first: 2 },
    seed: 3,
    play: (table: LiveTable) =>
      playOn(table, 3, { enough: () => table.journal.length > 100 && !table.betweenActions }),
  },
  'three-in-areas': {
    config: { scenario: 'DS2', players: three },
    table: {
      ...areas,
      players: three.map(() => ({})),
      ai: { deck: [], characters: [], supports: [], resources: 0 },
    },
    seed: 4,
    play: (table: LiveTable) => playOn(table, 4, { enough: () => table.journal.length > 60 }),
  },
  'undone-and-corrected': {
    config: { scenario: 'HOT', players: four.slice(0, 1) },
    seed: 5,
    play: (table: LiveTable) => {
      playOn(table, 5, { enough: () => table.journal.length > 60 && table.betweenActions });
      table.correct([{ set: 'resources', side: 0, to: 5 }]);
      playOn(table, 6, { enough: () => table.journal.length > 90 });
      table.undo(table.lastStep(0)?.to ?? 0);
    },
  },
  'at-the-end': {
    config: { scenario: 'SCA' },
    seed: 6,
    play: (table: LiveTable) => playOn(table, 7),
  },
};

const episode = {
  light: { deck: 'episode-2-light', bonus: ['252-3'] },
  dark: { deck: 'episode-2-dark', control: 'ai' },
};

export const CARD_GAME = {
  'light-at-the-start': { config: { dark: { control: 'ai' } }, seed: 1, play: () => {} },
  'dark-in-the-middle': {
    config: { light: { control: 'ai' }, options: { dial: 'easy' } },
    seed: 2,
    play: (table: LiveTable) =>
      playOn(table, 2, { enough: () => table.journal.length > 100 && table.betweenActions }),
  },
  'two-persons-in-an-action': {
    config: { light: { deck: 'jedi' }, dark: { deck: 'sith' } },
    seed: 3,
    play: (table: LiveTable) =>
      playOn(table, 3, { enough: () => table.journal.length > 120 && !table.betweenActions }),
  },
  'an-episode-with-a-bonus': {
    config: episode,
    seed: 4,
    play: (table: LiveTable) => playOn(table, 4, { enough: () => table.journal.length > 80 }),
  },
  'undone-and-corrected': {
    config: { light: { deck: 'rebel-alliance' }, dark: { deck: 'imperial-navy', control: 'ai' } },
    seed: 5,
    play: (table: LiveTable) => {
      playOn(table, 5, { enough: () => table.journal.length > 60 && table.betweenActions });
      table.correct([{ set: 'dial', to: 3 }]);
      playOn(table, 6, { enough: () => table.journal.length > 90 });
      table.undo(table.lastStep(0)?.to ?? 0);
    },
  },
  'at-the-end': {
    config: { light: { control: 'ai' }, dark: { control: 'ai' } },
    seed: 6,
    play: () => {},
  },
};
