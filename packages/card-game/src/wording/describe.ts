import { capital, effectOf, listed, sentence, withArticle } from '@holofoe/kernel';
import type { Kind } from '../terms/kind.ts';
import { AFFILIATION_NAMES } from '../terms/traits.ts';
import type { Ability, Effect } from '../terms/words.ts';
import { conditionText } from '../vocabulary/condition-text.ts';
import { filterText, refText } from '../vocabulary/filter-text.ts';
import { LANGUAGE } from '../vocabulary/language.ts';
import { momentText } from '../vocabulary/moment-text.ts';
import { predicate } from '../vocabulary/predicate.ts';

/** What a card says, a line for each thing, in our own words: from the same data that is played. */
export function describe(kind: Kind): readonly string[] {
  const { abilities, asPilot } = kind;
  return [
    ...keywordLine(kind),
    ...enhancesLine(kind),
    ...linesOf(abilities, kind),
    ...asPilot.map((ability) => `As a pilot: ${inMidst(abilityText(ability, kind))}`),
    ...(kind.notPaidBy ? [`${AFFILIATION_NAMES[kind.notPaidBy]} resources do not pay for this card.`] : []),
    ...(kind.paysFor ? [`Its resources pay only for ${filterText(kind.paysFor, true)}.`] : []),
  ];
}

/** A line for each ability; the same rule of both players is said once, of each player. */
function linesOf(abilities: readonly Ability[], kind: Kind): readonly string[] {
  const ofEach = abilities.map((ability) =>
    'holds' in ability && (ability.on === 'you' || ability.on === 'opponent')
      ? holdsText(ability, 'each player')
      : undefined,
  );
  return abilities.flatMap((ability, i) => {
    const both = ofEach[i];
    if (both !== undefined && both === ofEach[i - 1]) return [];
    return [both !== undefined && both === ofEach[i + 1] ? both : abilityText(ability, kind)];
  });
}

/** A sentence behind a colon; what begins with its own head keeps it. */
function inMidst(text: string): string {
  return text.replace(/^[A-Z](?=\w* (?!reaction:|interrupt:))(?!\w+:)/, (first) => first.toLowerCase());
}

function keywordLine({ keywords, edge, protect, pilot }: Kind): readonly string[] {
  const words = [
    ...keywords.map(capital),
    ...(edge > 0 ? [`Edge (${edge})`] : []),
    ...protect.map((whom) => `Protect ${typeof whom === 'object' ? filterText(whom, true) : whom}`),
    ...(pilot
      ? [
          `Pilot (${pilot.cost}) on ${withArticle(filterText(pilot.on, false))}${pilot.uncounted ? ', even beside another pilot' : ''}`,
        ]
      : []),
  ];
  return words.length === 0 ? [] : [`${words.join('. ')}.`];
}

function enhancesLine({ enhances, onePerHost }: Kind): readonly string[] {
  if (enhances === undefined) return [];
  const what =
    enhances === 'play area'
      ? 'your play area'
      : enhances === 'dial'
        ? 'the Death Star dial'
        : withArticle(filterText(enhances, false));
  return [`Enhances ${what}${onePerHost ? ', one on each' : ''}.`];
}

function abilityText(ability: Ability, { type }: Kind): string {
  if ('holds' in ability) return holdsText(ability);
  if ('asSoonAs' in ability)
    return sentence(`as soon as ${conditionText(ability.asSoonAs)}, ${LANGUAGE.text(ability.do)}`);
  const use = usedText(ability);
  const heads = [
    'action' in ability && ability.from === 'edge stack' ? '' : headOf(ability),
    ability.from === 'hand' && type !== 'event' ? 'from your hand, ' : '',
    ability.from === 'discard' ? 'from your discard pile, ' : '',
  ].filter((head) => head !== '');
  return heads.length === 0
    ? sentence(use)
    : `${heads.join(' ')}${heads.at(-1)?.endsWith(' ') ? '' : ' '}${use}.`;
}

type Used = Exclude<Ability, { readonly holds: unknown } | { readonly asSoonAs: unknown }>;

function headOf(ability: Used): string {
  const forced = 'forced' in ability && ability.forced ? 'Forced ' : '';
  if ('action' in ability) return 'Action:';
  return `${capital(`${forced}${'interrupt' in ability ? 'interrupt' : 'reaction'}`)}:`;
}

/** It does not begin with what somebody does. */
const NO_ORDER = /^(until|if|for|it|that|this|the|an?|each|instead|you|your) /;

/** When, under which condition, for which price, what, and how often. */
function usedText(ability: Used): string {
  const when =
    'at' in ability ? `${momentText(ability.at, 'interrupt' in ability ? 'when' : 'after')}, ` : '';
  const condition = ability.if === undefined ? '' : `if ${conditionText(ability.if)}, `;
  return `${when}${condition}${doesText(ability)}${limitText(ability)}`;
}

/** For which price, and what: "sacrifice this card to cancel that". */
export function doesText(ability: Used): string {
  const price = priceOf(ability.price);
  const text = LANGUAGE.text(effectOf(ability));
  return price === ''
    ? text
    : `${price}${NO_ORDER.test(text) || NO_ORDER.test(price) ? '; ' : ' to '}${text}`;
}

/** That an event is played for its cost need not be said. */
function priceOf(price: Effect | undefined): string {
  const said = partsOf(price).filter((part) => !isPlayed(part));
  return said.length === 0 ? '' : listed(said.map((part) => LANGUAGE.text(part)));
}

/** Whether the cost of the card is paid with it. */
export function playsItself(ability: Used): boolean {
  return [...partsOf(ability.price), ...partsOf(effectOf(ability))].some(isPlayed);
}

function partsOf(effect: Effect | undefined): readonly Effect[] {
  if (effect === undefined) return [];
  return 'length' in effect ? effect : [effect];
}

function isPlayed(effect: Effect): boolean {
  return 'do' in effect && effect.do === 'play' && effect.what === 'this';
}

function limitText({ limit }: Used): string {
  if (limit === undefined) return '';
  if (limit.heard) return ` (the first of each ${limit.per} only)`;
  const times = limit.times === undefined || limit.times === 1 ? 'once' : `${limit.times} times`;
  return ` (${times} per ${limit.per}${limit.of === 'title' ? ', all copies together' : ''})`;
}

type Holds = Extract<Ability, { readonly holds: unknown }>;

function holdsText({ holds, on, from, while: condition }: Holds, who = bearerText(on)): string {
  const rules = predicate(who, holds.map(LANGUAGE.ruleText));
  const whiles = [
    from === 'victory pile' ? 'this card is in a victory pile' : undefined,
    condition === undefined ? undefined : conditionText(condition),
  ].filter((each) => each !== undefined);
  return sentence(`${whiles.length === 0 ? '' : `while ${whiles.join(' and ')}, `}${rules}`);
}

/** Whom it is said of. */
function bearerText(on: Holds['on']): string {
  if (on === undefined) return 'this card';
  return typeof on === 'object' ? `each ${filterText(on.each, false)}` : refText(on);
}
