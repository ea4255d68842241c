import type { Terms } from '../language/terms.ts';
import type { Extent } from './language.ts';
import { plainReadings } from './plain-readings.ts';
import { plainTexts } from './plain-text.ts';

/** A language of words in a row, if wished, one of several, under a condition, for a price, one after the other. */
export function plainLanguage<L extends Terms>(): Extent<L> {
  return { readings: plainReadings, texts: plainTexts, inside: nothingInside };
}

/** Nothing is a target, lasts or comes later. */
function nothingInside<L extends Terms>(): ReturnType<Extent<L>['inside']> {
  return { aimsIn: () => [], nodesIn: (ability) => [ability], nodeOf: () => 0 };
}
