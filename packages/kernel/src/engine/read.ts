import type { Ability, Amount, CardRule, Holds, Lasting, Terms, Who } from '../language/terms.ts';
import { type Thing, thingOfSeat } from '../language/thing.ts';
import type { Seat } from '../request.ts';
import { contextOf } from './context.ts';
import type { Cx, Engine } from './engine.ts';
import type { Listener, Modifier } from './standing.ts';

/** Where blank cards stand in the index of rules. */
export const BLANK = 'blank';
/** Where actions that are granted stand. */
export const GAINS = 'gains';

/** The value of a stat now. Where no rule changes it: what is printed, at the price of one look. */
export function read<L extends Terms>(game: Engine<L>, stat: L['stat'], thing: Thing): number {
  const list = game.standing.rules[stat];
  if (list === undefined) return game.rules.printed(game.state, stat, thing);
  // A stat that is read while it is being computed is read as printed: so a circle of stats ends, wherever it is entered.
  if (isBeingRead(game.reading, stat, thing)) return game.rules.printed(game.state, stat, thing);
  game.reading.push(stat, thing);
  const value = compute(game, stat, list, thing);
  // Taken off one by one: to set a length is a call out of compiled code.
  game.reading.pop();
  game.reading.pop();
  return value;
}

function isBeingRead(reading: readonly (string | Thing)[], stat: string, thing: Thing): boolean {
  for (let i = 0; i < reading.length; i += 2)
    if (reading[i] === stat && reading[i + 1] === thing) return true;
  return false;
}

/** Set beats all; what may not grow can still shrink; otherwise everything is added up first and multiplied after. */
function compute<L extends Terms>(
  game: Engine<L>,
  stat: L['stat'],
  list: readonly Modifier[],
  thing: Thing,
): number {
  const printed = game.rules.printed(game.state, stat, thing);
  let more = 0;
  let less = 0;
  let times = 1;
  let set: number | undefined;
  let mayGrow = true;
  let bounded: [number, number][] | undefined;
  for (const modifier of list) {
    const rule = ruleOn(game, modifier, thing);
    if (rule === undefined) continue;
    if ('add' in rule) {
      const n = amountOf(game, modifier, rule.add, thing);
      if (rule.least !== undefined) bounded = [...(bounded ?? []), [n, rule.least]];
      else if (n > 0) more += n;
      else less += n;
    } else if ('times' in rule) times *= rule.times;
    else if ('set' in rule) set = amountOf(game, modifier, rule.set, thing);
    else if ('noMore' in rule) mayGrow = false;
  }
  if (set !== undefined) return set;
  let value = Math.max(0, mayGrow ? (printed + more + less) * times : printed + less);
  // What lowers it to a bound comes last, so that the order in which rules came does not matter.
  if (bounded) for (const [n, least] of bounded) value = Math.max(Math.min(value, least), value + n);
  return value;
}

/** Whether something is allowed. `by`: who would do it; `source`: by which card. */
export function allowed<L extends Terms>(
  game: Engine<L>,
  what: L['permission'],
  thing: Thing,
  by?: Seat,
  source?: Thing,
): boolean {
  const list = game.standing.rules[what];
  if (list === undefined) return true;
  for (const modifier of list) {
    const rule = ruleOn(game, modifier, thing);
    if (rule === undefined || !('cannot' in rule)) continue;
    if (rule.by === undefined) return false;
    if (isBy(game, modifier, rule.by, thing, by, source)) return false;
  }
  return true;
}

function isBy<L extends Terms>(
  game: Engine<L>,
  { seat, card, ability }: Modifier,
  whom: 'enemies' | L['filter'],
  thing: Thing,
  by: Seat | undefined,
  source: Thing | undefined,
): boolean {
  if (whom === 'enemies') return by !== undefined && by !== game.rules.controllerOf(game.state, thing);
  return source !== undefined && game.rules.test(contextOf(game, seat, card, ability), whom, source);
}

/** Whether a card has lost what it says. */
export function isBlank<L extends Terms>(game: Engine<L>, card: Thing): boolean {
  const list = game.standing.rules[BLANK];
  if (list === undefined) return false;
  for (const modifier of list) if (reaches(game, modifier, card)) return true;
  return false;
}

/** Actions that were granted to a card, with the rule that grants each. */
export function grantedTo<L extends Terms>(
  game: Engine<L>,
  card: Thing,
): readonly (readonly [Modifier, Ability<L>])[] {
  const list = game.standing.rules[GAINS];
  if (list === undefined) return [];
  return list.flatMap((modifier) => {
    const rule = ruleOn(game, modifier, card);
    return rule && 'gains' in rule ? [[modifier, rule.gains] as const] : [];
  });
}

/** The rule, if it holds for the thing now. A blank card's rules do not; what was put on others by it lasts. */
function ruleOn<L extends Terms>(game: Engine<L>, modifier: Modifier, thing: Thing): CardRule<L> | undefined {
  if (modifier.on !== undefined) {
    if (!modifier.on.includes(thing) || isSpared(game, modifier, thing)) return undefined;
    return (nodeAt(game, modifier) as Lasting<L>).lasting[modifier.rule];
  }
  if (isBlank(game, modifier.card)) return undefined;
  const holds = nodeAt(game, modifier) as Holds<L>;
  if (!isFor(game, modifier, holds, thing) || isSpared(game, modifier, thing)) return undefined;
  return holds.holds[modifier.rule];
}

function reaches<L extends Terms>(game: Engine<L>, modifier: Modifier, thing: Thing): boolean {
  const isOnIt =
    modifier.on === undefined
      ? isFor(game, modifier, nodeAt(game, modifier) as Holds<L>, thing)
      : modifier.on.includes(thing);
  return isOnIt && !isSpared(game, modifier, thing);
}

/** What a card says about itself always holds. */
function isSpared<L extends Terms>(game: Engine<L>, { seat, card }: Modifier, thing: Thing): boolean {
  return card !== thing && game.rules.spares?.(game, thing, seat, card) === true;
}

/** Most rules are about their own card and always hold: nothing is built for those. */
function isFor<L extends Terms>(
  game: Engine<L>,
  { seat, card, ability }: Modifier,
  { on = 'this', while: condition }: Holds<L>,
  thing: Thing,
): boolean {
  if (on === 'this' && card !== thing) return false;
  if (on === 'this' && condition === undefined) return true;
  const cx = contextOf(game, seat, card, ability);
  return touches(cx, on, thing) && (condition === undefined || game.rules.holds(cx, condition));
}

/** What a pointer in the state points at. */
export function nodeAt<L extends Terms>(
  { state, rules }: Engine<L>,
  { card, ability, node }: { readonly card: Thing; readonly ability: number; readonly node: number },
): object {
  const said = rules.abilitiesOf(state, card)[ability];
  // Most pointers are to an ability itself: nothing is looked up for those.
  const found = said && node > 0 ? rules.language.nodesIn(said)[node] : said;
  if (!found) throw new Error(`Card ${card} does not say anything at ability ${ability}, ${node}.`);
  return found;
}

/** Where the first stands that points at nothing a card says: only a forged state has one. */
export function astray<L extends Terms>(game: Engine<L>): string | undefined {
  const { before, after, rules } = game.standing;
  for (const lists of [before, after, rules])
    for (const [key, list] of Object.entries<readonly Listener[]>(lists))
      if (!list.every((pointer) => isSaid(game, pointer))) return key;
  return undefined;
}

function isSaid<L extends Terms>(game: Engine<L>, pointer: Listener): boolean {
  try {
    const node = nodeAt(game, pointer);
    return pointer.rule === undefined || rulesAt(node)[pointer.rule] !== undefined;
  } catch {
    // A card that does not exist says nothing.
    return false;
  }
}

function rulesAt(node: object): readonly unknown[] {
  const { holds, lasting } = node as {
    readonly holds?: readonly unknown[];
    readonly lasting?: readonly unknown[];
  };
  return holds ?? lasting ?? [];
}

function touches<L extends Terms>(cx: Cx<L>, on: NonNullable<Holds<L>['on']>, thing: Thing): boolean {
  if (on === 'this') return cx.card === thing;
  if (isWho(on)) return thing === thingOfSeat(cx.game.rules.seatOf(cx, on));
  if (typeof on === 'object') return cx.game.rules.test(cx, on.each, thing);
  return cx.game.rules.ref(cx, on as 'host').includes(thing);
}

function isWho(on: unknown): on is Who {
  return on === 'you' || on === 'opponent' || on === 'that player';
}

/** As it was when a rule was put on that lasts; otherwise as it is now, for this thing. */
function amountOf<L extends Terms>(
  game: Engine<L>,
  { n, seat, card, ability }: Modifier,
  amount: Amount<L>,
  thing: Thing,
): number {
  if (n !== undefined) return n;
  if (typeof amount === 'number') return amount;
  const cx = contextOf(game, seat, card, ability);
  cx.it = [thing];
  return game.rules.language.amount(cx, amount);
}
