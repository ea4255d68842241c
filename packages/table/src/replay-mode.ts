/**
 * The test suite's second run: procedures are forgotten at every checkpoint and entered anew from a JSON copy, and
 * every table that a test opened is replayed from its journal. It finds shared references and locals kept too long.
 * This is a setting of the test process and no part of any game, hence the one value of a module that changes.
 */
const replayMode = { on: false, opened: new Set<() => string | undefined>() };

export function setForgetful(on: boolean): void {
  replayMode.on = on;
  replayMode.opened.clear();
}

export function isForgetful(): boolean {
  return replayMode.on;
}

/** Remembers how to check a table, while somebody is going to. */
export function watchTable(verify: () => string | undefined): void {
  if (replayMode.on) replayMode.opened.add(verify);
}

/** Replays every table opened since the last call, and throws where a replay came out differently. */
export function checkAllTables(): void {
  const checks = [...replayMode.opened];
  replayMode.opened.clear();
  const faults = checks.map((verify) => verify()).filter((fault) => fault !== undefined);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** A rule that goes on changing what it has told is stopped where it does so. */
export function freeze<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}
