/** "1 card", "2 cards", "X cards": the number is in words already. */
export function many(n: string, one: string, several = `${one}s`): string {
  return `${n} ${n === '1' ? one : several}`;
}

/** "all damage", "1 damage", "up to 3 damage" */
export function ofDamage(n: string): string {
  return `${n} damage`;
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
