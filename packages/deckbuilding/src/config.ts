import { type Json, type Schema, schema } from '@holofoe/kernel';
import * as z from 'zod';
import { KINDS, kindById } from './cards/catalogue.ts';
import { STARTING_BASES } from './rules/bases.ts';
import type { Config } from './rules/setup.ts';

/** DBG-01: who plays which faction. */
const control = z.enum(['person', 'bot']);

/** What the rulings leave to choose, each with its default. */
export const OPTIONS = z.strictObject({
  botBases: z
    .enum(['sixteen', 'printed'])
    .default('sixteen')
    .describe("DBG-02: hit points of the bot's Hoth, 16 or as printed"),
  first: z.enum(['player', 'empire']).default('player').describe('DBG-10: who takes the first turn'),
  exile: z
    .enum(['always', 'sensible'])
    .default('always')
    .describe('DBG-20: whether the bot exiles a card where that does nothing'),
  attack: z
    .enum(['pool', 'strict'])
    .default('pool')
    .describe('DBG-27: whether sabotage takes points of attack or whole units'),
  leftover: z
    .enum(['ship', 'base'])
    .default('ship')
    .describe('DBG-33: where damage goes that destroys no further ship'),
  payingOff: z
    .boolean()
    .default(false)
    .describe('optional rule: discard a neutral row card by paying its cost'),
});

const CONFIG = z
  .strictObject({
    empire: control.default('person'),
    rebel: control.default('bot'),
    bases: z
      .tuple([z.string(), z.string()])
      .optional()
      .describe("DBG-04: the player's second and third base"),
    options: OPTIONS.prefault({}),
  })
  .check((cx) => {
    const { bases, empire, rebel } = cx.value;
    if (!bases) return;
    const fault =
      empire === rebel
        ? 'only the player of the solo game names bases'
        : basesFault(bases, empire === 'person' ? 'empire' : 'rebel');
    if (fault !== undefined)
      cx.issues.push({ code: 'custom', message: fault, path: ['bases'], input: bases });
  });

export const config: Schema<Config> = schema(CONFIG, () => z.toJSONSchema(CONFIG, { io: 'input' }) as Json);

/** DBG-04: two different bases of the faction, at least one with 14 or 16 hit points. */
function basesFault(
  [one, other]: readonly [string, string],
  faction: 'empire' | 'rebel',
): string | undefined {
  for (const id of [one, other]) {
    const kind = kindById(id);
    if (kind?.type !== 'base' || kind.faction !== faction || id === STARTING_BASES[faction]) {
      const choice = KINDS.filter(
        (base) => base.type === 'base' && base.faction === faction && base.id !== STARTING_BASES[faction],
      );
      return `"${id}" cannot be chosen; the bases to choose from are ${choice.map((base) => base.id).join(', ')} (DBG-04)`;
    }
  }
  if (one === other) return `"${one}" is named twice; two different bases are needed (DBG-04)`;
  const strong = [one, other].some((id) => (kindById(id)?.hitPoints ?? 0) >= 14);
  return strong
    ? undefined
    : 'one of the two must have 14 or 16 hit points, since the last base must (DBG-04)';
}
