/** "Branch of Rebels against the Empire bot, turn 7" */
export function branchTitle(title: string, turn: number | undefined): string {
  return `Branch of ${title}${turn === undefined ? '' : `, turn ${turn}`}`;
}

/** "Branch, turn 7", where there is no room for more; undefined: the game is none. */
export function shortBranchTitle(title: string): string | undefined {
  const [, turn = ''] = /^Branch of .*?(, turn \d+)?$/.exec(title) ?? [];
  return title.startsWith('Branch of ') ? `Branch${turn}` : undefined;
}
