import { idOf, kindOf } from '../cards/catalogue.ts';
import type { Condition, Seen } from '../cards/words.ts';
import type { Cx } from '../rules/duel.ts';
import { forceIsWith } from '../rules/force.ts';
import { enemyOf, sideOf } from '../state.ts';

export function holds({ game, seat, card }: Cx, condition: Condition): boolean {
  const { state } = game;
  const side = sideOf(state, seat);
  switch (condition.is) {
    case 'the Force is with you':
      return forceIsWith(state, seat);
    case 'your base':
      return side.base !== null && idOf(side.base.card) === condition.id;
    case 'in play':
      switch (condition.what) {
        case 'your ship':
          return side.ships.length > 0;
        case 'enemy ship':
          return sideOf(state, enemyOf(seat)).ships.length > 0;
        case 'your trooper or vehicle':
          return side.units.some((unit) => {
            const { traits } = kindOf(unit.card);
            return traits.includes('trooper') || traits.includes('vehicle');
          });
        case 'another unique unit of yours':
          return side.units.some((unit) => unit.card !== card && kindOf(unit.card).unique);
        case 'your Millennium Falcon':
          return side.units.some((unit) => idOf(unit.card) === 'millennium-falcon');
      }
  }
}

const SEEN: Readonly<Record<Seen, string>> = {
  'your ship': 'you have a capital ship in play',
  'enemy ship': 'your opponent has a capital ship in play',
  'your trooper or vehicle': 'you have a Trooper or a Vehicle in play',
  'another unique unit of yours': 'you have another unique unit in play',
  'your Millennium Falcon': 'you have the Millennium Falcon in play',
};

export function conditionText(condition: Condition): string {
  switch (condition.is) {
    case 'the Force is with you':
      return condition.is;
    case 'your base':
      return `your base is ${condition.name}`;
    case 'in play':
      return SEEN[condition.what];
  }
}
