import { type Schema, schema } from '@holofoe/kernel';
import * as z from 'zod';
import { called, count, listOf, name, setNumber } from '../bounds.ts';
import { OPTIONS } from '../config.ts';
import { SIDES } from '../terms/traits.ts';

const card = name.describe('a card: its number (001-2) or its title (Luke Skywalker)');
const cards = listOf(card);
/** Null: a card that nobody has seen. */
const pile = listOf(card.nullable());

const tokens = {
  damage: count.optional(),
  focus: count.optional(),
  shields: count.optional(),
};

const enhancement = z.union([card, z.strictObject({ card, ...tokens })]);

const holder = {
  card,
  ...tokens,
  enhancements: listOf(enhancement).optional().describe('its own side’s enhancements on it, pilots too'),
  enemies: listOf(enhancement).optional().describe('enhancements of the other side on it'),
  captives: cards.optional().describe('cards that lie captured under it'),
  kept: cards.optional().describe('cards of its own side that it keeps face down'),
};

const inPlay = z.union([card, z.strictObject(holder)]);

const unit = z.union([
  card,
  z.strictObject({
    ...holder,
    committed: z.boolean().optional().describe('it has a Force card'),
    pool: z
      .enum(['attackers', 'defenders'])
      .optional()
      .describe('LCG-20: of the AI’s unit; absent: it defends until the AI deploys again'),
  }),
]);

const side = z
  .strictObject({
    name: called.optional(),
    affiliation: name.optional().describe('absent: that of the first ready deck of the side'),
    sets: listOf(setNumber)
      .optional()
      .describe('the objective sets of the deck; absent: those of the ready deck of the affiliation'),
    objectives: listOf(inPlay).optional().describe('absent: the first three of the deck'),
    units: listOf(unit).optional(),
    area: listOf(inPlay).optional().describe('enhancements of the play area'),
    mission: inPlay
      .optional()
      .describe('LCG-54: the mission of the other side that lies in this play area and is attacked there'),
    hand: pile
      .optional()
      .describe('absent: empty; of the AI a pile, the top card first; null: a card that nobody has seen'),
    fates: pile.optional().describe('the fate deck of the AI, the top card first; null: an unseen card'),
    top: cards.optional().describe('cards on top of the command deck that are known, the topmost first'),
    discard: cards.optional().describe('the newest card first'),
    victory: cards
      .optional()
      .describe('destroyed objectives of the other side, and missions of its own that are completed'),
  })
  .describe('one side; cards of its deck that are named nowhere are in its decks');

const STEPS = [
  'turn begins',
  'balance',
  'refresh',
  'draw',
  'deployment',
  'conflict',
  'engage',
  'commitment',
  'struggle',
  'turn ends',
] as const;

export const TABLE = z.strictObject({
  ai: z
    .enum(['light', 'dark', 'both', 'none'])
    .default('none')
    .describe('LCG-05: the side that the AI plays'),
  options: OPTIONS.prefault({}),
  active: z.enum(SIDES).default('light').describe('whose turn it is'),
  step: z.enum(STEPS).default('deployment').describe('what comes next'),
  round: z.int().min(1).max(999).default(2),
  dial: count.default(0),
  balance: z.enum(SIDES).default('light'),
  engaged: cards
    .default([])
    .describe('objectives against which the active side has declared an engagement this turn'),
  light: side.prefault({}),
  dark: side.prefault({}),
  engagement: z
    .strictObject({
      objective: card.describe('an objective of the side whose turn it is not'),
      attackers: cards,
      defenders: cards.default([]),
      step: z.enum(['defenders', 'edge', 'strikes']).default('edge'),
      edge: z.enum(SIDES).optional().describe('who has won the edge battle'),
      turn: z
        .enum(SIDES)
        .optional()
        .describe('who strikes or places next; absent: who has the edge, or the active side'),
      stacks: z
        .strictObject({ light: pile.default([]), dark: pile.default([]) })
        .optional()
        .describe('the edge stacks as far as they are laid; null: an unseen card'),
    })
    .optional()
    .describe('an engagement of the active side, by cards that are in play'),
});

export type TableFile = z.output<typeof TABLE>;
export type PileFile = z.output<typeof pile>;
export type SideFile = TableFile['light'];
export type InPlayFile = z.output<typeof unit>;
export type EngagementFile = NonNullable<TableFile['engagement']>;

export const tableSchema: Schema<TableFile> = schema(TABLE);
