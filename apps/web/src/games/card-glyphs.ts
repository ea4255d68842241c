import { GLYPHS as deckbuilding } from '@holofoe/deckbuilding';
import { GLYPHS as operations } from './operations/faces/glyphs.ts';

/** What the cards of the games at this page show; the page is built with them, and loads none of this. */
export const CARD_GLYPHS: readonly string[] = [...Object.values(deckbuilding), ...operations];
