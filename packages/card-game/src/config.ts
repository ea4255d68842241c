import { nearest, plain, type Schema, schema, spelled } from '@holofoe/kernel';
import * as z from 'zod';
import { called, listOf, name, setNumber } from './bounds.ts';
import { AFFILIATION_CARDS } from './cards/affiliations.ts';
import { kindById } from './cards/catalogue.ts';
import { checkDeck } from './decks/check.ts';
import { READY_DECKS } from './decks/ready.ts';
import type { ReadyDeck } from './decks/ready-deck.ts';
import type { Deck } from './rules/deck.ts';
import type { Config, Seating } from './rules/setup.ts';
import { DIAL_END } from './state.ts';
import { SIDES, type Side } from './terms/traits.ts';

/** LCG-38 */
const DIFFICULTIES = { easy: 16, normal: 19, hard: 22, insane: 25 } as const;
const DIAL_MOST = 99;
const BONUS_MOST = 2;

/** What the rulings leave to choose, each with its default. */
export const OPTIONS = z.strictObject({
  dial: z
    .union([z.enum(['easy', 'normal', 'hard', 'insane']), z.int().min(DIAL_END).max(DIAL_MOST)])
    .optional()
    .describe(
      `LCG-38: the dial at which the Dark Side has won; absent: ${DIAL_END}, or normal (19) where the AI plays the Light Side; against an AI on the Dark Side always ${DIAL_END}`,
    ),
  defence: z
    .enum(['measured', 'all'])
    .default('measured')
    .describe('LCG-42: the AI keeps defenders for further engagements, or declares all of them'),
  engagements: z
    .enum(['any', 'one'])
    .default('any')
    .describe('LCG-52: how many engagements the player may make a turn'),
  capacity: z
    .enum(['remaining', 'printed'])
    .default('remaining')
    .describe('LCG-52: the capacity by which the AI chooses an objective'),
  ties: z
    .enum(['longest in play', 'player'])
    .default('longest in play')
    .describe('LCG-39: who decides between what is equal to the AI'),
});

const unitId = name.refine((id) => kindById(id)?.type === 'unit', 'this is the id of no unit (001-2)');

const DECK = z.strictObject({
  name: called.default('Deck'),
  affiliation: name.describe('an affiliation card, by its id or its title'),
  sets: listOf(setNumber).describe('numbers of objective sets, a second copy twice'),
  replaced: listOf(z.strictObject({ unit: unitId, by: unitId }))
    .optional()
    .describe('LCG-04: units whose place others take'),
});

const SEATING = z.strictObject({
  name: called.optional(),
  control: z.enum(['person', 'ai']).default('person').describe('who plays the side'),
  deck: z
    .union([name, DECK], { error: () => 'write the code of a ready deck (jedi), or a whole deck' })
    .optional()
    .describe('a ready deck by its code or name, or a whole deck'),
  bonus: z.array(unitId).max(BONUS_MOST).default([]).describe('LCG-03: units that start in play'),
});

export const CONFIG = z
  .strictObject({
    light: SEATING.prefault({}),
    dark: SEATING.prefault({}),
    options: OPTIONS.prefault({}),
  })
  .transform(({ light, dark, options }, cx): Config => {
    const seats = { light, dark };
    const found = SIDES.flatMap((side): Seating[] => {
      const { deck: given, name: text = NAMES[side], control, bonus } = seats[side];
      const deck = deckOf(given, side);
      const says = typeof deck === 'string' ? [deck] : checkDeck(deck, side).map(({ says: why }) => why);
      for (const message of says)
        cx.issues.push({ code: 'custom', message, path: [side, 'deck'], input: undefined });
      return typeof deck === 'string' ? [] : [{ name: text, control, deck, bonus }];
    });
    const [forLight, forDark] = found;
    if (!forLight || !forDark) return z.NEVER;
    const { dial, ...rest } = options;
    const message = dialFault(dial, { light: forLight.control === 'ai', dark: forDark.control === 'ai' });
    if (message !== undefined) {
      cx.issues.push({ code: 'custom', message, path: ['options', 'dial'], input: dial });
      return z.NEVER;
    }
    return {
      light: forLight,
      dark: forDark,
      options: { ...rest, dial: dialEnd(dial, forLight.control === 'ai') },
    };
  });

const NAMES: Readonly<Record<Side, string>> = { light: 'the Light Side', dark: 'the Dark Side' };

export const config: Schema<Config> = schema(CONFIG);

/** LCG-38 */
export function dialEnd(given: z.output<typeof OPTIONS>['dial'], isLightAi: boolean): number {
  if (given === undefined) return isLightAi ? DIFFICULTIES.normal : DIAL_END;
  return typeof given === 'number' ? given : DIFFICULTIES[given];
}

export const ONLY_FOR_LIGHT_AI = `a difficulty is only for an AI on the Light Side (LCG-38); otherwise the dial ends at ${DIAL_END}`;

/** LCG-38: a difficulty is for an AI on the Light Side, and two persons may agree on a number. */
export function dialFault(
  given: z.output<typeof OPTIONS>['dial'],
  isAi: Readonly<Record<Side, boolean>>,
): string | undefined {
  if (given === undefined || given === DIAL_END || isAi.light) return undefined;
  return typeof given === 'string' || isAi.dark ? ONLY_FOR_LIGHT_AI : undefined;
}

/** The deck that is meant, or what is wrong. */
function deckOf(given: z.output<typeof SEATING>['deck'], side: Side): Deck | string {
  if (typeof given === 'object') return { ...given, affiliation: affiliationId(given.affiliation) };
  const ready = given === undefined ? READY_DECKS.find((deck) => deck.side === side) : findReadyDeck(given);
  if (!ready) return unknownDeck(String(given));
  const { name: title, affiliation, sets } = ready;
  return { name: title, affiliation, sets };
}

function affiliationId(text: string): string {
  const wanted = plain(text);
  const kind = AFFILIATION_CARDS.find(({ id, title }) => [id, title].some((each) => plain(each) === wanted));
  return kind?.id ?? text;
}

/** By its code or its name, in any spelling. */
export function findReadyDeck(text: string): ReadyDeck | undefined {
  const wanted = plain(text);
  return READY_DECKS.find((deck) => [deck.code, deck.name].some((each) => plain(each) === wanted));
}

export function unknownDeck(text: string): string {
  const names = spelled(READY_DECKS.flatMap(({ code, name: title }) => [code, title]));
  return `there is no ready deck "${text}"; did you mean ${nearest(text, names).join(', ')}?`;
}
