import type { Undo } from '../../session/scene.ts';

export const DRAWN_ANEW = 'What came up since then is drawn anew. Redo brings it back as it was.';

/** What an undo takes back, before it is made. */
export function undoText({ says, drawsAnew }: Undo): string {
  return drawsAnew ? `${says}. ${DRAWN_ANEW}` : says;
}
