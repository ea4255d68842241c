import { type Json, type Key, NOBODY, type Reason, readKey, type TableEvent } from '@holofoe/kernel';
import { expect, test } from 'vitest';
import { ownerOf } from '../../src/cards/number.ts';
import { say } from '../../src/wording/say.ts';
import { configOf, randomGame } from '../random-game.ts';

const GAMES = 24;

/** Choices of a player, by the player's best target: the event is about that player, or about a card of that player. */
const ABOUT_A_PLAYER = ['disrupt', 'discard', 'indirect damage', 'player'];
/** Choices of a symbol or of an effect: the event is that the dice are resolved, or what the effect does. */
const ABOUT_WHAT_IS_DONE: Readonly<Record<string, readonly string[]>> = {
  'dice to resolve': ['resolve'],
  'one of': ['shields', 'damage', 'exhaust'],
};

/** Where nobody was picked: the card is not played, or not redeployed. */
const WITHOUT_ANYBODY = ['AI cannot pay', 'AI cannot play', 'leaves play'];

function names(event: TableEvent, { topic, picked }: Reason): boolean {
  const data = event.data as Readonly<Record<string, Json>>;
  const declared = ABOUT_WHAT_IS_DONE[topic];
  if (declared) return declared.includes(event.kind);
  if (picked === NOBODY) return WITHOUT_ANYBODY.includes(event.kind);
  if (numbersIn(data).includes(numberOf(picked))) return true;
  if (!ABOUT_A_PLAYER.includes(topic)) return false;
  const owner = ownerOf(numberOf(picked));
  const { card, die, side, seat } = data;
  if (typeof card === 'number' && card > 0) return ownerOf(card) === owner;
  return die !== undefined ? side === owner : side === owner || seat === owner;
}

/** The number of the card or die. */
function numberOf(key: Key): number {
  const named = readKey(key);
  if (named.is === 'card') return named.card;
  return named.is === 'die' ? named.die : Number.NaN;
}

function numbersIn(data: Json | undefined): readonly number[] {
  if (typeof data === 'number') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(numbersIn) : [];
}

test('OPS-30 no reason of a whole game stands at an event about another card', () => {
  const wrong: string[] = [];
  let reasons = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const tell = (event: TableEvent) => {
      for (const reason of event.reasons ?? []) {
        reasons++;
        if (!names(event, reason)) wrong.push(`seed ${seed}: ${reason.topic} at "${say(event)}"`);
      }
    };
    randomGame(configOf(seed), seed, { tell });
  }
  expect(reasons).toBeGreaterThan(1000);
  expect(wrong).toEqual([]);
}, 60_000);
