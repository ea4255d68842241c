import { allowed, because, type Play, read, type Seat, type Thing } from '@holofoe/kernel';
import { isCard } from '../cards/catalogue.ts';
import { DARK, type Engagement, opponentOf, playerOf, type State } from '../state.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { askOne, askSome } from './asking.ts';
import { attack } from './engagement.ts';
import { cardsOf, objectivesOf, playedCard, readyUnits } from './in-play.ts';
import { DIAL } from './keys.ts';
import { phaseBegins } from './phases.ts';
import { hasTrait } from './reads.ts';
import { tell } from './telling.ts';
import { openWindow } from './window.ts';

/** LCG-12: the Dark Side's first turn has no conflict phase. */
export function* conflict(game: CardGameEngine): Play {
  const { state } = game;
  if (state.active === DARK && playerOf(state, DARK).turns === 1) {
    state.step = 'commitment';
    return;
  }
  yield* phaseBegins(game, 'conflict');
  state.step = 'engage';
  openWindow(game, 'conflict');
}

/** One engagement or none; the next choice comes when it is over. From here on the engagement is in the state. */
export function* engage(game: CardGameEngine): Play {
  const { state } = game;
  const seat = state.active;
  const open = objectivesToEngage(game, seat);
  const choice = yield* askOne(game, seat, 'engage', [...open, 'pass']);
  const { picked: declared } = choice;
  if (declared === 'pass') {
    state.step = 'commitment';
    openWindow(game, 'conflict ends');
    return;
  }
  if (choice.reason) tell(game, { kind: 'turns against', seat, card: declared }, because(choice));
  const able = attackersAgainst(game, seat, declared);
  const most = mostAttackers(game, declared, able.length);
  const attackers = yield* askSome(game, seat, 'attackers', able, 1, most);
  for (const card of attackers.picked) playedCard(state, card).role = 'attacker';
  forgetFallen(state);
  state.declared[declared] = (state.declared[declared] ?? 0) + 1;
  state.engagement = newEngagement(seat, declared);
  yield* attack(game, state.engagement, attackers);
}

/** LCG-41 asks whether the last one fell: those that fell before it are of no account. */
function forgetFallen({ declared, play }: State): void {
  for (const objective of Object.keys(declared).map(Number))
    if (isCard(objective) && !play.some(({ card }) => card === objective)) delete declared[objective];
}

/** As it is when attackers have been declared. */
export function newEngagement(attacker: Seat, declared: Thing): Engagement {
  return {
    attacker,
    declared,
    engaged: null,
    step: 'engage',
    shown: [[], []],
    battle: null,
    edge: null,
    turn: attacker,
    passes: 0,
    strikes: 0,
    over: false,
  };
}

/** Enemy objectives that somebody could attack, declared against less often this turn than they may be. */
function objectivesToEngage(game: CardGameEngine, seat: Seat): readonly Thing[] {
  const { state } = game;
  // LCG-52
  if (state.options.engagements === 'one' && !playerOf(state, seat).isAi && hasEngaged(game)) return [];
  const enemies = cardsOf(objectivesOf(state, opponentOf(seat)));
  const dial = seat !== DARK && read(game, 'engagements', DIAL) > 0 ? [DIAL] : [];
  return [...enemies, ...dial].filter((card) => {
    if ((state.declared[card] ?? 0) >= read(game, 'engagements', card)) return false;
    return allowed(game, 'be engaged', card, seat) && attackersAgainst(game, seat, card).length > 0;
  });
}

function hasEngaged({ state }: CardGameEngine): boolean {
  return Object.keys(state.declared).length > 0;
}

/** Ready units that may attack it. */
function attackersAgainst(game: CardGameEngine, seat: Seat, objective: Thing): readonly Thing[] {
  const traits = traitsAsked(game, objective);
  return cardsOf(readyUnits(game.state, seat)).filter(
    (card) => allowed(game, 'attack', card) && traits.every((trait) => hasTrait(game, card, trait)),
  );
}

const ONLY = 'attackers only ';

/** The traits that attackers of an objective must have, by the rules in force. */
function traitsAsked(game: CardGameEngine, objective: Thing): readonly string[] {
  return Object.keys(game.standing.rules).flatMap((stat) => {
    if (!stat.startsWith(ONLY)) return [];
    const trait = stat.slice(ONLY.length);
    return read(game, `attackers only ${trait}`, objective) > 0 ? [trait] : [];
  });
}

function mostAttackers(game: CardGameEngine, objective: Thing, able: number): number {
  const most = read(game, 'attackers at most', objective);
  return most > 0 ? Math.min(most, able) : able;
}
