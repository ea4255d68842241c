/** What things are worth, counted in points of unit damage. Found by playing. */
export const WORTH = {
  unit: 1,
  blast: 1.2,
  tactics: 1.3,
  capacity: 0.5,
  force: 0.6,
  /** A damage on an enemy objective, and its fall. */
  damage: 1.6,
  fall: 6,
  /** A resource for the rest of the game. */
  resource: 2.5,
  /** A unit that has struck in its own turn does not defend in the next one. */
  tired: 0.25,
  /** A Force icon that does not struggle. */
  struggle: 0.6,
  card: 0.7,
  /** A resource that a card must give a second time this turn is missing in the next. */
  overdrawn: 1,
} as const;
