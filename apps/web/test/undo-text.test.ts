import { expect, test } from 'vitest';
import { deedText } from '../src/games/deckbuilding/words/deed.ts';
import { shortUndoText } from '../src/table/timeline/undo-text.ts';
import { played, YOU } from './games.ts';
import { replyTo } from './player.ts';
import { POSITIONS } from './positions.ts';

test.each([
  { topic: 'action', deed: /^(Play|Buy|Use|Sabotage|Attack|Pay off|End) / },
  { topic: 'attack with', deed: /^Attack with / },
  { topic: 'hunt with', deed: /^Attack with / },
  { topic: 'split damage', deed: /^Damage / },
  { topic: 'one of', deed: /^Gain / },
  { topic: 'may', deed: /^Answer (Yes|No)$/ },
  { topic: 'free purchase', deed: /^Buy / },
  { topic: 'discard', deed: /^Discard / },
  { topic: 'fetch', deed: /^Take / },
  { topic: 'exile', deed: /^Exile / },
  { topic: 'buy from galaxy discard', deed: /^Buy / },
  { topic: 'destroy ship', deed: /^Destroy / },
])('an undo names what was done, not only the cards: $topic', ({ topic, deed }) => {
  const texts = undone().get(topic) ?? [];
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => !deed.test(text))).toEqual([]);
});

test.each([
  { says: 'Play Jabba the Hutt (2 attack, 2 resources, 2 Force)', short: 'Play Jabba the Hutt' },
  { says: 'Use Outer Rim Pilot: exile this card to gain 1 Force', short: 'Use Outer Rim Pilot' },
  { says: 'Attack with Dengar (4 attack), Bossk (3 attack)', short: 'Attack with Dengar, Bossk' },
  {
    says: 'Attack with B-Wing (5 attack), Han Solo (3 attack), Rebel Trooper (2 attack)',
    short: 'Attack with B-Wing and 2 more',
  },
])('what can be undone is short beside the timeline: $short', ({ says, short }) => {
  expect(shortUndoText({ to: 0, kind: 'reply', says, drawsAnew: false })).toBe(short);
});

let texts: Map<string, string[]> | undefined;

/** What an undo would have said after each reply of some games, by what was asked. */
function undone(): ReadonlyMap<string, readonly string[]> {
  if (texts) return texts;
  texts = new Map();
  const tables = [4, 5, 7, 9].map((seed) => played(seed, () => true));
  for (const table of [...tables, POSITIONS.sabotage()]) {
    for (let question = table.pending(YOU); question.kind === 'ask'; question = table.pending(YOU)) {
      table.reply(YOU, question.to, replyTo(question));
      const { topic = '', says = '' } = table.lastStep(YOU) ?? {};
      texts.set(topic, [...(texts.get(topic) ?? []), deedText(topic, says)]);
    }
  }
  return texts;
}
