import { type Amount, effectOf, gathering } from '@holofoe/kernel';
import type { Kind } from '../terms/kind.ts';
import type { Permission } from '../terms/stat.ts';
import type { CardGame, CardGameEngine, Rule, Word } from '../terms/words.ts';

/** LCG-17: harmful is what takes icons, keywords or capacity from its host, forbids it something or places tokens on it. */
export function isHarmful({ rules: { language } }: CardGameEngine, { enhances, abilities }: Kind): boolean {
  if (typeof enhances === 'object' && enhances.whose !== undefined) return enhances.whose === 'enemy';
  const words = gathering<CardGame, Word>(language.slotsOf, { word: (word) => [word] });
  return abilities.some((ability) => {
    if ('holds' in ability) return ability.on === 'host' && ability.holds.some(takesSomething);
    return words.effect(effectOf(ability)).some((word) => HARMFUL_WORDS.has(word.do) && isOnHost(word));
  });
}

const HARMFUL_WORDS: ReadonlySet<Word['do']> = new Set<Word['do']>([
  'capture',
  'damage',
  'destroy',
  'discard from play',
  'focus',
  'sacrifice',
  'uncommit',
]);

function isOnHost(word: Word): boolean {
  return Object.values(word).includes('host');
}

const FORBIDS: ReadonlySet<Permission> = new Set<Permission>([
  'attack',
  'defend',
  'commit',
  'refresh',
  'trigger',
  'work',
]);

function takesSomething(rule: Rule): boolean {
  if ('blank' in rule || 'noMore' in rule) return true;
  if ('cannot' in rule) return FORBIDS.has(rule.cannot);
  return 'add' in rule && isNegative(rule.add);
}

function isNegative(amount: Amount<CardGame>): boolean {
  return typeof amount === 'number' && amount < 0;
}
