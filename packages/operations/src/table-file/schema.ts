import { pathText, type Schema, schema } from '@holofoe/kernel';
import * as z from 'zod/mini';
import { called, copiesOf, count, dieText, listOf, name, round, SIDES, seat } from '../bounds.ts';
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
const card = name.check(
  z.describe('a card: its title (Lightsaber), title and subtitle (Rey, Force Prodigy), or number (01059)'),
);
const cards = listOf(card);

/** A card by its name alone, or with more about it; what is wrong with the latter is said in full. */
function orMore<T extends z.ZodMiniType>(text: z.ZodMiniString, more: T) {
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
    ready: z.optional(z.boolean()),
    used: z.optional(z.boolean()).check(z.describe('its power action was used this round')),
    owner: z
      .optional(z.union([seat, z.literal('AI')]))
      .check(
        z.describe('whose card it is; absent: of the one who has it, for a downgrade of the other side'),
      ),
    stray: z
      .optional(z.literal(true))
      .check(z.describe('OPS-78: a card of the AI from a stage that is over')),
  }),
);
const upgrades = listOf(attached);
const downgrades = listOf(attached);

const support = orMore(
  card,
  z.strictObject({
    card,
    ready: z.optional(z.boolean()),
    used: z.optional(z.boolean()).check(z.describe('its power action was used this round')),
    damage: z.optional(count),
    upgrades: z.optional(upgrades),
    downgrades: z.optional(downgrades),
  }),
);

const character = orMore(
  card.check(
    z.describe(
      'a character by its name, with "elite" in front of it where it has two dice; of equal ones each may have its mark behind it (Death Trooper B)',
    ),
  ),
  z.strictObject({
    card,
    elite: z.optional(z.boolean()).check(z.describe('absent: as the stage or the deck has it')),
    damage: z.optional(count),
    shields: z.optional(count.check(z.lte(MOST_SHIELDS, `a character has at most ${MOST_SHIELDS} shields`))),
    ready: z.optional(z.boolean()),
    health: z
      .optional(count.check(z.gte(1)))
      .check(z.describe('absent: as the stage lists it, or as printed')),
    hunter: z.optional(z.boolean()).check(z.describe('OPS-85; absent: as the stage lists it')),
    used: z.optional(z.boolean()).check(z.describe('its power action was used this round')),
    upgrades: z.optional(upgrades),
    downgrades: z.optional(downgrades),
  }),
);

const shownDie = dieText(
  'write the card and what its die shows: "Death Trooper: 2RD", "Death Trooper #2: -" for the second die of that name',
).check(
  z.describe(
    'a die: its card, with its mark where it has one, and what it shows (Death Trooper B: 2RD); #2 is the second die of that name on this side, from the left; "lent" in front of the card that lends it: a lent die',
  ),
);
const die = orMore(
  shownDie,
  z.strictObject({ card, side: name.check(z.describe('what it shows: 2RD, +1MD, Sp, -')) }),
);

const pile = listOf(
  z.nullable(
    orMore(
      card,
      z.strictObject({
        card,
        by: z
          .union([z.array(seat).check(z.maxLength(PLAYERS_MOST)), z.literal('all')])
          .check(z.describe('the seats that know it, or all')),
      }),
    ),
  ),
);
const list = z.union([cards, copiesOf(card, MOST_COPIES)], {
  error: () => 'write a list of cards, or cards with their copies: { Lightsaber: 2 }',
});

const side = {
  resources: z.optional(count),
  characters: z.optional(listOf(character)),
  supports: z.optional(listOf(support)),
  plots: z.optional(cards),
  pool: z.optional(listOf(die)).check(z.describe('dice in the pool')),
  top: z
    .optional(pile)
    .check(
      z.describe('the deck from the top: cards that everybody knows; null is one that nobody has looked at'),
    ),
  bottom: z.optional(pile).check(z.describe('the known cards under the deck, the last one lowest')),
  discard: z.optional(cards).check(z.describe('the discard pile, the oldest card first')),
  defeated: z.optional(cards).check(z.describe('defeated characters')),
  replaced: z
    .optional(z.boolean())
    .check(z.describe('an upgrade was replaced for the difference this round')),
};

const area = z
  .strictObject({
    ...side,
    deck: z
      .optional(list)
      .check(
        z.describe(
          "the rest of the AI deck, in an order nobody knows; absent: the stage's deck less what is named",
        ),
      ),
    perPlayer: z
      .optional(count.check(z.lte(PLAYERS_MOST)))
      .check(z.describe('OPS-58: the per-player number; absent: the players in the area now')),
    counters: z.optional(count),
    cleared: z.optional(z.boolean()).check(z.describe('OPS-51: it has stopped acting')),
    acted: z.optional(z.boolean()).check(z.describe('it has had a turn this round')),
    activated: z.optional(z.boolean()).check(z.describe('one of its characters was activated this round')),
    offered: z.optional(cards).check(z.describe("players' cards that the AI used this round (OPS-36)")),
  })
  .check(
    z.describe(
      'the AI of a play area; characters and supports that are not named are as the stage lists them',
    ),
  );

const player = z.strictObject({
  ...side,
  name: z.optional(called),
  deck: z
    .optional(
      z.union([name, list], { error: () => 'write the code of a ready deck (H1), or a list of cards' }),
    )
    .check(
      z.describe(
        'a ready deck (H1): its characters and its cards less those that are named; or the rest of the deck as a list of cards, [] for none. Absent: the first ready deck of the side for the first player, and so on',
      ),
    ),
  hand: z
    .optional(
      z.union([count.check(z.lte(MOST_IN_HAND)), pile], {
        error: () => 'write a list of cards, or how many cards that nobody has named',
      }),
    )
    .check(z.describe('cards in hand, or their number; absent: five that nobody has named')),
  area: z
    .optional(z.int().check(z.gte(1)).check(z.lte(MOST_AREAS)))
    .check(z.describe('the X of M-X; absent: the players take turns')),
  eliminated: z.optional(z.enum(['damage', 'cards'])),
  upgraded: z.optional(z.boolean()).check(z.describe('an upgrade was played this round')),
});

export const TABLE = z.strictObject({
  scenario: z._default(name, 'OBJ-SCA').check(z.describe('its code or name')),
  expert: z._default(z.boolean(), false),
  options: z.prefault(OPTIONS, {}),
  stage: z
    ._default(z.int().check(z.gte(1)).check(z.lte(MOST_STAGES)), 1)
    .check(z.describe('the number of the stage')),
  round: z._default(round, 1),
  step: z
    ._default(
      z.enum([
        'draw hands',
        'spread shields',
        'choose areas',
        'begin stage',
        'begin phase',
        'turn',
        'end of phase',
        'upkeep',
        'AI upkeep',
      ]),
      'turn',
    )
    .check(z.describe('what happens next')),
  turn: z
    ._default(
      z.union([seat, z.string().check(z.regex(/^([Aa][Ii]|[Mm]-[1-9])$/, SIDES))], {
        error: () => SIDES,
      }),
      'AI',
    )
    .check(
      z.describe('whose turn it is: AI (of the first area that acts), M-1, M-2 …, or the seat of a player'),
    ),
  first: z._default(seat, 0).check(z.describe('the seat of the first player')),
  opener: z
    .optional(seat)
    .check(z.describe('who took the first turn of this round; absent: the first player')),
  battlefield: z
    ._default(z.enum(['A', 'B']), 'A')
    .check(z.describe('the side of the battlefield that is up')),
  claimed: z.optional(seat).check(z.describe('who claimed the battlefield this round')),
  additional: z._default(count, 0).check(z.describe('actions that the one whose turn it is may still take')),
  actions: z._default(count, 0).check(z.describe('actions that they have taken in this turn')),
  resolved: z._default(count, 0).check(z.describe('dice that they have resolved in this turn')),
  passes: z._default(count, 0).check(z.describe('how many have passed in an unbroken row')),
  lostTitles: z._default(listOf(name), []).check(z.describe('unique titles of eliminated players (OPS-81)')),
  winner: z.optional(z.enum(['players', 'AI'])),
  ai: z.optional(area).check(z.describe('the AI, or that of the first area')),
  areas: z
    .optional(z.array(area).check(z.maxLength(MOST_AREAS)))
    .check(z.describe('the AI of each area, M-1 first, instead of `ai`')),
  players: z._default(
    z
      .array(player)
      .check(z.minLength(1, 'at least one player is needed'))
      .check(z.maxLength(PLAYERS_MOST, `there are at most ${PLAYERS_MOST} players`)),
    [{}],
  ),
  next: z
    .prefault(
      z.strictObject({
        reveals: z._default(cards, []).check(z.describe('cards that come up from the AI deck, in order')),
        rolls: z
          ._default(z.array(die).check(z.maxLength(MOST_ROLLS)), [])
          .check(
            z.describe(
              'what dice show when they are rolled, for each card in order; "d6: 4" for a die that a card asks for',
            ),
          ),
        draws: z._default(cards, []).check(z.describe('cards that players draw, in order')),
      }),
      {},
    )
    .check(z.describe('what comes up next; the rest is chance')),
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
