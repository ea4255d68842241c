import { type Fault, pathText } from '@holofoe/kernel';
import * as z from 'zod';
import { type Listed, type Listing, LONGEST_LINE, MOST_COPIES, MOST_LISTINGS, UNNAMED } from './listing.ts';

const name = z.string().max(LONGEST_LINE);
const copies = z.int().min(1).max(MOST_COPIES);

/** Our own form. */
const ownDeck = z.strictObject({
  name,
  characters: z.array(z.strictObject({ id: name, elite: z.boolean().default(false) })).max(MOST_LISTINGS),
  plot: name.optional(),
  cards: z.record(name, copies),
});

const slot = z.union(
  [
    copies,
    z.object({
      quantity: z.int().min(0).max(MOST_COPIES),
      dice: z
        .int()
        .min(0)
        .max(2 * MOST_COPIES)
        .nullish(),
      /** The dice of each copy of a character that is not unique: "1,2". */
      dices: name.nullish(),
    }),
  ],
  { error: 'Here must be a number of copies, or an object like { "quantity": 2, "dice": 2 }.' },
);

/** PHP writes an empty table as a list. */
const slots = z.preprocess(
  (table) => (Array.isArray(table) && table.length === 0 ? {} : table),
  z.record(name, slot),
);

/** What swdestinydb answers for a decklist; `characters` repeats those among the slots. */
const siteDeck = z.object({
  name: name.nullish(),
  slots: slots.optional(),
  characters: slots.optional(),
});

type Slot = z.infer<typeof slot>;

/** The decks that JSON can hold: our own form, or that of swdestinydb. */
export function readJson(text: string): Listed | { readonly faults: readonly Fault[] } {
  let data: unknown;
  try {
    data = JSON.parse(text.trim());
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { faults: [{ path: 'file', says: `The file begins like JSON, but is none: ${why}` }] };
  }
  const isOwn = typeof data === 'object' && data !== null && 'cards' in data && !('slots' in data);
  return isOwn ? readOwn(data) : readSite(data);
}

function readOwn(data: unknown): Listed | { readonly faults: readonly Fault[] } {
  const parsed = ownDeck.safeParse(data);
  if (!parsed.success) return { faults: faultsOf(parsed.error) };
  const { characters, plot, cards } = parsed.data;
  return {
    name: parsed.data.name,
    listings: [
      ...characters.map(({ id, elite }, at) => ({
        path: `characters[${at}]`,
        card: id,
        count: 1,
        elite: [elite],
      })),
      ...(plot === undefined ? [] : [{ path: 'plot', card: plot, count: 1 }]),
      ...Object.entries(cards).map(([card, count]) => ({ path: `cards.${card}`, card, count })),
    ],
  };
}

function readSite(data: unknown): Listed | { readonly faults: readonly Fault[] } {
  const parsed = siteDeck.safeParse(data);
  if (!parsed.success) return { faults: faultsOf(parsed.error) };
  const { slots: all = {}, characters = {} } = parsed.data;
  const listings = [
    ...Object.entries(all).flatMap(([id, it]) => listingOf(`slots.${id}`, id, it)),
    ...Object.entries(characters)
      .filter(([id]) => !Object.hasOwn(all, id))
      .flatMap(([id, it]) => listingOf(`characters.${id}`, id, it)),
  ];
  if (listings.length === 0) {
    const says =
      'No cards were found; our decks have "characters" and "cards", those of swdestinydb have "slots".';
    return { faults: [{ path: 'slots', says }] };
  }
  return { name: parsed.data.name?.trim() || UNNAMED, listings };
}

function listingOf(path: string, card: string, it: Slot): readonly Listing[] {
  if (typeof it === 'number') return [{ path, card, count: it }];
  const { quantity, dice, dices } = it;
  if (quantity === 0) return [];
  const elite = dices
    ?.split(',')
    .filter((number) => number.trim() !== '')
    .map((number) => number.trim() === '2');
  return [
    {
      path,
      card,
      count: quantity,
      dice: dice ?? undefined,
      elite: elite && elite.length > 0 ? elite : undefined,
    },
  ];
}

function faultsOf(error: z.ZodError): readonly Fault[] {
  return error.issues.map(({ path, message }) => ({ path: pathText(path) || 'file', says: message }));
}
