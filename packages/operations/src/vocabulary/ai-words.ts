import { because, type Choice, DONE, rank, roll } from '@holofoe/kernel';
import { ACTIVATION, ACTIVATION_SUPPORTS_FIRST } from '../ai/priorities.ts';
import { damageOfDice, hasDice, isUseless, resolveBest } from '../ai/resolve-dice.ts';
import { isDamage } from '../cards/face.ts';
import { idOf, kindOf } from '../cards/number.ts';
import type { AiCards, AiDice } from '../cards/words.ts';
import { characterOf } from '../rules/about.ts';
import { activate, canActivate } from '../rules/activate.ts';
import { grantAction } from '../rules/additional.ts';
import type { Cx } from '../rules/battle.ts';
import { faceOf, reroll } from '../rules/dice.ts';
import { tell } from '../rules/happening.ts';
import { type Holder, hasGuardian, isCharacter } from '../rules/in-play.ts';
import { newCharacter } from '../rules/setup.ts';
import { stageOf } from '../rules/stage.ts';
import { healthIn } from '../rules/stages.ts';
import { comesIntoPlay } from '../rules/standing.ts';
import { keyOfCard } from '../rules/topics.ts';
import type { Area, Die } from '../state.ts';
import { aiSide as ai } from './select.ts';
import type { WordsIn } from './words-in.ts';
import { REMOVED } from './worth.ts';

function hasReadyCard(cx: Cx, of: AiCards): boolean {
  const { characters, supports } = ai(cx);
  for (const each of characters) if (canActivate(each) && isMeant(cx, each, of)) return true;
  for (const each of supports) if (canActivate(each) && isMeant(cx, each, of)) return true;
  return false;
}

function readyCards(cx: Cx, of: AiCards): readonly Holder[] {
  const { characters, supports } = ai(cx);
  return [...characters, ...supports].filter((holder) => canActivate(holder) && isMeant(cx, holder, of));
}

function isMeant(cx: Cx, holder: Holder, of: AiCards): boolean {
  const kind = kindOf(holder.card);
  if (typeof of === 'object') return kind.name === of.named;
  switch (of) {
    case 'any':
      return true;
    case 'character':
      return isCharacter(holder);
    case 'support':
      return !isCharacter(holder);
    case 'droid':
      return kind.subtypes.includes('droid');
    case 'guardian':
      return isCharacter(holder) && hasGuardian(cx.game, holder);
    case 'non-unique character':
      return isCharacter(holder) && !kind.unique;
  }
}

/** OPS-20, OPS-90: the AI activates only where a card says so, and never a player's character (OPS-71). */
function nextToActivate(cx: Cx, of: AiCards): Choice<Holder> | undefined {
  const open = readyCards(cx, of);
  const by = cx.game.standing.rules.haste === undefined ? ACTIVATION : ACTIVATION_SUPPORTS_FIRST;
  return rank(cx.game, 'activation', by, open, keyOfCard);
}

function diceToReroll(area: Area, dice: 'blank' | 'useless' | 'no damage'): readonly Die[] {
  return area.pool.filter((die) => {
    if (dice === 'blank') return faceOf(die).symbol === 'blank';
    return dice === 'useless' ? isUseless(area, die) : !isDamage(faceOf(die));
  });
}

/** Characters of the stage that were defeated and may return: the first in the order of the stage. */
function reserve(cx: Cx): number | undefined {
  const { defeated } = ai(cx);
  return defeated.find((card) => !kindOf(card).unique);
}

function callUp(cx: Cx): void {
  const area = ai(cx);
  const card = reserve(cx);
  if (card === undefined) return;
  const listed = stageOf(cx.game.state, area).characters.find(({ id }) => id === idOf(card));
  const health = listed ? healthIn(listed.health, area) : kindOf(card).health;
  area.defeated.splice(area.defeated.indexOf(card), 1);
  area.characters.push(newCharacter(card, area.no, listed?.elite === true, health, listed?.hunter === true));
  comesIntoPlay(cx.game, card, area.no);
  tell(cx.game, { kind: 'enters', side: area.no, card });
}

const NAMES: Readonly<Record<Exclude<AiCards, object>, string>> = {
  any: 'AI card',
  character: 'AI character',
  support: 'AI support',
  droid: 'AI droid',
  guardian: 'AI character with Guardian',
  'non-unique character': 'non-unique AI character',
};

function activationText(cards: number, of: AiCards): string {
  if (typeof of === 'object') return `activate ${of.named}`;
  const name = NAMES[of];
  const one = `activate ${/^[aeiouA]/.test(name) ? 'an' : 'a'} ${name}`;
  return cards === 1 ? one : `activate up to ${cards} ${name.replace(/^(.*?)( with Guardian)?$/, '$1s$2')}`;
}

const DICE_NAMES: Readonly<Record<AiDice, string>> = {
  best: 'the best AI dice',
  damage: 'all AI dice of the best damage symbol',
  'other than damage': 'the best AI dice that show no damage',
  melee: 'all AI dice showing melee damage',
  ranged: 'all AI dice showing ranged damage',
  indirect: 'all AI dice showing indirect damage',
  shield: 'all AI dice showing shields',
  resource: 'all AI dice showing resources',
  disrupt: 'all AI dice showing disrupt',
  discard: 'all AI dice showing discard',
  focus: 'all AI dice showing focus',
  special: 'all AI dice showing a special',
};

/** What the AI does with its own cards and dice. */
export const AI_WORDS: WordsIn<
  | 'AI activates'
  | 'AI readies'
  | 'AI readies all others'
  | 'resolve best'
  | 'or else'
  | 'AI rerolls'
  | 'another turn'
  | 'call up reserves'
  | 'roll a die'
> = {
  'AI activates': {
    can: (cx, { of }) => hasReadyCard(cx, of),
    *run(cx, { cards, of }) {
      for (let left = cards; left > 0; left--) {
        const next = nextToActivate(cx, of);
        if (!next) return;
        yield* activate(cx.game, next.picked, because(next));
      }
    },
    worth: () => 1,
    text: ({ cards, of }) => activationText(cards, of),
  },
  'AI readies': {
    can: (cx, { named }) =>
      ai(cx).characters.some(({ card, ready }) => !ready && kindOf(card).name === named),
    run(cx, { named }) {
      for (const character of ai(cx).characters) {
        if (character.ready || kindOf(character.card).name !== named) continue;
        character.ready = true;
        tell(cx.game, { kind: 'ready', card: character.card });
      }
      return DONE;
    },
    worth: () => 1,
    text: ({ named }) => `ready ${named}`,
  },
  'AI readies all others': {
    can: (cx) => ai(cx).characters.some((each) => !each.ready && each !== characterOf(cx)),
    run(cx) {
      for (const character of ai(cx).characters) {
        if (character.ready || character === characterOf(cx)) continue;
        character.ready = true;
        tell(cx.game, { kind: 'ready', card: character.card });
      }
      return DONE;
    },
    worth: () => 1,
    text: () => 'ready every other AI character',
  },
  'resolve best': {
    can: (cx, { dice }) => hasDice(cx.game, ai(cx), dice),
    *run(cx, { dice, highest, each, all }) {
      // Each set leaves the pool, or, where a die stays by its card, it is not resolved a second time.
      for (let sets = all ? ai(cx).pool.length : 1; sets > 0; sets--)
        if (!(yield* resolveBest(cx.game, ai(cx), dice, { highest, each }))) return;
    },
    worth: (cx, { dice, highest = 0, each = 0, all }) =>
      damageOfDice(cx.game, ai(cx), dice, all === true) + highest + each,
    text: ({ dice, highest, each, all }) => {
      if (all) return 'resolve all AI dice, symbol by symbol, the best first';
      const top = highest === undefined ? '' : `, the highest with ${highest} more value`;
      const added = each === undefined ? '' : `, each with ${each} more value`;
      return `resolve ${DICE_NAMES[dice]}${top}${added}`;
    },
  },
  'or else': {
    slots: { try: 'effect', otherwise: 'effect' },
    can: (cx, word) => word.try.can(cx) || word.otherwise.can(cx),
    run: (cx, word) => (word.try.can(cx) ? word.try : word.otherwise).run(cx),
    worth: (cx, word) => (word.try.can(cx) ? word.try : word.otherwise).worth(cx),
    text: (word) => `${word.try}, or if that is not possible, ${word.otherwise}`,
  },
  'AI rerolls': {
    can: (cx, { dice }) => diceToReroll(ai(cx), dice).length > 0,
    *run(cx, { dice }) {
      const area = ai(cx);
      for (const die of diceToReroll(area, dice)) yield* reroll(cx.game, area, die);
    },
    worth: () => REMOVED,
    text: ({ dice }) =>
      `reroll all AI dice ${dice === 'blank' ? 'showing a blank' : dice === 'useless' ? 'showing a blank or an unusable modifier' : 'that show no damage'}`,
  },
  'another turn': {
    can: () => true,
    run(cx) {
      grantAction(cx.game, ai(cx).no);
      return DONE;
    },
    worth: () => 1,
    text: () => 'take another turn at once',
  },
  'call up reserves': {
    can: (cx) => reserve(cx) !== undefined,
    run(cx) {
      callUp(cx);
      return DONE;
    },
    worth: () => 1,
    text: () => 'return one defeated non-unique AI character, ready and without damage',
  },
  'roll a die': {
    slots: { success: 'effect', otherwise: 'effect' },
    can: (cx, { success, otherwise }) => success.can(cx) || otherwise?.can(cx) === true,
    *run(cx, { atLeast, success, otherwise }) {
      // OPS-31
      const value = yield* roll(cx.game, 'd6', 6);
      tell(cx.game, { kind: 'd6', value }, 'OPS-31');
      yield* (value >= atLeast ? success : otherwise)?.run(cx) ?? DONE;
    },
    worth: () => 0,
    text: ({ atLeast, success, otherwise }) =>
      `roll a six-sided die (on ${atLeast} or more, ${success}${otherwise === undefined ? '' : `; otherwise ${otherwise}`})`,
  },
};
