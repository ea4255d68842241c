import type { Fault } from '@holofoe/kernel';
import { gather, type ReadDeck } from './gather.ts';
import { readJson } from './read-json.ts';
import { readText } from './read-text.ts';

/** A deck from a file: our own JSON, or JSON or text of swdestinydb. Whether it is legal, `checkDeck` says. */
export function readDeck(text: string): ReadDeck | { readonly faults: readonly Fault[] } {
  const listed = /^\s*[{[]/.test(text) ? readJson(text) : readText(text);
  return 'faults' in listed ? listed : gather(listed);
}
