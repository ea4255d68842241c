/** Games that simple players won of those that they played with so many players: docs/balance.md says how. */
interface Measured {
  /** For one to four players. */
  readonly wins: readonly [number, number, number, number];
  /** Mean rounds of a game. */
  readonly rounds: readonly [number, number, number, number];
}

/** Games in each cell. */
export const GAMES_MEASURED = 400;

export const WIN_RATES: Readonly<Record<string, Readonly<Record<'normal' | 'expert', Measured>>>> = {
  'OBJ-SCA': {
    normal: { wins: [250, 257, 253, 281], rounds: [7.6, 10.1, 11.0, 12.1] },
    expert: { wins: [99, 96, 107, 105], rounds: [8.5, 9.6, 10.9, 12.1] },
  },
  'OBJ-NAB': {
    normal: { wins: [285, 283, 267, 248], rounds: [5.9, 8.6, 10.0, 11.1] },
    expert: { wins: [90, 108, 68, 43], rounds: [6.7, 8.0, 8.9, 9.6] },
  },
  'OBJ-HOT': {
    normal: { wins: [193, 223, 200, 219], rounds: [7.9, 10.5, 11.5, 12.0] },
    expert: { wins: [40, 50, 93, 52], rounds: [8.3, 10.3, 11.9, 13.0] },
  },
  'OBJ-DS2': {
    normal: { wins: [118, 118, 102, 117], rounds: [7.9, 9.7, 10.9, 11.9] },
    expert: { wins: [13, 37, 29, 24], rounds: [7.8, 9.1, 10.7, 11.8] },
  },
  'OBJ-KNF': {
    normal: { wins: [148, 128, 135, 139], rounds: [9.0, 12.3, 13.5, 14.6] },
    expert: { wins: [43, 42, 26, 25], rounds: [10.1, 12.8, 13.9, 14.8] },
  },
};

export interface WinRate {
  readonly rate: number;
  /** The ends of the 95 % interval (Wilson). */
  readonly low: number;
  readonly high: number;
}

/** How many of all games such players would win, from 0 to 1. */
export function winRate(wins: number, games: number = GAMES_MEASURED): WinRate {
  const z = 1.96;
  const rate = wins / games;
  const middle = rate + z ** 2 / (2 * games);
  const reach = z * Math.sqrt((rate * (1 - rate)) / games + z ** 2 / (4 * games ** 2));
  const whole = 1 + z ** 2 / games;
  return { rate, low: (middle - reach) / whole, high: (middle + reach) / whole };
}
