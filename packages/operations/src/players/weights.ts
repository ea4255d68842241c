/** What things are worth, counted in damage dealt to the AI. Found by playing. */
export const WORTH = {
  /** Indirect damage goes where the AI likes it. */
  indirect: 0.85,
  modifier: 0.75,
  /** A modifier that no die carries yet. */
  loneModifier: 0.15,
  special: 1.4,
  shield: 0.75,
  heal: 0.85,
  resource: 0.55,
  disrupt: 0.15,
  /** A card less in the AI's deck is a turn less. */
  discard: 0.4,
  focus: 1,
  /** Of a die that cannot be paid for now. */
  unpaid: 0.3,
  /** What is not damage counts less on the AI's dice. */
  ofAi: 0.6,
  /** A card in one's own hand; a die that comes later or not at all. */
  card: 0.3,
  action: 0.3,
  kill: 2.5,
} as const;
