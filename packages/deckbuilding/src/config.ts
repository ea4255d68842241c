import { type Schema, schema } from '@holofoe/kernel';
import * as z from 'zod/mini';
import { cardName } from './bounds.ts';
import { KINDS, kindById } from './cards/catalogue.ts';
import { STARTING_BASES, strongEnoughForLast } from './rules/bases.ts';
import type { Config } from './rules/setup.ts';
import type { Options } from './state.ts';

// The small zod says no more than "Invalid input" by itself.
z.config(z.locales.en());

/** DBG-01: who plays which faction. */
const control = z.enum(['person', 'bot']);

/** What the rulings leave to choose, each with its default. */
export const OPTIONS = z.strictObject({
  botBases: z
    ._default(z.enum(['sixteen', 'printed']), 'sixteen')
    .check(z.describe("DBG-02: hit points of the bot's Hoth, 16 or as printed")),
  first: z
    ._default(z.enum(['player', 'empire']), 'player')
    .check(z.describe('DBG-10: who takes the first turn')),
  exile: z
    ._default(z.enum(['always', 'sensible']), 'always')
    .check(z.describe('DBG-20: whether the bot exiles a card where that does nothing')),
  attack: z
    ._default(z.enum(['pool', 'strict']), 'pool')
    .check(z.describe('DBG-27: whether sabotage takes points of attack or whole units')),
  leftover: z
    ._default(z.enum(['ship', 'base']), 'ship')
    .check(z.describe('DBG-33: where damage goes that destroys no further ship')),
  payingOff: z
    ._default(z.boolean(), false)
    .check(z.describe('optional rule: discard a neutral row card by paying its cost')),
  basesToWin: z
    ._default(z.enum(['two', 'three', 'four', 'five']), 'three')
    .check(z.describe('two persons: how many enemy bases win the game')),
  baseSet: z
    ._default(z.enum(['beginner', 'all', 'secret']), 'beginner')
    .check(
      z.describe(
        'two persons: the bases after the first, for beginners, all nine, or four chosen in secret; with all and secret, four to win are recommended',
      ),
    ),
});

export const CONFIG = z
  .strictObject({
    empire: z._default(control, 'person'),
    rebel: z._default(control, 'bot'),
    bases: z
      .optional(z.tuple([cardName, cardName]))
      .check(z.describe("DBG-04: the player's second and third base")),
    options: z.prefault(OPTIONS, {}),
  })
  .check((cx) => {
    const { bases, empire, rebel, options } = cx.value;
    const fault =
      bases &&
      (empire === rebel
        ? 'only the player of the solo game names bases'
        : basesFault(bases, empire === 'person' ? 'empire' : 'rebel'));
    if (fault !== undefined)
      cx.issues.push({ code: 'custom', message: fault, path: ['bases'], input: bases });
    if (empire === 'bot' || rebel === 'bot')
      for (const { option, says } of soloFaults(options))
        cx.issues.push({ code: 'custom', message: says, path: ['options', option], input: options[option] });
  });

/** The bot is made for three bases a side: the lengths of the game for two persons are not for it. */
export function soloFaults({
  basesToWin,
  baseSet,
}: Options): { readonly option: 'basesToWin' | 'baseSet'; readonly says: string }[] {
  const faults: ReturnType<typeof soloFaults> = [];
  if (basesToWin !== 'three')
    faults.push({
      option: 'basesToWin',
      says: `"${basesToWin}" is for two persons; against the bot each side has three bases (DBG-02, DBG-04)`,
    });
  if (baseSet !== 'beginner')
    faults.push({
      option: 'baseSet',
      says: `"${baseSet}" is for two persons; against the bot DBG-02 to DBG-04 say which bases there are`,
    });
  return faults;
}

export const config: Schema<Config> = schema(CONFIG);

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
  const strong = [one, other].some((id) => {
    const kind = kindById(id);
    return kind !== undefined && strongEnoughForLast(kind);
  });
  return strong
    ? undefined
    : 'one of the two must have 14 or 16 hit points, since the last base must (DBG-04)';
}
