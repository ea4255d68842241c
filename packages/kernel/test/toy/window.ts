import { choose } from '../../src/asking.ts';
import { endOf } from '../../src/engine/changes.ts';
import type { Usable } from '../../src/engine/engine.ts';
import { read } from '../../src/engine/read.ts';
import { actionsOf } from '../../src/happenings/actions.ts';
import { use } from '../../src/happenings/happen.ts';
import { actKey, cardKey, effectKey, type Key, wordKey } from '../../src/key.ts';
import type { Thing } from '../../src/language/thing.ts';
import type { Play, Seat } from '../../src/request.ts';
import { enter, hostsFor, mayEnter } from './entering.ts';
import { keyOfThing } from './keys.ts';
import { kindOf } from './kinds.ts';
import { cardAt, otherSeat } from './state.ts';
import type { Toy, ToyGame } from './terms.ts';

type Option =
  | { readonly key: Key; readonly use: Usable<Toy> }
  | { readonly key: Key; readonly play: Thing; readonly as: 'unit' | 'area' | 'attached' };

const PASSES = ['pass', 'until engagement', 'until phase'] as const;

/** Only where somebody could do something: a window that nobody can use is no state. */
export function openWindow(game: ToyGame, at: string): void {
  const { state } = game;
  if (state.winner >= 0 || state.engagement?.over) return;
  const isOpen = [0, 1].some((seat) => state.passing[seat] === '' && optionsOf(game, seat, at).length > 0);
  if (isOpen) state.window = { at, turn: state.active, passes: 0 };
}

/** One answer a step; who can do nothing passes unasked, in the same step. */
export function* windowTurn(game: ToyGame): Play {
  const { state } = game;
  let isAsked = false;
  for (let window = state.window; window && window.passes < 2; window = state.window) {
    const seat = window.turn;
    const options = state.passing[seat] === '' ? optionsOf(game, seat, window.at) : [];
    if (options.length > 0 && isAsked) return;
    window.turn = otherSeat(seat);
    if (options.length === 0) {
      window.passes++;
      continue;
    }
    isAsked = true;
    const option = yield* chosen(game, seat, options);
    if (option) {
      window.passes = 0;
      yield* act(game, seat, option);
      return;
    }
    window.passes++;
  }
  state.window = null;
}

function* chosen(game: ToyGame, seat: Seat, options: readonly Option[]): Play<Option | undefined> {
  const { state, rules } = game;
  if (rules.bot.plays(state, seat)) return options.find((option) => isWorthIt(game, option));
  const passes = state.engagement ? PASSES : PASSES.filter((pass) => pass !== 'until engagement');
  const pick = yield* choose(game, seat, 'action', [...options, ...passes], (option) =>
    typeof option === 'string' ? wordKey(option) : option.key,
  );
  if (typeof pick !== 'string') return pick;
  if (pick !== 'pass') state.passing[seat] = pick === 'until phase' ? 'phase' : 'engagement';
  return undefined;
}

function isWorthIt({ rules }: ToyGame, option: Option): boolean {
  if ('play' in option) return true;
  const { cx, ability } = option.use;
  const effect = 'action' in ability ? ability.action : [];
  return rules.bot.wishes(cx, effect, rules.language.worth(cx, effect));
}

/** What a seat can do; in the deployment window its turn's player also plays cards. */
function optionsOf(game: ToyGame, seat: Seat, at: string): readonly Option[] {
  const { state } = game;
  return [...state.cards.keys()].flatMap((thing): readonly Option[] => {
    const card = cardAt(state, thing);
    if (card.zone !== 'hand' && card.zone !== 'play') return [];
    const where = card.zone === 'hand' ? 'hand' : undefined;
    const uses = actionsOf(game, thing, seat, where).map((one) => ({ key: effectKey(one.id), use: one }));
    const isDeploying = at === 'deployment' && seat === state.active;
    const isMine = card.zone === 'hand' && card.owner === seat;
    return isDeploying && isMine ? [...playsOf(game, thing, seat), ...uses] : uses;
  });
}

function playsOf(game: ToyGame, thing: Thing, seat: Seat): readonly Option[] {
  const { type, enhance, pilot } = kindOf(game.state, thing);
  if ((type !== 'unit' && type !== 'enhancement') || !mayEnter(game, thing)) return [];
  const money = game.state.resources[seat] ?? 0;
  const isPaid = read(game, 'cost', thing) <= money;
  const hasHost = hostsFor(game, thing, seat).length > 0;
  const key = actKey('play', cardKey(thing));
  const options: Option[] = [];
  if (type === 'unit' && isPaid) options.push({ key, play: thing, as: 'unit' });
  if (type === 'unit' && pilot !== undefined && pilot <= money && hasHost)
    options.push({ key: actKey('pilot', cardKey(thing)), play: thing, as: 'attached' });
  if (type === 'enhancement' && isPaid && enhance === 'area') options.push({ key, play: thing, as: 'area' });
  if (type === 'enhancement' && isPaid && enhance !== 'area' && hasHost)
    options.push({ key, play: thing, as: 'attached' });
  return options;
}

function* act(game: ToyGame, seat: Seat, option: Option): Play {
  if ('use' in option) yield* use(game, option.use);
  else yield* playCard(game, seat, option.play, option.as === 'attached');
}

function* playCard(game: ToyGame, seat: Seat, thing: Thing, isAttached: boolean): Play {
  const { state } = game;
  const { type, pilot } = kindOf(state, thing);
  const cost = isAttached && type === 'unit' ? (pilot ?? 0) : read(game, 'cost', thing);
  state.resources[seat] = (state.resources[seat] ?? 0) - cost;
  const hosts = isAttached ? hostsFor(game, thing, seat) : [];
  const [first = -1] = hosts;
  const isAsked = hosts.length > 1 && !game.rules.bot.plays(state, seat);
  const host = isAsked ? yield* choose(game, seat, 'attach', hosts, keyOfThing) : first;
  endOf(game, `next card ${seat}`);
  yield* enter(game, thing, seat, host);
}
