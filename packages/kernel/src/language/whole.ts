import { insideOf } from './inside.ts';
import type { Extent } from './language.ts';
import { readings } from './readings.ts';
import type { Terms } from './terms.ts';
import { texts } from './text.ts';

/** All that cards can say. */
export function wholeLanguage<L extends Terms>(): Extent<L> {
  return { readings, texts, inside: insideOf };
}
