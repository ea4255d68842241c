/** What things are worth to the one who gets them, in resources: for policies that compare, never for the rules. */
export const WORTH = {
  resource: 1,
  force: 0.8,
  attack: 1,
  card: 2,
  damage: 1.1,
  repair: 0.8,
  enemyDiscard: 1.2,
  exileWeakCard: 1.2,
} as const;
