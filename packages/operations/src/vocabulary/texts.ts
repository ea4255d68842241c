import type { Showing } from '../cards/filter.ts';
import type { CharactersOf, Count, DiceOf } from '../cards/words.ts';

/** "1 shield", "2 shields" */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 || thing.endsWith('damage') ? '' : 's'}`;
}

/** An amount in words, of things: "1 shield", "2 resources", "1 resource per player". */
function amountOf(n: string, thing: string, things: string): string {
  if (n === PER_PLAYER) return `1 ${thing} per player`;
  return `${n} ${n === '1' ? thing : things}`;
}

export const resources = (n: string): string => amountOf(n, 'resource', 'resources');
export const shields = (n: string): string => amountOf(n, 'shield', 'shields');
export const ofDamage = (n: string): string => amountOf(n, 'damage', 'damage');

export const PER_PLAYER = 'the per-player number';

/** Of words that are about characters only. */
export function whom(things: string): string {
  return things === 'this card' ? 'this character' : things === 'that card' ? 'that character' : things;
}

export function showingText(showing: Showing): string {
  switch (showing) {
    case 'damage':
      return 'damage';
    case 'melee':
    case 'ranged':
    case 'indirect':
      return `${showing} damage`;
    case 'shield':
    case 'resource':
      return `${showing}s`;
    case 'melee or ranged':
      return 'melee or ranged damage';
    default:
      return showing;
  }
}

/** "an opponent's blue character die showing ranged damage"; for several, "up to 2 of your dice". */
export function diceText(dice: DiceOf, many?: string): string {
  const { whose, of, colour, subtype, showing, other } = dice;
  const kind = [other ? 'other' : undefined, colour, subtype, of === 'character' ? 'character' : undefined];
  const words = (thing: string) => [...kind.filter((word) => word !== undefined), thing].join(' ');
  const shown = showing === undefined ? '' : ` showing ${showingText(showing)}`;
  if (many !== undefined || whose === 'own') {
    const owner = whose === 'own' ? 'your ' : whose === 'foe' ? "an opponent's " : '';
    const amount = many === 'all' && owner === '' ? 'all' : `${many ?? 'one'} of`;
    return `${amount} ${owner}${words('dice')}${shown}`;
  }
  const die = words('die');
  return whose === 'foe'
    ? `an opponent's ${die}${shown}`
    : `${/^[aeiou]/.test(die) ? 'an' : 'a'} ${die}${shown}`;
}

/** "reroll up to 2 of your dice", "reroll as many of your dice as you have red characters" */
export function rerollText(dice: DiceOf, count: Count, upTo: boolean): string {
  const most = upTo ? 'up to ' : '';
  switch (count) {
    case 'your red characters':
    case 'your ready red characters':
      return `${most}${diceText(dice, 'as many')} as ${count.replace('your', 'you have')}`;
    case 'all':
    case 'any number':
      return diceText(dice, count);
    default:
      return diceText(dice, count === 1 ? undefined : `${most}${count}`);
  }
}

export function whoText(who: CharactersOf, article: 'a' | 'each'): string {
  const { whose, colour, unique, other, healthUpTo } = who;
  const kind = [unique === undefined ? undefined : unique ? 'unique' : 'non-unique', colour, 'character'];
  const thing = kind.filter((word) => word !== undefined).join(' ');
  const limit = healthUpTo === undefined ? '' : ` with ${healthUpTo} or less health remaining`;
  if (article === 'each') {
    const many = `${thing}s`;
    return whose === 'own'
      ? `each of your ${other ? 'other ' : ''}${many}${limit}`
      : `each ${thing} of an opponent${limit}`;
  }
  if (whose === 'own' && (colour !== undefined || unique !== undefined))
    return `one of your ${other ? 'other ' : ''}${thing}s${limit}`;
  return `${other ? 'another' : 'a'} ${thing}${limit}`;
}
