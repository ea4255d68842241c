import type { Form, Source } from '@holofoe/kernel';
import { dieNo } from '../../src/rules/dice.ts';
import { newSupport } from '../../src/rules/in-play.ts';
import { areaOf, type Die, playerOf, type State } from '../../src/state.ts';
import type { Asked } from '../../src/wording/topics.ts';
import { card, characterAt } from '../first-turn.ts';

export const [ANNA, BEN, AI] = [0, 1, 4] as const;
export const ONE: Form = { pick: 'one' };

export const anna = (state: State) => playerOf(state, ANNA);
export const ben = (state: State) => playerOf(state, BEN);
export const ai = (state: State) => areaOf(state, AI);
export const luke = (state: State) => characterAt(state, ANNA);
export const rey = (state: State) => characterAt(state, ANNA, 1);
export const trooper = (state: State) => characterAt(state, AI);

/** 2 melee, 3 melee, 1 focus, 1 shield, 1 resource, blank */
export const lukesDie = (side: number): Die => ({ no: dieNo(card('01035', ANNA), 0), side });
/** 3 melee for 1, +2 melee, 1 shield, 1 resource, special, blank */
export const sabersDie = (side: number): Die => ({ no: dieNo(card('01059', ANNA), 0), side });
export const saber = { card: card('01059', ANNA), ready: true };
export const headhunter = newSupport(card('03056', BEN), BEN);

export function troopersDie(state: State) {
  return { side: ai(state), die: { no: dieNo(trooper(state).card, 0), side: 0 } };
}

/** Anna's die lies in her pool. */
export const rolled = (die: Die) => (state: State) => {
  anna(state).pool.push(die);
};

/** Ben's support is in play. */
export const laidOut = (state: State) => {
  ben(state).supports.push(headhunter);
};

export interface Example<T> {
  readonly options: (state: State) => readonly T[];
  readonly source?: Source;
  readonly form?: Form;
  readonly table?: (state: State) => void;
  readonly prompt: string;
  readonly labels: readonly string[];
}

export const upTo = (max: number): Form => ({ pick: 'some', min: 0, max });

/** The words of each topic, as Anna is asked. */
export type Examples = { readonly [T in keyof Asked]: Example<Asked[T]> };
