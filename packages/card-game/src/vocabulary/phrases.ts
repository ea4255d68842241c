/** "1 card", "2 cards", "1 card for each unit", "cards equal to the damage on it": the number is in words already. */
export function many(n: string, one: string, several = `${one}s`): string {
  const [, each, what] = PER.exec(n) ?? [];
  if (each !== undefined) return `${many(each, one, several)} ${what}`;
  if (n.startsWith('the ')) return `${several} equal to ${n}`;
  return `${n} ${n === '1' ? one : several}`;
}

const PER = /^(\d+) (for each .*)$/;

/** "all damage", "1 damage", "up to 3 damage", "twice that much damage" */
export function ofDamage(n: string): string {
  if (n.startsWith('up to the ')) return 'any amount of damage';
  return many(n.replace('that many', 'that much'), 'damage', 'damage');
}

/** "the top card of your deck", "the top cards of your deck, 1 for each unit" */
export function ofPile(end: 'top' | 'bottom', n: string, pile: string): string {
  if (n === '1') return `the ${end} card of ${pile}`;
  return PER.test(n) ? `the ${end} cards of ${pile}, ${n}` : `the ${end} ${n} cards of ${pile}`;
}

/** "to its owner's hand", "to their owners' hands" */
export function ownersPile(what: string, pile: 'hand' | 'deck'): string {
  if (/ (in|from) your (hand|discard pile|deck)\b/.test(what)) return `your ${pile}`;
  return isSeveral(what) ? `their owners' ${pile}s` : `its owner's ${pile}`;
}

/** "a card from your hand": of what is taken out of a pile. */
export function outOf(what: string): string {
  return what.replaceAll(/ in (your|your opponent's|a) (hand|discard pile|deck)\b/g, ' from $1 $2');
}

/** Whether more than one is meant. */
export function isSeveral(what: string): boolean {
  return /^(them|any number of .*|the topmost \d.*|(up to )?([2-9]|X) .*)$/.test(what);
}

export function focusTokens(n: string): string {
  return many(n, 'focus token');
}

/** Who, as the subject or the object of a sentence; nothing where it is the one who reads it. */
function whoText(who: string | undefined): string | undefined {
  switch (who) {
    case undefined:
    case 'you':
      return undefined;
    case 'opponent':
      return 'your opponent';
    default:
      return who;
  }
}

/** "draw 2 cards", "your opponent draws 2 cards" */
export function does(who: string | undefined, order: string, third: string): string {
  const subject = whoText(who);
  return subject === undefined ? order : `${subject} ${third}`;
}

export function whosePile(of: string, pile: string): string {
  switch (of) {
    case 'you':
      return `your ${pile}`;
    case 'opponent':
      return `your opponent's ${pile}`;
    case 'each player':
      return `each player's ${pile}`;
    default:
      return `that player's ${pile}`;
  }
}
