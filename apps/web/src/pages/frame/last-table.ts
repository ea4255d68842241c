let path: string | undefined;

/** The table that was open last: every page leads back to it. */
export function lastTable(): string | undefined {
  return path;
}

export function rememberTable(at: string): void {
  path = at;
}
