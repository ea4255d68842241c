import { type Json, type Schema, schema } from '@holofoe/kernel';
import * as z from 'zod';
import { OPTIONS } from '../config.ts';

const card = z.string().min(1).describe('a card: its id (at-st) or its printed name (AT-ST)');
const cards = z.array(card);
const count = z.int().min(0);

const inPlay = z.union([
  card,
  z.strictObject({
    card,
    damage: count.optional(),
    bonus: count.optional().describe('attack that it gained for this turn'),
    committed: z.boolean().optional().describe('it has attacked this turn'),
    used: z.boolean().optional().describe('its ability has been used this turn'),
  }),
]);

const side = z
  .strictObject({
    base: card
      .nullable()
      .optional()
      .describe('the base in play; null where it was destroyed and the next one comes'),
    damage: count.optional().describe('damage on that base'),
    lost: cards.optional().describe('bases that this side has lost'),
    bases: cards.optional().describe('bases to come, the next one first; absent: unknown'),
    hand: cards.optional().describe('cards in hand; absent: five that nobody has named'),
    units: z.array(inPlay).optional().describe('units in play'),
    ships: z.array(inPlay).optional().describe('capital ships in play, the oldest first'),
    top: cards.optional().describe('cards on top of the deck, the topmost first'),
    deck: cards.optional().describe('bought cards that are somewhere in the deck'),
    discard: cards.optional().describe('discard pile, the oldest card first'),
    resources: count.optional(),
  })
  .describe('one side; starters that are named nowhere are in its deck');

export const TABLE = z.strictObject({
  bot: z
    .enum(['empire', 'rebel', 'both', 'none'])
    .default('empire')
    .describe('DBG-01: the faction that the bot plays'),
  options: OPTIONS.prefault({}),
  step: z
    .enum(['begin turn', 'action', 'bot set-up'])
    .optional()
    .describe("absent: the start of the bot's turn, or of the Empire's where there is no bot"),
  active: z.enum(['empire', 'rebel']).optional().describe('whose turn it is; absent: as `step` says'),
  turn: z.int().min(1).default(1),
  force: z
    .string()
    .regex(/^(neutral|(empire|rebel) [123])$/, 'write neutral, empire 1 to empire 3, or rebel 1 to rebel 3')
    .optional()
    .describe('where the Force token lies'),
  row: z
    .array(card.nullable())
    .max(6, 'the galaxy row has six slots')
    .default([])
    .describe('the galaxy row, the slot closest to the galaxy deck first; null or absent: dealt'),
  galaxyTop: cards.default([]).describe('cards on top of the galaxy deck, the topmost first'),
  galaxyDiscard: cards.default([]).describe('galaxy discard pile, the oldest card first'),
  exile: cards.default([]),
  empire: side.prefault({}),
  rebel: side.prefault({}),
  next: z
    .strictObject({
      reveals: cards.default([]).describe("cards that come up from the bot's deck, in order"),
      refills: cards
        .default([])
        .describe(
          'cards that come up from the galaxy deck, in order: into the row, or for a look at the deck',
        ),
    })
    .prefault({})
    .describe('what comes up next; the rest is chance'),
});

export type TableFile = z.output<typeof TABLE>;
export type SideFile = TableFile['empire'];
export type InPlayFile = z.output<typeof inPlay>;

export const tableSchema: Schema<TableFile> = schema(
  TABLE,
  () => z.toJSONSchema(TABLE, { io: 'input' }) as Json,
);
