import { type Choice, type Reason, type Seat, wordKey } from '@holofoe/kernel';
import { keptBy } from '../rules/edge-stacks.ts';
import { participantsOf } from '../rules/in-play.ts';
import { reserveOf } from '../rules/reads.ts';
import { opponentOf, playerOf } from '../state.ts';
import type { CardGameEngine } from '../terms/words.ts';

/** LCG-25: it is never more than so many cards ahead. */
const AHEAD = 2;

/** LCG-24, LCG-25: a card for each participating unit, up to the reserve, and never two ahead. */
export function laysCard(game: CardGameEngine, seat: Seat): Choice<boolean> {
  const { engagement } = game.state;
  const stacks = engagement?.battle?.stacks;
  const mine = stacks?.[seat]?.length ?? 0;
  const theirs = stacks?.[opponentOf(seat)]?.length ?? 0;
  const limits = [
    { rule: 'LCG-24', name: 'participating units', n: participantsOf(game.state, seat).length },
    { rule: 'LCG-24', name: 'reserve', n: reserveOf(game, seat) },
    {
      rule: 'LCG-24',
      name: 'cards that it could lay and the stack',
      n: mine + playerOf(game.state, seat).fates.length + keptBy(game.state, seat).length,
    },
    { rule: 'LCG-25', name: "the player's stack and two more", n: theirs + AHEAD },
  ];
  const against = limits.find(({ n }) => mine >= n);
  return { picked: against === undefined, reason: game.desk.tell && reasonOf(mine, limits, against) };
}

const LAY = wordKey('lay');
const PASS = wordKey('pass');

function reasonOf(
  mine: number,
  limits: readonly { readonly rule: string; readonly name: string; readonly n: number }[],
  against: { readonly rule: string; readonly name: string } | undefined,
): Reason {
  const decided = against ?? { rule: 'LCG-24', name: 'the stack is smaller than every limit' };
  return {
    topic: 'lay',
    candidates: [LAY, PASS],
    picked: against ? PASS : LAY,
    decided: { rule: decided.rule, name: decided.name },
    rows: limits.map(({ rule, name, n }) => ({ rule, name, prefers: 'most', values: [mine, n] })),
  };
}
