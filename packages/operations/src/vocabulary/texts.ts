import type { Showing } from '../cards/filter.ts';

/** "1 shield", "2 shields" */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 || thing.endsWith('damage') ? '' : 's'}`;
}

/** An amount in words, of things: "1 shield", "2 resources", "1 resource per player". */
function amountOf(n: string, thing: string, things: string): string {
  if (n === PER_PLAYER) return `1 ${thing} per player`;
  if (n.startsWith('the ')) return `${things} equal to ${n}`;
  const [, plain, otherwise] = /^(\d+) (\(.*\))$/.exec(n) ?? [];
  if (plain !== undefined) return `${plain} ${plain === '1' ? thing : things} ${otherwise}`;
  return `${n} ${n === '1' || n === 'up to 1' ? thing : things}`;
}

export const resources = (n: string): string => amountOf(n, 'resource', 'resources');
export const shields = (n: string): string => amountOf(n, 'shield', 'shields');
export const ofDamage = (n: string): string => amountOf(n, 'damage', 'damage');

/** An amount, and what it is counted by, which is said last: "2", " for each of your vehicles". */
export function withCountLast(n: string): readonly [many: string, forEach: string] {
  const at = n.indexOf(' for each ');
  return at < 0 ? [n, ''] : [n.slice(0, at), n.slice(at)];
}

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
    case 'blank':
      return 'a blank';
    case 'nothing of use':
      return 'a blank or an unusable modifier';
    case 'shield':
    case 'resource':
      return `${showing}s`;
    case 'melee or ranged':
      return 'melee or ranged damage';
    case 'a strange symbol':
      return 'a symbol that no die of this card shows';
    case 'the value of it':
      return 'the same value';
    case 'the symbol and value of it':
      return 'the same symbol and value';
    case 'the same symbol':
      return 'the same symbol as this die';
    default:
      return showing;
  }
}
