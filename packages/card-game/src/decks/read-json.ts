import { type Fault, pathText } from '@holofoe/kernel';
import * as z from 'zod';
import { type Listed, LONGEST_LINE, MOST_COPIES, MOST_LISTINGS } from './listing.ts';

const text = z.string().max(LONGEST_LINE);
const set = z.union([z.int().min(1), text]);

/** `"sets": [1, 1, 18]`, titles in place of numbers, or `"sets": { "1": 2, "18": 1 }`. */
const ownDeck = z.strictObject({
  name: text.optional(),
  affiliation: text,
  sets: z.union([z.array(set).max(MOST_LISTINGS), z.record(text, z.int().min(1).max(MOST_COPIES))], {
    error: 'Here must be a list of sets, or an object with their copies like { "1": 2, "18": 1 }.',
  }),
});

export function readJson(file: string): Listed | { readonly faults: readonly Fault[] } {
  let data: unknown;
  try {
    data = JSON.parse(file.trim());
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { faults: [{ path: 'file', says: `The file begins like JSON, but is none: ${why}` }] };
  }
  const parsed = ownDeck.safeParse(data);
  if (!parsed.success)
    return {
      faults: parsed.error.issues.map(({ path, message }) => ({
        path: pathText(path) || 'file',
        says: message,
      })),
    };
  const { name, affiliation, sets } = parsed.data;
  const listed = Array.isArray(sets)
    ? sets.map((each, at) => ({ path: `sets[${at}]`, text: String(each), count: 1 }))
    : Object.entries(sets).map(([each, count]) => ({ path: `sets.${each}`, text: each, count }));
  return { name, listings: [{ path: 'affiliation', text: affiliation, count: 1 }, ...listed] };
}
