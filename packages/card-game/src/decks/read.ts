import { type Fault, oneLine } from '@holofoe/kernel';
import type { Deck } from '../rules/deck.ts';
import { type Listed, MOST_LISTINGS } from './listing.ts';
import { lookUp, unknown } from './look-up.ts';
import { readJson } from './read-json.ts';
import { readOctgn } from './read-octgn.ts';
import { readText } from './read-text.ts';

/** No file of a deck is larger; nothing of a larger one is read. */
const MOST_LETTERS = 200_000;
const LONGEST_NAME = 60;
const UNNAMED = 'Deck';

type Faults = { readonly faults: readonly Fault[] };

/** A deck from a file: our own JSON, OCTGN's .o8d, or plain text. Whether it is legal, `checkDeck` says. */
export function readDeck(file: string): { readonly deck: Deck } | Faults {
  if (file.length > MOST_LETTERS)
    return fault('file', `The file is too large: a deck has at most ${MOST_LETTERS} letters.`);
  const listed = formOf(file)(file);
  if ('faults' in listed) return listed;
  const tooMany = listed.listings[MOST_LISTINGS];
  if (tooMany) return fault(tooMany.path, `A deck has at most ${MOST_LISTINGS} lines.`);
  return gathered(listed);
}

function formOf(file: string): (file: string) => Listed | Faults {
  if (/^\s*[{[]/.test(file)) return readJson;
  return /^\s*</.test(file) ? readOctgn : readText;
}

function gathered({ name, listings }: Listed): { readonly deck: Deck } | Faults {
  const faults: Fault[] = [];
  const sets: number[] = [];
  let affiliation: string | undefined;
  for (const { path, text, count } of listings) {
    const found = lookUp(text);
    if (found.is === 'unknown') faults.push({ path, says: unknown(text) });
    else if (found.is === 'set') sets.push(...Array.from({ length: count }, () => found.no));
    else if (found.is === 'affiliation') {
      if (affiliation !== undefined && affiliation !== found.id)
        faults.push({ path, says: 'A deck has one affiliation card; here is a second one.' });
      affiliation = found.id;
    }
  }
  if (faults.length > 0) return { faults };
  if (sets.length === 0)
    return fault('file', 'No objective sets were found; write each on a line, such as "2x Jedi Training".');
  if (affiliation === undefined)
    return fault('file', 'There is no affiliation card; write one on a line, such as "Affiliation: Jedi".');
  return { deck: { name: oneLine(name ?? '', LONGEST_NAME) || UNNAMED, affiliation, sets } };
}

function fault(path: string, says: string): Faults {
  return { faults: [{ path, says }] };
}
