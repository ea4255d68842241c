import { type Schema, schema } from '@holofoe/kernel';
import * as z from 'zod/mini';
import { cardName, count, MOST_CARDS } from '../bounds.ts';
import { OPTIONS } from '../config.ts';

const card = cardName.check(z.describe('a card: its id (at-st) or its printed name (AT-ST)'));
const cards = z.array(card).check(z.maxLength(MOST_CARDS));

const inPlay = z.union([
  card,
  z.strictObject({
    card,
    damage: z.optional(count),
    bonus: z.optional(count).check(z.describe('attack that it gained for this turn')),
    committed: z.optional(z.boolean()).check(z.describe('it has attacked this turn')),
    used: z.optional(z.boolean()).check(z.describe('its ability has been used this turn')),
  }),
]);

const inPlayList = z.array(inPlay).check(z.maxLength(MOST_CARDS));

const side = z
  .strictObject({
    base: z
      .optional(z.nullable(card))
      .check(z.describe('the base in play; null where it was destroyed and the next one comes')),
    damage: z.optional(count).check(z.describe('damage on that base')),
    lost: z
      .optional(cards)
      .check(
        z.describe('bases that this side has lost; absent: the first one, where another or none is in play'),
      ),
    bases: z.optional(cards).check(z.describe('bases to come, the next one first; absent: unknown')),
    hand: z.optional(cards).check(z.describe('cards in hand; absent: five that nobody has named')),
    units: z.optional(inPlayList).check(z.describe('units in play')),
    ships: z.optional(inPlayList).check(z.describe('capital ships in play, the oldest first')),
    top: z.optional(cards).check(z.describe('cards on top of the deck, the topmost first')),
    deck: z.optional(cards).check(z.describe('bought cards that are somewhere in the deck')),
    discard: z.optional(cards).check(z.describe('discard pile, the oldest card first')),
    resources: z.optional(count),
  })
  .check(z.describe('one side; starters that are named nowhere are in its deck'));

export const TABLE = z.strictObject({
  bot: z
    ._default(z.enum(['empire', 'rebel', 'both', 'none']), 'empire')
    .check(z.describe('DBG-01: the faction that the bot plays')),
  options: z.prefault(OPTIONS, {}),
  step: z
    .optional(z.enum(['begin turn', 'action', 'bot set-up']))
    .check(z.describe("absent: the start of the bot's turn, or of the Empire's where there is no bot")),
  active: z
    .optional(z.enum(['empire', 'rebel']))
    .check(z.describe('whose turn it is; absent: as `step` says')),
  turn: z._default(z.int().check(z.gte(1), z.lte(9_999)), 1),
  force: z
    .optional(
      z
        .string()
        .check(
          z.regex(
            /^(neutral|(empire|rebel) [123])$/,
            'write neutral, empire 1 to empire 3, or rebel 1 to rebel 3',
          ),
        ),
    )
    .check(z.describe('where the Force token lies')),
  row: z
    ._default(z.array(z.nullable(card)).check(z.maxLength(6, 'the galaxy row has six slots')), [])
    .check(z.describe('the galaxy row, the slot closest to the galaxy deck first; null or absent: dealt')),
  galaxyTop: z._default(cards, []).check(z.describe('cards on top of the galaxy deck, the topmost first')),
  galaxyDiscard: z._default(cards, []).check(z.describe('galaxy discard pile, the oldest card first')),
  exile: z._default(cards, []),
  empire: z.prefault(side, {}),
  rebel: z.prefault(side, {}),
  next: z
    .prefault(
      z.strictObject({
        reveals: z._default(cards, []).check(z.describe("cards that come up from the bot's deck, in order")),
        refills: z
          ._default(cards, [])
          .check(
            z.describe(
              'cards that come up from the galaxy deck, in order: into the row, or for a look at the deck',
            ),
          ),
      }),
      {},
    )
    .check(z.describe('what comes up next; the rest is chance')),
});

export type TableFile = z.output<typeof TABLE>;
export type SideFile = TableFile['empire'];
export type InPlayFile = z.output<typeof inPlay>;

export const tableSchema: Schema<TableFile> = schema(TABLE);
