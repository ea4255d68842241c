import type { CharactersOf, Count, DiceOf, Showing, Target } from './words.ts';

/** "1 shield", "2 shields" */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 || thing.endsWith('damage') ? '' : 's'}`;
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

/** "an opponent's blue character die showing ranged damage"; for several, "dice". */
export function diceText(dice: DiceOf, many: string | undefined): string {
  const { whose, of, colour, subtype, showing, other } = dice;
  const words = [colour, subtype, of === 'character' ? 'character' : undefined].filter(
    (word) => word !== undefined,
  );
  const thing = [...words, many === undefined ? 'die' : 'dice'].join(' ');
  const owner = whose === 'own' ? 'your' : whose === 'foe' ? "an opponent's" : undefined;
  const shown = showing === undefined ? '' : ` showing ${showingText(showing)}`;
  const another = other ? 'other ' : '';
  if (many !== undefined) {
    if (owner === undefined) return `${many} ${another}${thing}${shown}`;
    return `${many} of ${owner} ${another}${thing}${shown}`;
  }
  if (owner === 'your') return `one of your ${another}${[...words, 'dice'].join(' ')}${shown}`;
  if (owner !== undefined) return `${owner} ${thing}${shown}`;
  return `${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}${shown}`;
}

export function countText(count: Count, upTo: boolean): string | undefined {
  switch (count) {
    case 'all':
      return 'all';
    case 'any number':
      return 'any number';
    case 'your red characters':
      return `${upTo ? 'up to ' : ''}as many as you have red characters`;
    case 'your ready red characters':
      return `${upTo ? 'up to ' : ''}as many as you have ready red characters`;
    default:
      return count === 1 ? undefined : upTo ? `up to ${count}` : String(count);
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

export function targetText(target: Target): string {
  if (target === 'this character') return 'this character';
  if (target === 'attached character') return 'the attached character';
  return 'one' in target ? whoText(target.one, 'a') : whoText(target.each, 'each');
}
