import { pathText, type Schema, schema } from '@holofoe/kernel';
import * as z from 'zod';
import { called, copiesOf, count, dieText, listOf, name, round, seat } from '../bounds.ts';
import { OPTIONS } from '../config.ts';
import { MOST_SHIELDS, PLAYERS_MOST } from '../state.ts';
import { MOST_COPIES } from './supply.ts';

const MOST_AREAS = 9;
const MOST_STAGES = 99;
const MOST_IN_HAND = 30;
const MOST_ROLLS = 200;

/**
 * A table written by hand. Seats count from 0 in the order of `players`; stages and the areas M-1, M-2 … from 1, as
 * they are printed. Whatever is not named is as in a new game of that stage.
 */
const card = name.describe(
  'a card: its title (Lightsaber), title and subtitle (Rey, Force Prodigy), or number (01059)',
);
/** What a side of the table can be called. */
export const SIDES = 'write AI, M-1, M-2 … or the seat of a player, 0 to 3';

const cards = listOf(card);

/** A card by its name alone, or with more about it; what is wrong with the latter is said in full. */
function orMore<T extends z.ZodType>(text: z.ZodString, more: T) {
  return z.union([text, more], {
    error: ({ input, errors }: { input?: unknown; errors?: readonly (readonly z.core.$ZodIssue[])[] }) => {
      const [ofText = [], ofMore = []] = errors ?? [];
      return (typeof input === 'object' ? ofMore : ofText)
        .map(({ path, message }) => (path.length === 0 ? message : `${pathText(path)}: ${message}`))
        .join('; ');
    },
  });
}

const attached = orMore(
  card,
  z.strictObject({
    card,
    ready: z.boolean().optional(),
    used: z.boolean().optional().describe('its power action was used this round'),
    owner: z
      .union([seat, z.literal('AI')])
      .optional()
      .describe('whose card it is; absent: of the one who has it, for a downgrade of the other side'),
    stray: z.literal(true).optional().describe('OPS-78: a card of the AI from a stage that is over'),
  }),
);
const upgrades = listOf(attached);
const downgrades = listOf(attached);

const support = orMore(
  card,
  z.strictObject({
    card,
    ready: z.boolean().optional(),
    used: z.boolean().optional().describe('its power action was used this round'),
    damage: count.optional(),
    upgrades: upgrades.optional(),
    downgrades: downgrades.optional(),
  }),
);

const character = orMore(
  card.describe(
    'a character by its name, with "elite" in front of it where it has two dice; of equal ones each may have its mark behind it (Death Trooper B)',
  ),
  z.strictObject({
    card,
    elite: z.boolean().optional().describe('absent: as the stage or the deck has it'),
    damage: count.optional(),
    shields: count.max(MOST_SHIELDS, `a character has at most ${MOST_SHIELDS} shields`).optional(),
    ready: z.boolean().optional(),
    health: count.min(1).optional().describe('absent: as the stage lists it, or as printed'),
    hunter: z.boolean().optional().describe('OPS-85; absent: as the stage lists it'),
    used: z.boolean().optional().describe('its power action was used this round'),
    upgrades: upgrades.optional(),
    downgrades: downgrades.optional(),
  }),
);

const shownDie = dieText(
  'write the card and what its die shows: "Death Trooper: 2RD", "Death Trooper #2: -" for the second die of that name',
).describe(
  'a die: its card, with its mark where it has one, and what it shows (Death Trooper B: 2RD); #2 is the second die of that name on this side, from the left; "lent" in front of the card that lends it: a lent die',
);
const die = orMore(
  shownDie,
  z.strictObject({ card, side: name.describe('what it shows: 2RD, +1MD, Sp, -') }),
);

const pile = listOf(
  orMore(
    card,
    z.strictObject({
      card,
      by: z
        .union([z.array(seat).max(PLAYERS_MOST), z.literal('all')])
        .describe('the seats that know it, or all'),
    }),
  ).nullable(),
);
const list = z.union([cards, copiesOf(card, MOST_COPIES)], {
  error: () => 'write a list of cards, or cards with their copies: { Lightsaber: 2 }',
});

const side = {
  resources: count.optional(),
  characters: listOf(character).optional(),
  supports: listOf(support).optional(),
  plots: cards.optional(),
  pool: listOf(die).optional().describe('dice in the pool'),
  top: pile
    .optional()
    .describe('the deck from the top: cards that everybody knows; null is one that nobody has looked at'),
  bottom: pile.optional().describe('the known cards under the deck, the last one lowest'),
  discard: cards.optional().describe('the discard pile, the oldest card first'),
  defeated: cards.optional().describe('defeated characters'),
  replaced: z.boolean().optional().describe('an upgrade was replaced for the difference this round'),
};

const area = z
  .strictObject({
    ...side,
    deck: list
      .optional()
      .describe(
        "the rest of the AI deck, in an order nobody knows; absent: the stage's deck less what is named",
      ),
    perPlayer: count
      .max(PLAYERS_MOST)
      .optional()
      .describe('OPS-58: the per-player number; absent: the players in the area now'),
    counters: count.optional(),
    cleared: z.boolean().optional().describe('OPS-51: it has stopped acting'),
    acted: z.boolean().optional().describe('it has had a turn this round'),
    activated: z.boolean().optional().describe('one of its characters was activated this round'),
    offered: cards.optional().describe("players' cards that the AI used this round (OPS-36)"),
  })
  .describe('the AI of a play area; characters and supports that are not named are as the stage lists them');

const player = z.strictObject({
  ...side,
  name: called.optional(),
  deck: z
    .union([name, list], { error: () => 'write the code of a ready deck (H1), or a list of cards' })
    .optional()
    .describe(
      'a ready deck (H1): its characters and its cards less those that are named; or the rest of the deck as a list of cards, [] for none. Absent: the first ready deck of the side for the first player, and so on',
    ),
  hand: z
    .union([count.max(MOST_IN_HAND), pile], {
      error: () => 'write a list of cards, or how many cards that nobody has named',
    })
    .optional()
    .describe('cards in hand, or their number; absent: five that nobody has named'),
  area: z.int().min(1).max(MOST_AREAS).optional().describe('the X of M-X; absent: the players take turns'),
  eliminated: z.enum(['damage', 'cards']).optional(),
  upgraded: z.boolean().optional().describe('an upgrade was played this round'),
});

export const TABLE = z.strictObject({
  scenario: name.default('OBJ-SCA').describe('its code or name'),
  expert: z.boolean().default(false),
  options: OPTIONS.prefault({}),
  stage: z.int().min(1).max(MOST_STAGES).default(1).describe('the number of the stage'),
  round: round.default(1),
  step: z
    .enum([
      'draw hands',
      'spread shields',
      'choose areas',
      'begin stage',
      'begin phase',
      'turn',
      'end of phase',
      'upkeep',
      'AI upkeep',
    ])
    .default('turn')
    .describe('what happens next'),
  turn: z
    .union([seat, z.string().regex(/^([Aa][Ii]|[Mm]-[1-9])$/, SIDES)], {
      error: () => SIDES,
    })
    .default('AI')
    .describe('whose turn it is: AI (of the first area that acts), M-1, M-2 …, or the seat of a player'),
  first: seat.default(0).describe('the seat of the first player'),
  opener: seat.optional().describe('who took the first turn of this round; absent: the first player'),
  battlefield: z.enum(['A', 'B']).default('A').describe('the side of the battlefield that is up'),
  claimed: seat.optional().describe('who claimed the battlefield this round'),
  additional: count.default(0).describe('actions that the one whose turn it is may still take'),
  actions: count.default(0).describe('actions that they have taken in this turn'),
  resolved: count.default(0).describe('dice that they have resolved in this turn'),
  passes: count.default(0).describe('how many have passed in an unbroken row'),
  lostTitles: listOf(name).default([]).describe('unique titles of eliminated players (OPS-81)'),
  winner: z.enum(['players', 'AI']).optional(),
  ai: area.optional().describe('the AI, or that of the first area'),
  areas: z.array(area).max(MOST_AREAS).optional().describe('the AI of each area, M-1 first, instead of `ai`'),
  players: z
    .array(player)
    .min(1, 'at least one player is needed')
    .max(PLAYERS_MOST, `there are at most ${PLAYERS_MOST} players`)
    .default([{}]),
  next: z
    .strictObject({
      reveals: cards.default([]).describe('cards that come up from the AI deck, in order'),
      rolls: z
        .array(die)
        .max(MOST_ROLLS)
        .default([])
        .describe(
          'what dice show when they are rolled, for each card in order; "d6: 4" for a die that a card asks for',
        ),
      draws: cards.default([]).describe('cards that players draw, in order'),
    })
    .prefault({})
    .describe('what comes up next; the rest is chance'),
});

export type TableFile = z.output<typeof TABLE>;
export type AreaFile = z.output<typeof area>;
export type PlayerFile = z.output<typeof player>;
export type AttachedFile = z.output<typeof attached>;
export type SupportFile = z.output<typeof support>;
export type CharacterFile = z.output<typeof character>;
export type DieFile = z.output<typeof die>;
export type PileFile = z.output<typeof pile>;
export type ListFile = z.output<typeof list>;

export const tableSchema: Schema<TableFile> = schema(TABLE);
