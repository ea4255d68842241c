import { counted, type Seat, type Thing, type Usable } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import type { WindowOption } from '../rules/deeds.ts';
import { costOf } from '../rules/reads.ts';
import { inPlay, type State } from '../state.ts';
import type { CardGame } from '../terms/words.ts';
import { doesText, playsItself } from './describe.ts';
import { nameOfThing, sideName } from './phrases.ts';

/** "X-Wing (2 damage, 1 focus)"; "TIE Fighter of the Dark Side" where the one who is asked does not control it. */
export function cardLabel(state: State, card: Thing, seat: Seat): string {
  const record = inPlay(state, card);
  const name = nameOfThing(card);
  if (!record) return name;
  const tokens = [
    record.damage > 0 ? `${record.damage} damage` : '',
    record.focus > 0 ? `${record.focus} focus` : '',
    record.shields > 0 ? counted(record.shields, 'shield') : '',
    record.committed ? 'committed' : '',
  ].filter((part) => part !== '');
  const whose = record.seat === seat ? '' : ` of ${sideName(record.seat)}`;
  return `${name}${whose}${tokens.length === 0 ? '' : ` (${tokens.join(', ')})`}`;
}

const UNTIL = {
  'enemy card': 'Pass until the enemy plays a card',
  'my units': 'Pass until a unit of yours is hit',
  engagement: 'Pass until the engagement ends',
  phase: 'Pass until the phase ends',
} as const;

export function deedLabel(option: WindowOption): string {
  switch (option.do) {
    case 'pass':
      return option.until === undefined ? 'Pass' : UNTIL[option.until];
    case 'play': {
      const { as, cost } = option.way;
      return `Play ${nameOfThing(option.card)}${as === 'pilot' ? ' as a pilot' : ''} for ${cost}`;
    }
    case 'use':
      return `${kindOf(option.card).type === 'event' ? 'Play' : 'Use'} ${usableLabel(option.use)}`;
  }
}

/** "C-3PO: sacrifice this card to cancel that"; "Force Choke for 1: …", what the event costs now. */
export function usableLabel({ cx: { game, card }, ability }: Usable<CardGame>): string {
  const price = playsItself(ability) ? ` for ${costOf(game, card)}` : '';
  return `${nameOfThing(card)}${price}: ${doesText(ability)}`;
}
