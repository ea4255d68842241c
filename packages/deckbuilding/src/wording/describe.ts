import { capital, counted, sentence } from '@holofoe/kernel';
import type { Ability, Bonus, Constant, Kind, Moment, Trait } from '../cards/kind.ts';
import { exilesItself } from '../cards/price.ts';
import type { Effect } from '../cards/words.ts';
import { conditionText } from '../vocabulary/conditions.ts';
import { iconsText } from '../vocabulary/gains.ts';
import { LANGUAGE } from '../vocabulary/language.ts';

/** The whole card in plain text, a line for each of its parts. */
export function describe(kind: Kind): readonly string[] {
  const reward = kind.reward === undefined ? [] : [`Reward: ${effectText(kind.reward)}.`];
  const unsure = kind.unsure === undefined ? [] : [`Unsure: ${kind.unsure}`];
  const numbers = numbersText(kind);
  return [
    kind.name,
    typeText(kind),
    ...(numbers === '' ? [] : [numbers]),
    ...abilityText(kind),
    ...reward,
    ...unsure,
  ];
}

/** Each ability, bonus and constant as one sentence. */
export function abilityText(kind: Kind): readonly string[] {
  return [
    ...kind.abilities.map(abilitySentence),
    ...kind.bonuses.map(bonusSentence),
    ...kind.constants.map(constantSentence),
  ];
}

/** What the one who defeats the card in the galaxy row gains. */
export function rewardText(kind: Kind): string | undefined {
  return kind.reward === undefined ? undefined : sentence(effectText(kind.reward));
}

/** What an effect does, as an order: "exile this card to repair up to 4 damage of your base". */
export const effectText: (effect: Effect) => string = LANGUAGE.text;

const MOMENTS: Readonly<Record<Moment, string>> = {
  played: 'When played',
  purchased: 'When purchased',
  defeats: 'When this unit takes part in defeating a card of the galaxy row',
  revealed: 'When revealed',
  'turn begins': 'When your turn begins',
  'first neutral played': 'When you play your first neutral card of a turn',
  'foe discards': 'When your opponent discards a card from hand during your turn',
};

function abilitySentence({ at, do: effect }: Ability): string {
  if (at !== 'action') return `${MOMENTS[at]}, ${effectText(effect)}.`;
  // A card that exiles itself can do so once anyhow.
  return exilesItself(effect) ? sentence(effectText(effect)) : `Action: ${effectText(effect)}.`;
}

function bonusSentence(bonus: Bonus): string {
  const amount = bonus.attack === 'for each base lost' ? '+1 attack' : `+${bonus.attack} attack`;
  const forEach = bonus.attack === 'for each base lost' ? ' for each base that you have lost' : '';
  const against = bonus.against === undefined ? '' : ' against the galaxy row';
  const condition = bonus.when === undefined ? '' : ` while ${conditionText(bonus.when)}`;
  return `${coveredText(bonus.to)}${amount}${forEach}${against}${condition}.`;
}

function coveredText(to: Bonus['to']): string {
  if (to === 'itself') return '';
  return `Each ${to === 'ships' ? 'capital ship' : to.map((trait) => TRAITS[trait]).join(' or ')} of yours has `;
}

function constantSentence(constant: Constant): string {
  if ('prevents' in constant)
    return `The first ${constant.prevents} damage dealt to this base each turn are prevented.`;
  if ('firstPurchase' in constant) return 'The first card you purchase each turn goes on top of your deck.';
  if ('firstNeutralPurchase' in constant)
    return 'The first neutral card you purchase each turn goes into your hand and is exiled when the turn ends.';
  return HUNTS[constant.hunts];
}

const HUNTS: Readonly<Record<Extract<Constant, { hunts: string }>['hunts'], string>> = {
  'neutral units':
    'Once a turn you may attack a neutral unit of the galaxy row; its target value is its cost, its reward as many resources.',
};

export const FACTION_NAMES: Readonly<Record<Kind['faction'], string>> = {
  empire: 'Empire',
  rebel: 'Rebel',
  neutral: 'neutral',
};

const TYPES: Readonly<Record<Kind['type'], string>> = { unit: 'unit', ship: 'capital ship', base: 'base' };

const TRAITS: Readonly<Record<Trait, string>> = {
  'bounty-hunter': 'Bounty Hunter',
  droid: 'Droid',
  fighter: 'Fighter',
  jedi: 'Jedi',
  officer: 'Officer',
  scoundrel: 'Scoundrel',
  sith: 'Sith',
  transport: 'Transport',
  trooper: 'Trooper',
  vehicle: 'Vehicle',
};

/** "Empire unit, unique, Officer" */
function typeText(kind: Kind): string {
  const parts = [`${capital(FACTION_NAMES[kind.faction])} ${TYPES[kind.type]}`];
  if (kind.unique && kind.type !== 'base') parts.push('unique');
  parts.push(...kind.traits.map((trait) => TRAITS[trait]));
  if (kind.from === 'starter') parts.push('starting card');
  return parts.join(', ');
}

/** "Cost 5, 3 attack, 2 resources, 4 hit points" */
function numbersText(kind: Kind): string {
  const cost = kind.from === 'galaxy' || kind.from === 'pilot' ? [`cost ${kind.cost}`] : [];
  const hitPoints = kind.hitPoints === 0 ? [] : [counted(kind.hitPoints, 'hit point')];
  return capital([...cost, ...iconList(kind), ...hitPoints].join(', '));
}

/** ["3 attack", "2 resources"] */
export function iconList({
  attack,
  resources,
  force,
}: Pick<Kind, 'attack' | 'resources' | 'force'>): string[] {
  return [{ attack }, { resources }, { force }].map((icon) => iconsText(icon)).filter((icon) => icon !== '');
}
