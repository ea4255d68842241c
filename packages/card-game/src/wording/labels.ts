import { counted, type Seat, type Thing } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import type { WindowOption } from '../rules/deeds.ts';
import { inPlay, type State } from '../state.ts';
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
    case 'use': {
      const { type, title, cost } = kindOf(option.card);
      return type === 'event' ? `Play ${title} for ${cost}` : `Use ${title}`;
    }
  }
}
