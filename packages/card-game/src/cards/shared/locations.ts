import { type Draft, enhancement, type Printed } from '../../terms/build.ts';

/** A Limited card of the play area that only provides resources. */
export function resourceLocation(title: string, printed: Printed): Draft {
  return enhancement(title, 'play area', { keywords: ['limited'], ...printed });
}
