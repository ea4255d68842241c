import type { Ask, Thing } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import type { WindowOption } from '../rules/deeds.ts';
import { resourceCards } from '../rules/paying.ts';
import { worthOfPlaying } from './card-worth.ts';
import { worthOfUsing } from './effects.ts';
import type { Look } from './look.ts';
import { WORTH } from './weights.ts';

/** Abilities that were used in a turn: what can be done again and again for nothing is done once. */
export class Used {
  private at = '';
  private readonly ids = new Set<string>();

  add(look: Look, id: string): void {
    this.refresh(look);
    this.ids.add(id);
  }

  has(look: Look, id: string): boolean {
    this.refresh(look);
    return this.ids.has(id);
  }

  private refresh({ state }: Look): void {
    const at = `${state.round} ${state.active} ${state.phase}`;
    if (at !== this.at) this.ids.clear();
    this.at = at;
  }
}

/** The deed that is worth most; passing is worth nothing. */
export function nextAction(look: Look, { options }: Ask, used: Used): readonly number[] {
  const deeds = options as readonly WindowOption[];
  let picked = deeds.findIndex((deed) => deed.do === 'pass');
  let most = LEAST;
  for (const [i, deed] of deeds.entries()) {
    const worth = worthOf(look, deed, used);
    if (worth <= most) continue;
    picked = i;
    most = worth;
  }
  const deed = deeds[picked];
  if (deed?.do === 'use') used.add(look, deed.use.id);
  return [picked];
}

const LEAST = 0.3;

function worthOf(look: Look, deed: WindowOption, used: Used): number {
  switch (deed.do) {
    case 'pass':
      return 0;
    case 'play':
      return worthOfPlaying(look, deed.card) - overdrawn(look, deed.card, deed.way.cost);
    case 'use':
      return used.has(look, deed.use.id) ? 0 : worthOfUsing(look, deed.use) - heldBack(look, deed.card);
  }
}

/** Tokens beyond the first on a card stay there for longer than a turn. */
function overdrawn({ game, me }: Look, card: Thing, cost: number): number {
  const sources = resourceCards(game, me.seat, card).length;
  return Math.max(0, cost - sources) * WORTH.overdrawn;
}

/** An event is a card of the hand too. */
function heldBack({ hand }: Look, card: Thing): number {
  return kindOf(card).type === 'event' && hand.includes(card)
    ? WORTH.card * (0.5 + kindOf(card).force) * 0.5
    : 0;
}
