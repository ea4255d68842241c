import {
  allowed,
  DONE,
  EndlessRule,
  happen,
  happenTogether,
  type Play,
  plainly,
  read,
  type Seat,
  type Thing,
  thingOfSeat,
} from '@holofoe/kernel';
import { type Engagement, inPlay, opponentOf } from '../state.ts';
import type { CardGameEngine, HappeningOf } from '../terms/words.ts';
import type { Several } from './ai.ts';
import { aiFor, askOne, askSome, whyOf, whyOfOne } from './asking.ts';
import { damage } from './damage.ts';
import { endBattle, freshBattle } from './edge-battle.ts';
import { cardsOf, participantsOf, playedCard, readyUnits, unitsOf } from './in-play.ts';
import { endPeriod } from './periods.ts';
import { hasKeyword } from './reads.ts';
import { canStrike, strike } from './strike.ts';
import { shield } from './tokens.ts';
import { openWindow } from './window.ts';

/** Budgets are refilled at checkpoints; a unit whose strikes never focus it would strike for ever. */
const MOST_STRIKES = 400;

type Step = (game: CardGameEngine, engagement: Engagement) => Play;

export const ENGAGEMENT: { readonly [S in Engagement['step']]: Step } = {
  engage,
  defenders,
  edge,
  strikes,
  unopposed,
  end: endEngagement,
};

function engage(game: CardGameEngine, engagement: Engagement): Play {
  return attack(game, engagement, plainly([]));
}

/** Declared against and engaged with are two things: the first is used up, the second can turn. */
export function* attack(game: CardGameEngine, engagement: Engagement, choice: Several<Thing>): Play {
  const { attacker } = engagement;
  const came = cardsOf(participantsOf(game.state, attacker));
  yield* declaredTogether(game, came, 'attacker', attacker, choice);
  if (engagement.over) return;
  const live: HappeningOf<'engaged'> = {
    kind: 'engaged',
    card: engagement.declared,
    how: 'declared',
    by: attacker,
  };
  yield* happen(game, live, () => {
    engagement.engaged = live.card;
    return undefined;
  });
  yield* shielding(game, engagement, came);
  engagement.step = 'defenders';
  openWindow(game, 'attackers');
}

function* defenders(game: CardGameEngine, engagement: Engagement): Play {
  const { state } = game;
  const seat = opponentOf(engagement.attacker);
  const able = cardsOf(readyUnits(state, seat).filter(({ role }) => role === null)).filter((card) =>
    allowed(game, 'defend', card),
  );
  const must = able.filter((card) => !allowed(game, 'stay out', card));
  const may = able.filter((card) => !must.includes(card));
  const choice = yield* askSome(game, seat, 'defenders', may, 0, may.length);
  const came = able.filter((card) => must.includes(card) || choice.picked.includes(card));
  for (const card of came) playedCard(state, card).role = 'defender';
  yield* declaredTogether(game, came, 'defender', seat, choice);
  if (!engagement.over) yield* shielding(game, engagement, came);
  engagement.step = 'edge';
  openWindow(game, 'defenders');
}

function declaredTogether(
  game: CardGameEngine,
  came: readonly Thing[],
  as: 'attacker' | 'defender',
  by: Seat,
  choice: Several<Thing>,
): Play {
  const lives = came.map((card) => ({ kind: 'declared', card, as, by, ...whyOfOne(choice, card) }) as const);
  const rule = aiFor(game, by) && (as === 'attacker' ? 'LCG-41' : 'LCG-42');
  return happenTogether(game, lives, () => {}, undefined, rule);
}

/** A unit with Shielding that was declared gives a shield to a friendly participant, or to the engaged objective. */
function* shielding(game: CardGameEngine, engagement: Engagement, came: readonly Thing[]): Play {
  for (const card of came) {
    const { engaged, over } = engagement;
    const unit = inPlay(game.state, card);
    if (over || !unit || unit.role === null || !hasKeyword(game, card, 'shielding')) continue;
    const friends = cardsOf(participantsOf(game.state, unit.seat));
    const bare = [...friends, ...(engaged === null ? [] : [engaged])].filter(
      (each) => inPlay(game.state, each)?.shields === 0,
    );
    if (bare.length === 0) continue;
    const choice = yield* askOne(game, unit.seat, 'shielding', [...bare, 'pass'], card);
    const { picked } = choice;
    if (picked !== 'pass') yield* shield(game, picked, unit.seat, undefined, false, whyOf(choice).why);
  }
}

function edge(game: CardGameEngine, engagement: Engagement): Play {
  engagement.battle = freshBattle(game, engagement);
  return DONE;
}

/** Who has the edge strikes first, then in turns. Who takes part may not pass; who strikes from outside need not strike. */
function* strikes(game: CardGameEngine, engagement: Engagement): Play {
  const ai = aiFor(game, engagement.attacker);
  if (ai) yield* ai.withdraws(game, engagement);
  while (engagement.passes < 2) {
    const seat = engagement.turn;
    const { must, may } = strikersOf(game, seat);
    if (must.length + may.length === 0) {
      engagement.turn = opponentOf(seat);
      engagement.passes++;
      continue;
    }
    const options = [...must, ...may, ...(must.length === 0 ? (['pass'] as const) : [])];
    const choice = yield* askOne(game, seat, 'strike', options);
    const { picked } = choice;
    engagement.turn = opponentOf(seat);
    engagement.passes = picked === 'pass' ? engagement.passes + 1 : 0;
    if (picked === 'pass') return;
    if (++engagement.strikes > MOST_STRIKES) throw new EndlessRule('An engagement did not come to an end.');
    yield* strike(game, picked, undefined, whyOf(choice).why);
    openWindow(game, 'strike');
    return;
  }
  engagement.step = 'unopposed';
}

/** Who takes part and can strike must; from outside somebody may. */
function strikersOf(game: CardGameEngine, seat: Seat): Readonly<Record<'must' | 'may', readonly Thing[]>> {
  return {
    must: cardsOf(participantsOf(game.state, seat)).filter((card) => canStrike(game, card)),
    may: cardsOf(unitsOf(game.state, seat)).filter((card) => isOutsider(game, card)),
  };
}

/** Who strikes next, as things stand: a side without anybody who could is passed over. Null: nobody does any more. */
export function strikesNext(game: CardGameEngine, { turn, passes }: Engagement): Seat | null {
  const seats = [turn, opponentOf(turn)].slice(0, 2 - passes);
  const next = seats.find((seat) => {
    const { must, may } = strikersOf(game, seat);
    return must.length + may.length > 0;
  });
  return next ?? null;
}

function isOutsider(game: CardGameEngine, card: Thing): boolean {
  const isOutside = inPlay(game.state, card)?.role === null;
  return isOutside && canStrike(game, card) && read(game, 'strikes from outside', card) > 0;
}

/** An attacker is left and no defender: more damage for what is engaged. */
function* unopposed(game: CardGameEngine, engagement: Engagement): Play {
  const { state } = game;
  const { attacker, engaged } = engagement;
  const defender = opponentOf(attacker);
  const isUnopposed =
    participantsOf(state, attacker).length > 0 && participantsOf(state, defender).length === 0;
  if (isUnopposed && engaged !== null && allowed(game, 'take unopposed damage', engaged)) {
    const n = read(game, 'unopposed', thingOfSeat(attacker));
    yield* damage(game, { card: engaged, n, cause: 'unopposed', source: -1, by: attacker });
  }
  for (const seat of [attacker, defender])
    for (const { card } of participantsOf(state, seat))
      yield* survived(game, engagement, card, seat, isUnopposed);
  engagement.step = 'end';
}

function survived(
  game: CardGameEngine,
  engagement: Engagement,
  card: Thing,
  by: Seat,
  isUnopposed: boolean,
): Play {
  const role = inPlay(game.state, card)?.role ?? null;
  if (engagement.over || role === null) return DONE;
  return happen(game, { kind: 'survived', card, as: role, unopposed: isUnopposed, by }, () => undefined);
}

/** From any step: stacks go, roles end, what lasted until then ends, and after that it has ended. */
export function* endEngagement(game: CardGameEngine, engagement: Engagement): Play {
  engagement.over = true;
  const live: HappeningOf<'engagement ends'> = { kind: 'engagement ends', by: engagement.attacker };
  yield* happen(game, live, () => ending(game, engagement));
  openWindow(game, 'conflict');
}

function* ending(game: CardGameEngine, engagement: Engagement): Play {
  const { state } = game;
  if (engagement.battle) yield* endBattle(game, engagement, engagement.battle);
  for (const card of state.play) card.role = null;
  state.window = null;
  state.engagement = null;
  for (const player of state.players) if (player.passing === 'engagement') player.passing = null;
  yield* endPeriod(game, 'engagement');
}
