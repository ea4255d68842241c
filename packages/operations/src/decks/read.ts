import { type Fault, oneLine } from '@holofoe/kernel';
import { gather, type ReadDeck } from './gather.ts';
import { LONGEST_NAME, MOST_LISTINGS, UNNAMED } from './listing.ts';
import { readJson } from './read-json.ts';
import { readText } from './read-text.ts';

/** No file of a deck is larger; nothing of a larger one is read. */
const MOST_LETTERS = 100_000;

/** A deck from a file: our own JSON, or JSON or text of swdestinydb. Whether it is legal, `checkDeck` says. */
export function readDeck(text: string): ReadDeck | { readonly faults: readonly Fault[] } {
  if (text.length > MOST_LETTERS)
    return fault('file', `The file is too large: a deck has at most ${MOST_LETTERS} letters.`);
  const listed = /^\s*[{[]/.test(text) ? readJson(text) : readText(text);
  if ('faults' in listed) return listed;
  const tooMany = listed.listings[MOST_LISTINGS];
  if (tooMany)
    return fault(tooMany.path, `Here is more than a deck can hold: at most ${MOST_LISTINGS} lines of cards.`);
  return gather({ ...listed, name: oneLine(listed.name, LONGEST_NAME) || UNNAMED });
}

function fault(path: string, says: string): { readonly faults: readonly Fault[] } {
  return { faults: [{ path, says }] };
}
