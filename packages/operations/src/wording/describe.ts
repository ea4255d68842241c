import { capital, counted, sentence } from '@holofoe/kernel';
import type { Kind, Moment, Ongoing, PlayOn, Type } from '../cards/kind.ts';
import type { Effect } from '../cards/words.ts';
import { LANGUAGE } from '../vocabulary/language.ts';
import { fullName } from './names.ts';
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
  const { playOn, ambush, hunter, topLeft, abilities, ongoing } = kind;
  const corner =
    topLeft === undefined || topLeft.symbol === 'resource'
      ? []
      : [sentence(`corner: ${cornerText(topLeft.symbol, topLeft.value, topLeft.perPlayer)}`)];
  return [
    ...playOn.map((on) => PLAY_ON[on]),
    ...(ambush ? ['Ambush.'] : []),
    ...(hunter ? ['Hunter.'] : []),
    ...ongoing.map(ongoingText),
    ...corner,
    ...MOMENTS.flatMap((moment) => {
      const effect = abilities[moment];
      return effect === undefined ? [] : [abilitySentence(kind, moment, effect)];
    }),
  ];
}

/** What an effect does, as an order: "draw a card". */
export const effectText: (effect: Effect) => string = LANGUAGE.text;

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
const MOMENTS: readonly Moment[] = [
  'played',
  'after playing it',
  'after activating',
  'after a foe activates',
  'after upgrading',
  'after playing an ambush',
  'before resolving this die',
  'after resolving this die',
  'before it takes damage',
  'before a foe is defeated',
  'before an event of a foe',
  'action',
  'power action',
  'action of any player',
  'special',
];

function abilitySentence(kind: Kind, moment: Moment, effect: Effect): string {
  const text = isAiCard(kind) ? aiEffectText(effect) : effectText(effect);
  const when = momentText(kind, moment);
  return sentence(when === '' ? text : `${when}${text}`);
}

/** "special: ", "after this character is activated, " */
function momentText({ type }: Kind, moment: Moment): string {
  switch (moment) {
    case 'played':
      return type === 'plot' ? 'when a stage begins, ' : '';
    case 'after playing it':
      return 'after you play this card, ';
    case 'after activating':
      return `after ${ACTIVATED[type]} is activated, `;
    case 'after a foe activates':
      return 'after an opponent activates a character, ';
    case 'after upgrading':
      return 'after you play an upgrade on this character, ';
    case 'after playing an ambush':
      return 'after you play a card with Ambush, ';
    case 'before resolving this die':
    case 'after resolving this die':
      return `${moment === 'before resolving this die' ? 'before' : 'after'} you resolve this die, `;
    case 'before it takes damage':
      return 'before this character takes damage, ';
    case 'before a foe is defeated':
      return "before an opponent's character is defeated, ";
    case 'before an event of a foe':
      return "before an opponent's event is resolved, ";
    case 'action':
    case 'power action':
    case 'action of any player':
    case 'special':
      return `${moment}: `;
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

function ongoingText(ongoing: Ongoing): string {
  switch (ongoing.is) {
    case 'guardian':
      return GUARDIAN[ongoing.whom];
    case 'redeploy':
      if (ongoing.on === undefined) return 'Redeploy.';
      return `Redeploy while on a ${ongoing.on === 'blue' ? 'blue character' : 'droid'}.`;
    case 'first weapon cheaper':
      return 'While this character has no upgrades, a weapon played on it costs 1 less.';
    case 'no blue abilities':
      return 'No blue ability can be played on this character.';
    case 'guards ranged dice':
      return 'While this die is in your pool, opponents cannot remove your other dice showing ranged damage.';
    case 'values with the battlefield':
      return `While you control the battlefield, the values of this die are ${ongoing.more} higher.`;
    case 'foes gain less':
      return 'At upkeep each opponent gains 1 resource less or discards the top 2 cards of their deck.';
    case 'health of AI characters':
      return `Each AI character has ${ongoing.more} more health.`;
    case 'truce':
      return `Only ${ongoing.between.join(' and ')} may be on your team, with hero and villain cards in your deck; gray cards may not be.`;
    case 'die against attached':
      return 'Damage of this die is dealt to the attached character.';
  }
}

const GUARDIAN: Readonly<Record<Extract<Ongoing, { is: 'guardian' }>['whom'], string>> = {
  itself: 'Guardian.',
  attached: 'The attached character has Guardian.',
  'own non-unique characters': 'Your non-unique characters have Guardian.',
};

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
