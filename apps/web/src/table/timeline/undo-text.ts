import type { Undo } from '../../session/scene.ts';

export const DRAWN_ANEW = 'What came up since then is drawn anew. Redo brings it back as it was.';

/** What an undo takes back, before it is made. */
export function undoText({ says, drawsAnew }: Undo): string {
  return drawsAnew ? `${says}. ${DRAWN_ANEW}` : says;
}

/** The same where there is room for two short lines: "Attack with X-Wing and 2 more". */
export function shortUndoText({ says }: Undo): string {
  const [deed = ''] = says.replace(/ \([^)]*\)/g, '').split(':');
  const [first = '', ...others] = deed.split(', ');
  return others.length < 2 ? deed : `${first} and ${others.length} more`;
}
