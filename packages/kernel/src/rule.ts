/** A rule of a game's opponent under the number that the bot, the tests and the log cite. */
export interface Rule {
  readonly id: string;
  /** The part of the game that the rule belongs to. */
  readonly part: string;
  /** What the rules ask, in our words. */
  readonly rule: string;
  /** How we read it where it is open or disagrees with itself. */
  readonly ruling?: string;
  /** Why no test can show it; a game may have three such rules at most. */
  readonly untested?: string;
}
