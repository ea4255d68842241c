import { type CardNo, folding, type Seat } from '@holofoe/kernel';
import { CARD_COUNT, kindOf } from '../cards/catalogue.ts';
import type { Bonus, Kind } from '../cards/kind.ts';
import type { Deckbuilding, Word } from '../cards/words.ts';
import { basesLost, basesToWin, enemyOf, factionOf, type State } from '../state.ts';
import { LANGUAGE } from '../vocabulary/language.ts';

/** What a card in one's own deck is worth, by its numbers. All weights here were found by playing against the bot. */
const WEIGHT = { attack: 0.9, resources: 1, force: 0.5, hitPoints: 0.75, ability: 1.3 } as const;
/** How much more, or less, that is when both sides stand on their last base. */
const LATER = { attack: 1, resources: -0.7 } as const;
/** A ship gives what it gives on every turn until it falls. */
const SHIP = 1.6;
const PILOT = -0.3;

export function appraise(state: State, seat: Seat, card: CardNo): number {
  const kind = kindOf(card);
  const late = lateness(state, seat);
  const icons =
    kind.attack * (WEIGHT.attack + LATER.attack * late) +
    kind.resources * (WEIGHT.resources + LATER.resources * late) +
    kind.force * WEIGHT.force;
  return icons * (kind.type === 'ship' ? SHIP : 1) + (BESIDES_ICONS[card] ?? 0);
}

/** 0 at the start, 1 when both sides stand on their last base. */
export function lateness(state: State, seat: Seat): number {
  return (basesLost(state, seat) + basesLost(state, enemyOf(seat))) / (2 * (basesToWin(state) - 1));
}

/** A card that a deck is glad to be rid of. */
export function isWeak(card: CardNo): boolean {
  return kindOf(card).from === 'starter';
}

export function isEnemyCard(seat: Seat, card: CardNo): boolean {
  return kindOf(card).faction === factionOf(enemyOf(seat));
}

/** What an effect is worth before anybody knows when it will be used. */
const roughly = folding<Deckbuilding, number>(
  LANGUAGE.slotsOf,
  {
    word: roughlyOfWord,
    oneOf: (_, options) => Math.max(...options),
    when: (_, then, otherwise = 0) => then * 0.6 + otherwise * 0.4,
    pay: (_effect, _price, to) => Math.max(0.2, to * 0.4),
  },
  (parts) => parts.reduce((sum, part) => sum + part, 0),
);

const BESIDES_ICONS: readonly number[] = Array.from({ length: CARD_COUNT }, (_, card) =>
  besidesIcons(kindOf(card)),
);

function besidesIcons(kind: Kind): number {
  let worth = kind.hitPoints * WEIGHT.hitPoints + (kind.from === 'pilot' ? PILOT : 0);
  for (const ability of kind.abilities) worth += roughly(ability.do) * WEIGHT.ability;
  for (const bonus of kind.bonuses) worth += bonusWorth(bonus);
  return worth;
}

function bonusWorth({ attack, when }: Bonus): number {
  if (attack === 'for each base lost') return 1;
  return attack * (when ? 1.5 : 0.3);
}

function roughlyOfWord(word: Word): number {
  switch (word.do) {
    case 'gain':
      return (word.attack ?? 0) + (word.resources ?? 0) + (word.force ?? 0) * WEIGHT.force;
    case 'draw':
      return word.cards * 2;
    case 'repair':
      return word.damage * 0.5;
    case 'hit':
      return word.damage;
    case 'free purchase':
    case 'borrow from row':
    case 'fetch':
      return 3;
    case 'foe discards':
      return 1;
    default:
      return 0.5;
  }
}
