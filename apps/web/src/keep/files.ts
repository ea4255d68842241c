/** Gives the person a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser may not have begun to read it yet.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** `holofoe-deckbuilding-2026-11-15-2107.json` */
export function fileName(kind: string, at: Date = new Date()): string {
  const stamp = at.toISOString().slice(0, 16).replace('T', '-').replace(':', '');
  return `holofoe-${kind}-${stamp}.json`;
}

/** Whoever sends a save or a report to somebody should know. */
export const HOLDS_ALL = 'The file holds everything of the game, hidden cards too.';

export function downloadSave(game: string, save: string): void {
  download(fileName(game), save);
}
