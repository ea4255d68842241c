/** What was done with the cards that were chosen; other options say it themselves. */
const DEEDS: Readonly<Record<string, string>> = {
  'attack with': 'Attack with',
  'hunt with': 'Attack with',
  'split damage': 'Damage',
  hit: 'Damage',
  may: 'Answer',
  discard: 'Discard',
  'discard from row': 'Discard',
  'discard from galaxy deck': 'Discard',
  exile: 'Exile',
  'exile one': 'Exile',
  fetch: 'Take',
  borrow: 'Borrow',
  'free purchase': 'Buy',
  'buy from galaxy discard': 'Buy',
  trade: 'Swap',
  'destroy ship': 'Destroy',
  'put on deck': 'Lay on the deck',
  salvage: 'Lay into the row',
  'first base': 'Choose',
  'second base': 'Choose',
  'secret base': 'Choose',
  'next base': 'Reveal',
};

/** "Attack with X-Wing (3 attack), B-Wing (5 attack)" */
export function deedText(topic: string, says: string): string {
  const deed = DEEDS[topic];
  return deed === undefined ? says : `${deed} ${says.replace(/^None /, 'none ')}`;
}
