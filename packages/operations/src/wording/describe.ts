import { capital, counted, effectOf, sentence, withArticle } from '@holofoe/kernel';
import type { Filter } from '../cards/filter.ts';
import type { Kind, PlayOn } from '../cards/kind.ts';
import { admittedText, fullName } from '../cards/names.ts';
import type { Ability, Effect, Moment } from '../cards/terms.ts';
import type { Type } from '../cards/type.ts';
import { conditionText } from '../vocabulary/conditions.ts';
import { thingText } from '../vocabulary/filter-text.ts';
import { LANGUAGE } from '../vocabulary/language.ts';
import { holdsText } from './holds.ts';
import { cornerText, faceWords } from './phrases.ts';

/** The whole card in plain text, a line for each of its parts. */
export function describe(kind: Kind): readonly string[] {
  const numbers = numbersText(kind);
  return [
    fullName(kind),
    typeText(kind),
    ...(numbers === '' ? [] : [numbers]),
    ...(kind.die ? [`Die: ${kind.die.map((face) => faceWords(face)).join(', ')}`] : []),
    ...abilityText(kind),
    ...(kind.unsure === undefined ? [] : [`Unsure: ${kind.unsure}`]),
  ];
}

/** Restrictions, keywords, what lasts, the corner of an AI card and abilities, a sentence each. */
export function abilityText(kind: Kind): readonly string[] {
  const { playOn, ambush, hunter, topLeft, abilities, truce, admits } = kind;
  const corner =
    topLeft === undefined || topLeft.symbol === 'resource'
      ? []
      : [sentence(`corner: ${cornerText(topLeft.symbol, topLeft.value, topLeft.perPlayer)}`)];
  return [
    ...playOn.map((on) => PLAY_ON[on]),
    ...(ambush ? ['Ambush.'] : []),
    ...(hunter ? ['Hunter.'] : []),
    ...(kind.type === 'support' && kind.activates && !kind.die ? ['This support can be activated.'] : []),
    ...(kind.playIf === undefined ? [] : [sentence(`play only if ${conditionText(kind.playIf)}`)]),
    ...(truce.length === 0 ? [] : [truceText(truce)]),
    ...(admits ? [`Your deck may hold up to ${admittedText(admits)}.`] : []),
    ...abilities.flatMap((ability) => ('holds' in ability ? [holdsText(ability)] : [])),
    ...corner,
    ...USES.flatMap((use) =>
      abilities.flatMap((ability) => (useOf(ability) === use ? [abilitySentence(kind, ability)] : [])),
    ),
  ];
}

/** What an effect does, as an order: "draw a card". */
export function effectText(effect: Effect): string {
  // Whom a rule is put on comes first, and is no object of anything.
  return LANGUAGE.text(effect).replaceAll('yourself can', 'you can');
}

/** The same where the AI has no choice and nobody is addressed: "the AI gains 1 resource". */
export function aiEffectText(effect: Effect): string {
  return effectText(effect).replace(/^gain /, 'the AI gains ');
}

const PLAY_ON: Readonly<Record<PlayOn, string>> = {
  red: 'Only on a red character.',
  blue: 'Only on a blue character.',
  yellow: 'Only on a yellow character.',
  gray: 'Only on a gray character.',
  exhausted: 'Only on an exhausted character.',
  'vehicle support': 'Modify: only on a vehicle support.',
};

/** In the order of a card's text. */
const USES = ['hand', 'reaction', 'interrupt', 'action', 'anywhere', 'die'] as const;

function useOf(ability: Ability): string {
  if ('action' in ability) return ability.from ?? 'action';
  return 'interrupt' in ability ? 'interrupt' : 'reaction' in ability ? 'reaction' : 'holds';
}

function abilitySentence(kind: Kind, ability: Ability): string {
  const effect = effectOf(ability);
  const text = isAiCard(kind) ? aiEffectText(effect) : effectText(effect);
  const own = kind.type === 'support' ? text.replaceAll('this character', 'this support') : text;
  return sentence(`${headOf(kind, ability)}${own}`);
}

/** "special: ", "after this character is activated, " */
function headOf({ type }: Kind, ability: Ability): string {
  if ('reaction' in ability) {
    const often = ability.limit ? ' for the first time in a round' : '';
    const condition = ability.if ? `, if ${conditionText(ability.if)}` : '';
    return `${afterText(type, ability.at)}${often}${condition}, `;
  }
  if ('interrupt' in ability) return `before ${beforeText(ability.at)}, `;
  if (!('action' in ability) || ability.from === 'hand') return '';
  if (ability.from === 'die') return 'special: ';
  if (ability.from === 'anywhere') return 'action of any player: ';
  return ability.limit ? 'power action: ' : 'action: ';
}

function afterText(type: Type, moment: Moment): string {
  const { at, card, ambush } = moment;
  switch (at) {
    case 'activate':
      return card === 'this' || card === 'host'
        ? `after ${ACTIVATED[type]} is activated`
        : typeof card === 'object' && card.whose === 'own'
          ? `after you activate ${withArticle(thingText(card, false))}`
          : 'after an opponent activates a character';
    case 'played':
      if (typeof card === 'object') return `after you play ${playedText(card)}`;
      return ambush ? 'after you play a card with Ambush' : 'after you play this card';
    case 'resolve':
      return `after you resolve ${moment.die === 'this' ? 'this' : 'a'} die`;
    case 'defeated':
      return typeof card === 'object' && card.whose === 'foe'
        ? "after an opponent's character is defeated"
        : 'after a character is defeated';
    case 'damage':
      return `after the attached character takes ${moment.sign} damage`;
    case 'stage begins':
      return 'when a stage begins';
    case 'phase ends':
      return 'after the action phase ends';
    default:
      return `after "${at}"`;
  }
}

/** "an upgrade on this character", "a blue upgrade on an apprentice" */
function playedText(filter: Filter): string {
  if (filter.a === 'event') return withArticle(thingText(filter, false));
  const on = filter.onA === undefined ? 'this character' : withArticle(filter.onA);
  return `${withArticle(thingText(filter, false))} on ${on}`;
}

function beforeText({ at, card }: Moment): string {
  switch (at) {
    case 'resolve':
      return 'you resolve this die';
    case 'damage':
      return 'this character takes damage';
    case 'defeated':
      return card === 'host' ? 'the attached character is defeated' : "an opponent's character is defeated";
    case 'event':
      return "an opponent's event is resolved";
    case 'playing':
      return typeof card === 'object' ? `you play ${withArticle(thingText(card, false))}` : 'you play a card';
    default:
      return `"${at}"`;
  }
}

const ACTIVATED: Readonly<Record<Type, string>> = {
  character: 'this character',
  upgrade: 'the attached character',
  downgrade: 'the attached character',
  support: 'this support',
  event: 'a character',
  plot: 'a character',
  behavior: 'a character',
};

function truceText(between: readonly string[]): string {
  return `Only ${between.join(' and ')} may be on your team, with hero and villain cards in your deck; gray cards may not be.`;
}

/** A card that only AI decks hold. */
function isAiCard({ set }: Kind): boolean {
  return set === 'AI';
}

/** "Hero character, blue, unique, Jedi, Leader"; "AI behaviour" */
function typeText(kind: Kind): string {
  const { affiliation, colour, unique, subtypes } = kind;
  const type = kind.type === 'behavior' ? 'behaviour' : kind.type;
  if (isAiCard(kind)) return `AI ${type}`;
  const parts = [`${capital(affiliation)} ${type}`, colour];
  if (unique) parts.push('unique');
  return [...parts, ...subtypes.map(subtypeText)].join(', ');
}

/** "Bounty Hunter" */
function subtypeText(subtype: string): string {
  return subtype.split('-').map(capital).join(' ');
}

/** "15 points, 20 as elite, 12 health"; "Cost 3" */
function numbersText(kind: Kind): string {
  const { type, points, health, cost, topLeft } = kind;
  if (type === 'plot') return isAiCard(kind) ? '' : counted(points.single, 'point');
  if (type !== 'character') return topLeft && topLeft.symbol !== 'resource' ? '' : `Cost ${cost}`;
  const elite = points.elite === undefined ? [] : [`${points.elite} as elite`];
  return [counted(points.single, 'point'), ...elite, `${health} health`].join(', ');
}
