import { GLYPHS } from '@holofoe/deckbuilding';
import { UI_GLYPHS } from './names.ts';

/** What the build draws into the sprite. */
export const allGlyphs: readonly string[] = [...UI_GLYPHS, ...Object.values(GLYPHS)];
