import { attach, detach } from '../../src/engine/changes.ts';
import type { Thing } from '../../src/language/thing.ts';
import { printedKind } from './kinds.ts';
import { cardAt, type Zone } from './state.ts';
import type { ToyGame } from './terms.ts';

/** Moves a card that is not in play, with what it says there. */
export function put(game: ToyGame, thing: Thing, zone: Exclude<Zone, 'play'>): void {
  const card = cardAt(game.state, thing);
  if (card.zone === 'hand' || card.zone === 'play') detach(game, thing);
  card.zone = zone;
  if (zone === 'hand') attach(game, thing, card.owner, 'hand');
}

/** Out of play with all that lay on it. */
export function takeOut(game: ToyGame, thing: Thing, zone: Exclude<Zone, 'play'>): void {
  const { state } = game;
  state.play.splice(state.play.indexOf(thing), 1);
  if (state.engagement?.engaged === thing) state.engagement.engaged = -1;
  const card = cardAt(state, thing);
  const { owner: seat } = card;
  const { type } = printedKind(state, thing);
  const tokens = { damage: 0, focus: 0, shields: 0, soaked: 0 };
  delete card.bump;
  Object.assign(card, { ...tokens, seat, type, host: -1, role: '', committed: false });
  put(game, thing, zone);
}

/** A card in a stack goes to its owner's pile. */
export function unstack(game: ToyGame, thing: Thing): void {
  const battle = game.state.engagement?.battle;
  if (battle) {
    battle.stacks = battle.stacks.map((stack) => stack.filter((other) => other !== thing));
    battle.fates = battle.fates.filter((other) => other !== thing);
  }
  put(game, thing, 'discard');
}
