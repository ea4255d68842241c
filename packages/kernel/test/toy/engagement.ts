import { choose, chooseSome } from '../../src/asking.ts';
import { EndlessRule } from '../../src/desk.ts';
import { DONE } from '../../src/done.ts';
import { endOf } from '../../src/engine/changes.ts';
import { allowed, read } from '../../src/engine/read.ts';
import { happen } from '../../src/happenings/happen.ts';
import { happenTogether } from '../../src/happenings/together.ts';
import type { Thing } from '../../src/language/thing.ts';
import type { Play, Seat } from '../../src/request.ts';
import { damage } from './damage.ts';
import { endBattle, freshBattle } from './edge-battle.ts';
import { keyOfThing, keyOrPass } from './keys.ts';
import { cardAt, type Engagement, otherSeat, participantsOf, type ToyState, unitsOf } from './state.ts';
import { canStrike, strike } from './strike.ts';
import type { HappeningOf, ToyGame } from './terms.ts';
import { openWindow } from './window.ts';

/** Budgets are refilled at checkpoints; a unit whose strikes never focus it would strike for ever. */
const MOST_STRIKES = 400;

type Step = (game: ToyGame, engagement: Engagement) => Play;

export const ENGAGEMENT: { readonly [S in Engagement['step']]: Step } = {
  engage,
  defenders,
  edge,
  strikes,
  unopposed,
  end: endEngagement,
};

/** One choice; from then on the engagement is in the state. Whether one began. */
export function* declare(game: ToyGame): Play<boolean> {
  const { state } = game;
  const seat = state.active;
  const able = readyUnits(state, seat).filter((thing) => allowed(game, 'attack', thing));
  const open = state.play.filter((thing) => isOpen(game, thing));
  if (able.length === 0 || open.length === 0) return false;
  const declared = yield* choose(game, seat, 'objective', [...open, -1], keyOrPass);
  if (declared < 0) return false;
  const came = yield* chooseSome(game, seat, 'attackers', able, { min: 1, max: able.length }, keyOfThing);
  state.declared[declared] = (state.declared[declared] ?? 0) + 1;
  for (const thing of came) cardAt(state, thing).role = 'attacker';
  state.engagement = {
    attacker: seat,
    declared,
    engaged: -1,
    step: 'engage',
    came: [...came],
    shown: [],
    battle: null,
    edge: -1,
    turn: seat,
    passes: 0,
    steps: 0,
    over: false,
  };
  return true;
}

/** An enemy objective, declared against less often than it may be. */
function isOpen(game: ToyGame, thing: Thing): boolean {
  const { seat, type } = cardAt(game.state, thing);
  if (seat === game.state.active || type !== 'objective') return false;
  const times = game.state.declared[thing] ?? 0;
  return times < read(game, 'engagements', thing) && allowed(game, 'be declared against', thing);
}

function readyUnits(state: ToyState, seat: Seat): readonly Thing[] {
  return unitsOf(state, seat).filter((thing) => cardAt(state, thing).focus === 0);
}

function declaredTogether(
  game: ToyGame,
  came: readonly Thing[],
  as: 'attacker' | 'defender',
  by: Seat,
): Play {
  const lives = came.map((card) => ({ kind: 'declared', card, as, by }) as const);
  return happenTogether(game, lives, () => {});
}

/** Declared against and engaged with are two things: the first is used up, the second can turn. */
function* engage(game: ToyGame, engagement: Engagement): Play {
  yield* declaredTogether(game, engagement.came, 'attacker', engagement.attacker);
  if (engagement.over) return;
  const live: HappeningOf<'engaged'> = {
    kind: 'engaged',
    card: engagement.declared,
    by: engagement.attacker,
  };
  yield* happen(game, live, () => {
    engagement.engaged = live.card;
    return undefined;
  });
  engagement.step = 'defenders';
  openWindow(game, 'attackers');
}

function* defenders(game: ToyGame, engagement: Engagement): Play {
  const { state } = game;
  const seat = otherSeat(engagement.attacker);
  const able = readyUnits(state, seat).filter(
    (thing) => cardAt(state, thing).role === '' && allowed(game, 'defend', thing),
  );
  const came =
    able.length === 0
      ? []
      : yield* chooseSome(game, seat, 'defenders', able, { min: 0, max: able.length }, keyOfThing);
  for (const thing of came) cardAt(state, thing).role = 'defender';
  engagement.came.push(...came);
  yield* declaredTogether(game, came, 'defender', seat);
  engagement.step = 'edge';
  openWindow(game, 'defenders');
}

function edge(game: ToyGame, engagement: Engagement): Play {
  engagement.battle = freshBattle(game, engagement);
  return DONE;
}

/** The list of strikers is made before each strike. Who takes part may not pass; who strikes from outside need not strike. */
function* strikes(game: ToyGame, engagement: Engagement): Play {
  const { state } = game;
  if (++engagement.steps > MOST_STRIKES) throw new EndlessRule('An engagement did not come to an end.');
  while (engagement.passes < 2) {
    const seat = engagement.turn;
    const must = participantsOf(state, seat).filter((thing) => canStrike(game, thing));
    const may = unitsOf(state, seat).filter((thing) => isOutsider(game, thing));
    engagement.turn = otherSeat(seat);
    if (must.length + may.length === 0) {
      engagement.passes++;
      continue;
    }
    const options = [...must, ...may, ...(must.length === 0 ? [-1] : [])];
    const thing = yield* choose(game, seat, 'strike', options, keyOrPass);
    engagement.passes = thing < 0 ? engagement.passes + 1 : 0;
    if (thing < 0) break;
    yield* strike(game, thing);
    openWindow(game, 'strike');
    return;
  }
  if (engagement.passes >= 2) engagement.step = 'unopposed';
}

function isOutsider(game: ToyGame, thing: Thing): boolean {
  const { role } = cardAt(game.state, thing);
  return role === '' && canStrike(game, thing) && read(game, 'strikes from outside', thing) > 0;
}

function* unopposed(game: ToyGame, engagement: Engagement): Play {
  const { state } = game;
  const { attacker } = engagement;
  const isUnopposed =
    participantsOf(state, attacker).length > 0 && participantsOf(state, otherSeat(attacker)).length === 0;
  if (isUnopposed && engagement.engaged >= 0) {
    const packet = { card: engagement.engaged, n: 1, cause: 'unopposed', source: -1, by: attacker } as const;
    yield* damage(game, packet);
  }
  for (const seat of [attacker, otherSeat(attacker)])
    for (const thing of participantsOf(state, seat)) yield* survived(game, engagement, thing);
  engagement.step = 'end';
}

function survived(game: ToyGame, engagement: Engagement, thing: Thing): Play {
  const { seat, role } = cardAt(game.state, thing);
  if (engagement.over || role === '') return DONE;
  return happen(game, { kind: 'survived', card: thing, by: seat }, () => undefined);
}

/** From any step: stacks go, what lasted until then ends, and after that it has ended. */
export function* endEngagement(game: ToyGame, engagement: Engagement): Play {
  const { state } = game;
  engagement.over = true;
  yield* happen(game, { kind: 'engagement ends', by: engagement.attacker }, () => {
    if (engagement.battle) endBattle(game, engagement, engagement.battle);
    for (const thing of state.play) cardAt(state, thing).role = '';
    state.window = null;
    state.engagement = null;
    endOf(game, 'engagement');
    for (const [seat, until] of state.passing.entries()) if (until === 'engagement') state.passing[seat] = '';
    return undefined;
  });
  openWindow(game, 'conflict');
}
