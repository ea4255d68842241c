import type { Ask } from '@holofoe/kernel';
import { expect, test } from 'vitest';
import { kindById } from '../../src/cards/catalogue.ts';
import { FURTHER_CARDS } from '../../src/cards/further-cards.ts';
import { cardsFault, invariants } from '../../src/invariants.ts';
import { greedy } from '../../src/players/greedy.ts';
import type { Config } from '../../src/rules/setup.ts';
import { configOf, randomGame } from '../random-game.ts';

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);
const CHARACTERS = FURTHER_CARDS.filter(({ type }) => type === 'character');
const CARDS = FURTHER_CARDS.filter(({ type }) => type !== 'character');

const nameOf = ({ id }: { readonly id: string }) => kindById(id)?.name;

/** Decks of nothing but further cards, whatever side they are on: every one is in a deck of some game. */
function configWithFurtherCards(seed: number): Config {
  const config = configOf(seed);
  const taken = config.players.flatMap(({ deck }) => deck.characters.map(nameOf));
  const guests = CHARACTERS.filter(({ name }) => !taken.includes(name));
  const players = config.players.map(({ name, deck }, seat) => {
    const chosen = Array.from({ length: 15 }, (_, i) => CARDS[(seed * 7 + seat * 11 + i) % CARDS.length]);
    const guest = guests[(seed + seat) % guests.length];
    const characters = [...deck.characters, ...(guest ? [{ id: guest.id, elite: seed % 2 === 0 }] : [])];
    const cards = Object.fromEntries(chosen.flatMap((kind) => (kind ? [[kind.id, 2] as const] : [])));
    return { name, deck: { ...deck, characters, cards } };
  });
  return { ...config, players };
}

/** A reply with options that there are, each once, as many as are asked for. */
function isLegal({ form, options }: Ask, reply: readonly number[]): boolean {
  if (form.pick === 'split') return reply.length === options.length;
  const isThere = reply.every((index) => options[index] !== undefined);
  if (!isThere || new Set(reply).size < reply.length) return false;
  if (form.pick === 'one') return reply.length === 1;
  return form.pick !== 'some' || (reply.length >= form.min && reply.length <= form.max);
}

test.each(SEEDS)(
  'a random game with further cards keeps the invariants, and greedy replies legally %i',
  (seed) => {
    const player = greedy();
    const faults = new Set<string>();
    const note = (fault: string | undefined) => fault !== undefined && faults.add(fault);
    randomGame(configWithFurtherCards(seed), seed, {
      at(state, request) {
        note(request.kind === 'checkpoint' ? invariants(state) : cardsFault(state));
        if (request.kind !== 'decide') return;
        for (const ask of request.asks) {
          if (!isLegal(ask, player(ask, state))) faults.add(`greedy has no legal reply to "${ask.topic}"`);
          if (new Set(ask.options.map((_, i) => ask.keyOf(i))).size < ask.options.length)
            faults.add(`"${ask.topic}" has two alike`);
        }
      },
    });
    expect([...faults]).toEqual([]);
  },
);
