import { useEffect, useState } from 'react';
import { shelf } from './games-shelf.ts';

/** The text of a kept game's save, for a file; what cannot be read is told as it is. Undefined: there is none. */
export async function saveText(id: string): Promise<string | undefined> {
  const game = await shelf.take(id);
  if (game?.save === undefined) return undefined;
  if (typeof game.save === 'string') return game.save;
  // The home page does without it until somebody wants a file.
  const { joinedText } = await import('./joined-text.ts');
  return joinedText(game);
}

/** Undefined: there is none, or it is not read yet. */
export function useSaveText(id: string | undefined): string | undefined {
  const [text, setText] = useState<string>();
  useEffect(() => {
    if (id !== undefined) saveText(id).then(setText, () => setText(undefined));
  }, [id]);
  return text;
}
