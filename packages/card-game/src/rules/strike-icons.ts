import { allowed, type Play, read, type Seat, type Thing } from '@holofoe/kernel';
import { inPlay, opponentOf } from '../state.ts';
import type { Icon } from '../terms/traits.ts';
import type { CardGameEngine } from '../terms/words.ts';
import type { Several } from './ai.ts';
import { aiFor, askOne, askShares, whyOf, whyOfOne } from './asking.ts';
import { damage, damageTogether } from './damage.ts';
import { cardsOf, participantsOf, unitsOf } from './in-play.ts';
import { hasKeyword } from './reads.ts';
import { focus } from './tokens.ts';

/** Whether a type of icon could do something: blast is the attacker's. */
export function isOfUse(game: CardGameEngine, card: Thing, icon: Icon, seat: Seat): boolean {
  switch (icon) {
    case 'unit':
      return targetsOf(game, card, seat).length > 0;
    case 'blast':
      return blasted(game, seat) !== undefined;
    case 'tactics':
      return focusable(game, seat).length > 0;
  }
}

type Resolve = (game: CardGameEngine, card: Thing, seat: Seat, n: number) => Play;

export const RESOLVE: { readonly [I in Icon]: Resolve } = {
  /** All of it on one unit, unless the striker may divide it. */
  *unit(game, source, by, n) {
    const targets = targetsOf(game, source, by);
    if (targets.length === 0) return;
    const ai = aiFor(game, by);
    if (ai) return yield* dealtOut(game, source, by, yield* ai.unitDamage(game, by, targets, n));
    if (read(game, 'divides', source) > 0) return yield* divided(game, source, by, n);
    const choice = yield* askOne(game, by, 'unit damage', targets, source);
    yield* damage(game, { card: choice.picked, n, cause: 'icon', source, by, ...whyOf(choice) });
  },
  *blast(game, source, by, n) {
    const card = blasted(game, by);
    if (card !== undefined) yield* damage(game, { card, n, cause: 'icon', source, by });
  },
  *tactics(game, source, by, n) {
    const able = focusable(game, by);
    if (able.length === 0) return;
    const choice = yield* askShares(
      game,
      by,
      'tactics',
      able,
      n,
      able.map(() => n),
      source,
    );
    let { why } = whyOf(choice);
    for (const [i, card] of able.entries()) {
      const tokens = choice.picked[i] ?? 0;
      if (tokens === 0) continue;
      yield* focus(game, { card, cause: 'icon', source, by, why }, tokens);
      why = undefined;
    }
  },
};

/** LCG-44: a target for each point, those of one card as one packet. */
function dealtOut(game: CardGameEngine, source: Thing, by: Seat, choice: Several<Thing>): Play {
  const { picked } = choice;
  const packets = [...new Set(picked)].map((card) => {
    const n = picked.filter((each) => each === card).length;
    return { card, n, cause: 'icon', source, by, ...whyOfOne(choice, card) } as const;
  });
  return damageTogether(game, packets);
}

function* divided(game: CardGameEngine, source: Thing, by: Seat, n: number): Play {
  const able = cardsOf(participantsOf(game.state, opponentOf(by))).filter((card) =>
    allowed(game, 'be damaged', card, by),
  );
  const most = able.map(() => n);
  const { picked } = yield* askShares(game, by, 'divide unit damage', able, n, most, source);
  const packets = able.flatMap((card, i) => {
    const share = picked[i] ?? 0;
    return share > 0 ? [{ card, n: share, cause: 'icon', source, by } as const] : [];
  });
  yield* damageTogether(game, packets);
}

/** Participating enemy units; for a targeted strike of an attacker those outside the engagement too. */
function targetsOf(game: CardGameEngine, card: Thing, seat: Seat): readonly Thing[] {
  const { state } = game;
  const enemies = unitsOf(state, opponentOf(seat));
  const isFar = inPlay(state, card)?.role === 'attacker' && hasKeyword(game, card, 'targeted strike');
  return enemies.flatMap((enemy) => {
    const isNear = enemy.role !== null || read(game, 'may be struck', enemy.card) > 0;
    return (isNear || isFar) && allowed(game, 'be damaged', enemy.card, seat) ? [enemy.card] : [];
  });
}

/** What is engaged is read late: it may have changed in mid-strike. */
function blasted(game: CardGameEngine, seat: Seat): Thing | undefined {
  const { engagement } = game.state;
  if (engagement?.attacker !== seat || engagement.engaged === null) return undefined;
  return allowed(game, 'be damaged', engagement.engaged, seat) ? engagement.engaged : undefined;
}

function focusable(game: CardGameEngine, seat: Seat): readonly Thing[] {
  return cardsOf(unitsOf(game.state, opponentOf(seat))).filter(
    (card) => allowed(game, 'be focused', card, seat) && allowed(game, 'be focused by tactics', card, seat),
  );
}
