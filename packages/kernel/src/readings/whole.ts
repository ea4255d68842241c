import type { Terms } from '../language/terms.ts';
import type { Extent } from '../words/language.ts';
import { insideOf } from './inside.ts';
import { readings } from './readings.ts';
import { texts } from './text.ts';

/** All that cards can say. */
export function wholeLanguage<L extends Terms>(): Extent<L> {
  return { readings, texts, inside: insideOf };
}
