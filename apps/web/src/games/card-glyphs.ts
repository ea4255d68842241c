import { GLYPHS as deckbuilding } from '@holofoe/deckbuilding';

/** What the cards of the games at this page show; the page is built with them, and loads none of this. */
export const CARD_GLYPHS: readonly string[] = [deckbuilding].flatMap((glyphs) => Object.values(glyphs));
