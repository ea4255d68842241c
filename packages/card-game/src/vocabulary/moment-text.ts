import { withArticle } from '@holofoe/kernel';
import type { Filter, Happening, Moment } from '../terms/words.ts';
import { filterText, refText, whosever } from './filter-text.ts';

/** When something is used: "after an enemy unit leaves play", "when damage would be dealt to this card". */
export function momentText(moment: Moment, when: 'when' | 'after' | 'at'): string {
  const { at, card } = moment;
  const subject =
    card === undefined
      ? WHOEVER[at]
      : aboutText(typeof card === 'object' && isOnesOwn(moment) ? whosever(card) : card);
  return [`${when} ${HAPPENS[at](subject, moment)}`, ...circumstances(moment)].join(' ');
}

function aboutText(card: Filter | string): string {
  return typeof card === 'string' ? refText(card) : withArticle(filterText(card, false));
}

/** Whose card it is need not be said of what you play, nor of what is discarded from a hand. */
function isOnesOwn({ at, by, from }: Moment): boolean {
  return (at === 'played' && by === 'you') || (at === 'discards' && from === 'hand');
}

type Kind = Happening['kind'];

/** What it happens to, where the moment does not say. */
const WHOEVER: { readonly [K in Kind]?: string } = {
  damage: 'a card',
  'would be dealt': 'a card',
  focus: 'a card',
  captured: 'a card',
  leaves: 'a card',
  played: 'a card',
  fate: 'a fate',
};

const HOW: { readonly [how: string]: string } = {
  destroyed: 'is destroyed',
  sacrificed: 'is sacrificed',
  captured: 'is captured',
  discarded: 'is discarded from play',
  returned: 'returns to hand',
  tucked: 'goes to a deck',
  removed: 'is removed from the game',
};

function leaves(subject: string | undefined, { how }: Moment): string {
  const ways = how === undefined ? [] : [how].flat();
  const says = ways.map((each) => HOW[each] ?? each);
  return `${subject ?? 'a card'} ${says.length === 0 ? 'leaves play' : says.join(' or ').replaceAll(' or is ', ' or ')}`;
}

function yours({ by }: Moment): string {
  return by === 'you' ? 'you' : by === 'enemy' ? 'your opponent' : 'a player';
}

function verb({ by }: Moment, you: string, other: string): string {
  return by === 'you' ? you : other;
}

type Say = (subject: string | undefined, moment: Moment) => string;
const simply =
  (does: string): Say =>
  (subject) =>
    `${subject ?? 'a card'} ${does}`;

const HAPPENS: { readonly [K in Kind]: Say } = {
  'turn begins': (_, moment) => `${whose(moment)} turn begins`,
  'turn ends': (_, moment) => `${whose(moment)} turn ends`,
  'phase begins': (_, moment) => `${phaseOf(moment)} begins`,
  'phase ends': (_, moment) => `${phaseOf(moment)} ends`,
  refreshed: (_, moment) => `${yours(moment)} ${verb(moment, 'refresh', 'refreshes')}`,
  'would be dealt': (subject) => `damage would be dealt to ${subject}`,
  damage: (subject, { via }) => `${subject} is dealt damage${via ? ' by Protect' : ''}`,
  heal: simply('has damage removed'),
  'moves damage': (subject) => `damage is moved to ${subject ?? 'a card'}`,
  focus: (subject, { cause }) =>
    cause === 'strike' ? `${subject} is focused to strike` : `a focus token is placed on ${subject}`,
  unfocus: (subject) => `a focus token is removed from ${subject ?? 'a card'}`,
  shield: (subject) => `a shield is placed on ${subject ?? 'a card'}`,
  unshield: (subject) => `a shield is removed from ${subject ?? 'a card'}`,
  draw: (_, moment) => `${yours(moment)} ${verb(moment, 'draw', 'draws')} cards`,
  discards: (subject, moment) =>
    `${yours(moment)} ${verb(moment, 'discard', 'discards')} ${subject ?? 'a card'}${fromText(moment)}`,
  reveals: simply('is revealed'),
  moves: simply('goes to another pile'),
  looks: (_, moment) => `${yours(moment)} ${verb(moment, 'look', 'looks')} at cards`,
  'moves captive': simply('is moved'),
  keeps: simply('is kept face down'),
  played: (subject, moment) => `${yours(moment)} ${verb(moment, 'play', 'plays')} ${subject}`,
  enters: simply('enters play'),
  'would leave': (subject, moment) => `${subject ?? 'a card'} would ${howText(moment)}`,
  leaves,
  captured: (subject, { where }) =>
    `${subject} is captured${where === undefined ? '' : ` at ${aboutText(where)}`}`,
  rescued: simply('is rescued'),
  attached: (subject, { where }) => `${subject ?? 'a card'} is attached to ${aboutText(where ?? 'host')}`,
  control: simply('changes control'),
  becomes: simply('becomes something else'),
  generates: simply('generates resources'),
  completed: simply('is completed'),
  declared: (subject, { as }) =>
    `${subject ?? 'a unit'} is declared as ${as === undefined ? 'an attacker or a defender' : `${as === 'attacker' ? 'an' : 'a'} ${as}`}`,
  engaged: simply('is engaged'),
  joins: simply('joins the engagement'),
  'leaves engagement': simply('leaves the engagement'),
  lays: (_, moment) => `${yours(moment)} ${verb(moment, 'place', 'places')} a card in an edge stack`,
  'reveals stacks': () => 'the edge stacks are revealed',
  fate: simply('resolves'),
  edge: (_, moment) =>
    `${yours(moment)} ${verb(moment, 'win', 'wins')} an edge battle${moment.attacking ? ' as the attacker' : ''}${moment.contested ? ' that was contested' : ''}${marginText(moment)}`,
  strikes: (subject, { by }) => `${subject ?? STRIKER[by ?? 'any']} strikes`,
  icons: (subject, { icon }) => `${subject ?? 'a unit'} resolves its ${icon ?? 'combat'} icons`,
  survived: (subject, { as, unopposed }) =>
    `${subject ?? 'a unit'} survives an ${unopposed ? 'unopposed ' : ''}engagement${as === undefined ? '' : ` as ${as === 'attacker' ? 'an attacker' : 'a defender'}`}`,
  'engagement ends': () => 'an engagement ends',
  commits: simply('is committed to the Force'),
  uncommits: simply('is no longer committed to the Force'),
  'struggle begins': () => 'a Force struggle begins',
  struggle: (_, moment) =>
    `${yours(moment)} ${verb(moment, 'win', 'wins')} a Force struggle${marginText(moment)}`,
  balance: () => 'the Balance of the Force is turned',
  dial: () => 'the Death Star dial moves',
  lasts: simply('is changed for a time'),
  ability: (_, moment) => abilityText(moment),
};

const STRIKER = { you: 'a friendly unit', enemy: 'an enemy unit', any: 'a unit' } as const;

function phaseOf(moment: Moment): string {
  const { phase, by } = moment;
  if (phase === undefined)
    return by === undefined ? 'a phase' : `a phase of ${by === 'you' ? 'yours' : 'your opponent'}`;
  return `${whose(moment)} ${phase === 'force' ? 'Force' : phase} phase`;
}

function whose({ by }: Moment): string {
  return by === 'you' ? 'your' : by === 'enemy' ? "your opponent's" : "a player's";
}

function howText({ how }: Moment): string {
  return how === undefined ? 'leave play' : `be ${[how].flat().join(' or ')}`;
}

function fromText({ from, card }: Moment): string {
  if (from === undefined) return '';
  const isEnemy = typeof card === 'object' && card.whose === 'enemy';
  return ` from ${isEnemy ? "your opponent's" : 'a'} ${from}`;
}

function marginText({ margin }: Moment): string {
  return margin === undefined ? '' : ` by ${margin} or more`;
}

function abilityText({ use, by, target, targets, card }: Moment): string {
  const on = card === undefined ? '' : ` of ${aboutText(card)}`;
  const what =
    use === 'event'
      ? 'an event is played'
      : `${use === undefined ? 'an ability' : withArticle(use)}${on} is used`;
  const whom = by === undefined ? '' : by === 'you' ? ' by you' : ' by your opponent';
  const single = targets === 1 ? ' with a single target' : '';
  return `${what}${whom}${single}${target === undefined ? '' : ` that targets ${aboutText(target)}`}`;
}

function circumstances({ at, during, turn, source, by }: Moment): readonly string[] {
  const isSaid =
    at === 'damage' || at === 'would be dealt' || at === 'focus' || at === 'leaves' || at === 'captured';
  const parts = [
    source === undefined ? '' : `by ${aboutText(source)}`,
    isSaid && by !== undefined ? (by === 'you' ? 'by you' : 'by your opponent') : '',
    during === undefined
      ? ''
      : during === 'engagement' || during === 'strike'
        ? `during ${withArticle(during)}`
        : `in the ${during} phase`,
    turn === undefined ? '' : turn === 'own' ? 'on your turn' : "on your opponent's turn",
  ];
  return parts.filter((part) => part !== '');
}
