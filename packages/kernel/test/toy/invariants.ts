import type { Listener } from '../../src/engine/standing.ts';
import { kindOf } from './kinds.ts';
import { type CardState, cardAt, type ToyState } from './state.ts';

/** The first thing that is not as it must be at a request, even in the middle of something. */
export function faultOf(state: ToyState): string | undefined {
  const { play, cards, engagement } = state;
  if (new Set(play).size < play.length) return 'A card is in play twice.';
  const stacked = engagement?.battle?.stacks.flat() ?? [];
  if (new Set(stacked).size < stacked.length) return 'A card is in a stack twice.';
  for (const [thing, card] of cards.entries()) {
    const fault = faultOfCard(state, thing, card, stacked);
    if (fault !== undefined) return `Card ${thing}, ${card.kind}: ${fault}`;
  }
  return faultOfEngagement(state) ?? faultOfStanding(state);
}

function faultOfCard(
  state: ToyState,
  thing: number,
  card: CardState,
  stacked: readonly number[],
): string | undefined {
  const { zone, damage, focus, shields, soaked, host, role, committed, seat, owner, type } = card;
  const isInPlay = zone === 'play';
  if (isInPlay !== state.play.includes(thing)) return `it is in ${zone}.`;
  if ((zone === 'edge') !== stacked.includes(thing)) return `it is in ${zone}, and stacks say otherwise.`;
  if (Math.min(damage, focus, shields, soaked) < 0) return 'it has fewer than no tokens.';
  if (!isInPlay && damage + focus + shields + soaked > 0) return 'it has tokens out of play.';
  if (!isInPlay && zone !== 'captured' && host >= 0) return 'it lies on something out of play.';
  if (!isInPlay && zone !== 'victory' && seat !== owner) return 'it is somebody else’s out of play.';
  if (!isInPlay && (committed || card.bump)) return 'it is changed out of play.';
  if (!isInPlay && type !== kindOf(state, thing).type) return `it is a ${type} out of play.`;
  if (isInPlay && host >= 0 && type !== 'enhancement') return 'it has a host and is no enhancement.';
  if (committed && type !== 'unit') return 'it is committed and no unit.';
  if (role === '') return undefined;
  if (!state.engagement || !isInPlay || type !== 'unit') return `it is ${role}.`;
  return (role === 'attacker') === (seat === state.engagement.attacker)
    ? undefined
    : `it is ${role} for ${seat}.`;
}

function faultOfEngagement(state: ToyState): string | undefined {
  const { engagement, passing, resources } = state;
  if (resources.some((n) => n < 0)) return 'Somebody has fewer than no resources.';
  if (!engagement) return passing.includes('engagement') ? 'Passing after the engagement.' : undefined;
  if (engagement.battle && engagement.edge >= 0) return 'The edge before the end of the battle.';
  if (engagement.engaged < 0) return undefined;
  const { zone, type, seat } = cardAt(state, engagement.engaged);
  const isLegal = zone === 'play' && type === 'objective' && seat !== engagement.attacker;
  return isLegal ? undefined : 'Engaged with nothing that can be.';
}

function faultOfStanding(state: ToyState): string | undefined {
  const { before, after, rules } = state.standing;
  for (const lists of [before, after, rules])
    for (const [key, list] of Object.entries<readonly Listener[]>(lists)) {
      if (list.length === 0) return `Nobody stands at ${key}.`;
      for (const one of list) {
        const fault = faultOfListener(state, one);
        if (fault !== undefined) return `${key} of ${one.card}: ${fault}`;
      }
    }
  return undefined;
}

function faultOfListener(state: ToyState, { card, seat, on, bound, until }: Listener): string | undefined {
  const { engagement } = state;
  if (until === 'engagement' && !engagement) return 'it lasts longer than the engagement.';
  if (until === 'edge battle' && !engagement?.battle) return 'it lasts longer than the edge battle.';
  if (bound) return undefined;
  if (on) {
    const isGone = (thing: number) => thing >= 0 && !['play', 'hand'].includes(cardAt(state, thing).zone);
    return on.some(isGone) ? 'it lasts on a card that has left.' : undefined;
  }
  const { zone, seat: controller } = cardAt(state, card);
  if (zone !== 'play' && zone !== 'hand') return `it stands though its card is in ${zone}.`;
  return seat === controller ? undefined : `it is ${seat}’s and its card ${controller}’s.`;
}

/** What must hold only where nothing is under way. */
export function faultAtCheckpoint(state: ToyState): string | undefined {
  const { play, standing } = state;
  const titles = play.flatMap((thing) => kindOf(state, thing).title ?? []);
  if (new Set(titles).size < titles.length) return 'Two cards of one title.';
  for (const thing of play) {
    const { host, type } = cardAt(state, thing);
    const { enhance } = kindOf(state, thing);
    if (host >= 0 && cardAt(state, host).zone !== 'play') return `${thing} lies on what has left.`;
    if (type === 'enhancement' && host < 0 && enhance !== 'area') return `${thing} lies on nothing.`;
    const pilots = play.filter((other) => {
      return cardAt(state, other).host === thing && kindOf(state, other).pilot !== undefined;
    });
    if (type === 'unit' && pilots.length > 1) return `${thing} has two pilots.`;
  }
  const all = [standing.before, standing.after, standing.rules].flatMap((lists) =>
    Object.values(lists).flat(),
  );
  return all.some(({ until }) => until?.startsWith('strike'))
    ? 'It lasts longer than the strike.'
    : undefined;
}
