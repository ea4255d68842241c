import { type Ask, best, type Thing } from '@holofoe/kernel';
import { isDamage } from '../cards/face.ts';
import { kindOf } from '../cards/number.ts';
import { characterOfThing } from '../rules/about.ts';
import { cxOf, resolving } from '../rules/battle.ts';
import { cardOfDie, faceOf, shownValue } from '../rules/dice.ts';
import { remainingHealth } from '../rules/in-play.ts';
import { type Character, type Die, isAi } from '../state.ts';
import { worthOfDie } from './dice-worth.ts';
import { effectWorth } from './effect-worth.ts';
import { askingKind, inOrder, type Look } from './look.ts';
import { bestTarget, targetScore, toDefeat } from './targets.ts';

/** The blow is that of the card that asks, with all modifiers. */
export function strike(look: Look, { options, source }: Ask): readonly number[] {
  return [targetAmong(look, options as readonly Character[], source)];
}

/** By an effect, whose damage is not known, and small: the best targets, as many as there may be. */
export function strikeBy(look: Look, { options, form, source }: Ask): readonly number[] {
  const from = (options as readonly Thing[]).flatMap((thing) => characterOfThing(look.state, thing) ?? []);
  const first = targetAmong(look, from, source);
  if (form.pick !== 'some') return [first];
  const others = inOrder(from, (each) => targetScore(look, each, SMALL_BLOW)).filter((i) => i !== first);
  return [first, ...others].slice(0, form.max);
}

function targetAmong(look: Look, from: readonly Character[], source: Ask['source']): number {
  const foes = from.filter(({ side }) => isAi(side));
  if (foes.length === 0)
    return best(from, (character) => remainingHealth(look.battle, character) + character.shields);
  const target = bestTarget(look, foes, blowOf(look, source));
  return target ? from.indexOf(target) : 0;
}

const SMALL_BLOW = 2;

function blowOf({ battle, me }: Look, source: Ask['source']): number {
  const kind = askingKind(source);
  let most = 0;
  for (const die of me.pool) {
    const { symbol, modifier } = faceOf(die);
    if (modifier || (symbol !== 'melee' && symbol !== 'ranged') || kindOf(cardOfDie(die.no)) !== kind)
      continue;
    let blow = 0;
    for (const other of me.pool) {
      const face = faceOf(other);
      if (face.symbol === symbol && (other === die || face.modifier)) blow += shownValue(battle, other);
    }
    most = Math.max(most, blow);
  }
  return most === 0 ? SMALL_BLOW : most;
}

/** The least die that defeats somebody, otherwise the highest; none that does harm to nobody. */
export function nextDie(look: Look, { options }: Ask): readonly number[] {
  const { battle, me, ai } = look;
  return [
    best(options as readonly (Die | 'done')[], (die) => {
      if (die === 'done') return 0.05;
      const { symbol } = faceOf(die);
      if (symbol === 'special') return specialWorth(look, die);
      if (symbol !== 'melee' && symbol !== 'ranged') return worthOfDie(look, me, die);
      const value = shownValue(battle, die);
      const target = bestTarget(look, ai.characters, value);
      if (!target) return 0;
      return value >= toDefeat(look, target) ? 20 - value : value;
    }),
  ];
}

function specialWorth(look: Look, die: Die): number {
  const card = cardOfDie(die.no);
  const effect = kindOf(card).special;
  return effect === undefined
    ? 0
    : effectWorth(cxOf(look.battle, look.me.no, card, resolving(look.me.no, card, [die])), effect);
}

/** All of them, as long as the one who is struck still stands. */
export function modifiers(look: Look, { options, source }: Ask): readonly number[] {
  const dice = options as readonly Die[];
  const [one] = dice;
  const { battle, me, ai } = look;
  if (!one || !isDamage(faceOf(one)) || faceOf(one).symbol === 'indirect')
    return dice.map((_, index) => index);
  const kind = askingKind(source);
  let blow = 0;
  for (const die of me.pool) {
    const { symbol, modifier } = faceOf(die);
    if (!modifier && symbol === faceOf(one).symbol && kindOf(cardOfDie(die.no)) === kind)
      blow = Math.max(blow, shownValue(battle, die));
  }
  const added = dice.reduce((sum, die) => sum + shownValue(battle, die), 0);
  const target = bestTarget(look, ai.characters, blow + added);
  const needed = target ? toDefeat(look, target) : 0;
  const chosen: number[] = [];
  for (const index of inOrder(dice, (die) => shownValue(battle, die))) {
    if (blow >= needed && chosen.length > 0) break;
    if (blow >= needed && ai.characters.length > 1) break;
    chosen.push(index);
    blow += shownValue(battle, dice[index] as Die);
  }
  return chosen;
}
