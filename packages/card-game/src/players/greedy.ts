import { type Ask, best, firstReply, type Thing, type Wish } from '@holofoe/kernel';
import { isHarmful } from '../ai/harmful.ts';
import { isCard, kindOf } from '../cards/catalogue.ts';
import { roomOn } from '../rules/damage.ts';
import { inPlay, type State } from '../state.ts';
import type { Icon } from '../terms/traits.ts';
import type { CardGame, Effect } from '../terms/words.ts';
import { nextAction, Used } from './actions.ts';
import { attackers, engage } from './attack.ts';
import { keepWorth, worthOfThing } from './card-worth.ts';
import { defenders } from './defence.ts';
import { lay } from './edge.ts';
import { WHOM, worthOfChoice, worthOfEffect, worthOfReady, worthOfTarget, worthOfWish } from './effects.ts';
import { fighterOf } from './fighters.ts';
import { commit } from './force.ts';
import { type Answer, inOrder, type Look, lookFrom, shares, spread } from './look.ts';
import { focusScore, hit, ICON_ORDER, strikeScore } from './striking.ts';

/** Answers a question with indexes of its options, or for a split with a share for each. */
type Policy = (ask: Ask, state: State) => readonly number[];

/**
 * A player that takes what is worth most at once: deploys what its resources pay, attacks and defends as a forecast of
 * the strikes says, lays cards for an edge that matters. It looks only at what its seat sees.
 */
export function greedy(): Policy {
  const used = new Used();
  return (ask, state) => {
    const look = lookFrom(state, ask.seat);
    if (ask.topic === 'action') return nextAction(look, ask, used);
    const answer = ANSWERS[ask.topic] ?? (ask.topic.endsWith(WHOM) ? ofWord : undefined);
    return answer?.(look, ask) ?? firstReply(ask);
  };
}

/** Questions for one option or several, by what each of them is worth; more than are needed where that is worth something. */
function byWorth<T>(worth: (look: Look, option: T, ask: Ask) => number): Answer {
  return (look, ask) => {
    const { form, options } = ask;
    const values = (options as readonly T[]).map((option) => worth(look, option, ask));
    const order = inOrder(values, (value) => value);
    if (form.pick === 'order') return order;
    if (form.pick === 'split') return shares(ask, order);
    if (form.pick === 'one') return order.slice(0, 1);
    if (form.enough !== undefined || form.within !== undefined) return firstReply(ask);
    return order.slice(0, form.max).filter((index, place) => place < form.min || (values[index] ?? 0) > 0);
  };
}

const ofWord = byWorth(worthOfChoice);

const given = byWorth((look: Look, thing: Thing) => -keepWorth(look, thing));
const friend = byWorth((look: Look, thing: Thing | 'pass') =>
  thing === 'pass' ? 0 : worthOfThing(look, thing),
);
const last: Answer = (_, { options }) => [options.length - 1];

const ANSWERS: Readonly<Record<string, Answer>> = {
  mulligan: ({ hand }, { options }) => [options.indexOf(hand.some(isEarly) ? 'keep' : 'mulligan')],
  'balance damage': byWorth((look, card: Thing | 'pass') =>
    card === 'pass' ? -99 : -roomOn(look.game, card),
  ),
  'discard one': byWorth((look, card: Thing | 'pass') => (card === 'pass' ? 0 : 1.2 - keepWorth(look, card))),
  'discard down': given,
  'discard to pay': given,
  match: byWorth((look, card: Thing) => -costOfPaying(look, card)),
  pay: (look, ask) =>
    spread(
      ask,
      inOrder(ask.options as readonly Thing[], (card) => -costOfPaying(look, card)),
    ),
  'play on': byWorth((look, card: Thing, { source }) => hostScore(look, card, source)),
  'put on': byWorth((look, card: Thing | 'unit', { source }) =>
    card === 'unit' ? 0 : hostScore(look, card, source),
  ),
  engage,
  attackers,
  defenders,
  shielding: friend,
  lay,
  strike: byWorth((look, card: Thing | 'pass') => (card === 'pass' ? 0 : strikeScore(look, card))),
  icons: (_, { options }) => [best(options as readonly Icon[], (icon) => ICON_ORDER.indexOf(icon))],
  'unit damage': byWorth((look, card: Thing, { source }) => hit(look, card, source)),
  'divide unit damage': byWorth((look, card: Thing, { source }) => hit(look, card, source)),
  tactics: (look, ask) =>
    spread(
      ask,
      inOrder(ask.options as readonly Thing[], (card) => focusScore(look, card)),
    ),
  commit,
  'use shields': last,
  'use shield': (_, { options }) => [options.indexOf('yes')],
  'go to hand': (_, { options }) => [options.indexOf('yes')],
  'discard pilot': byWorth((_: Look, card: Thing) => -kindOf(card).cost),
  window: byWorth(worthOfReady),
  may: byWorth((look: Look, wish: Wish<CardGame>, { source }) => worthOfWish(look, wish, source)),
  'one of': byWorth((look: Look, effect: Effect, { source }) => worthOfEffect(look, effect, source)),
  'how many': last,
  target: byWorth(worthOfTarget),
};

/** Worth keeping a hand for: a unit that the first turns can pay. */
function isEarly(card: Thing): boolean {
  const { type, cost } = kindOf(card);
  return type === 'unit' && cost <= 3;
}

/** Units pay last, those that fight least of all. */
function costOfPaying({ game, state }: Look, card: Thing): number {
  const record = inPlay(state, card);
  if (record?.type !== 'unit') return record?.type === 'affiliation' ? 0 : 0.1;
  return 1 + fighterOf(game, record).worth;
}

function hostScore(look: Look, card: Thing, source: Ask['source']): number {
  const isBad = typeof source === 'number' && isCard(source) && isHarmful(look.game, kindOf(source));
  const isMine = inPlay(look.state, card)?.seat === look.me.seat;
  return (isBad === isMine ? -1 : 1) * worthOfThing(look, card);
}
