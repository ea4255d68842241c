import type { Thing } from '@holofoe/kernel';
import { kindOf } from '../cards/number.ts';
import type { Effect } from '../cards/terms.ts';
import { characterOfThing } from '../rules/about.ts';
import { type Cx, cxOf } from '../rules/battle.ts';
import { costOf } from '../rules/cost.ts';
import { remainingHealth } from '../rules/in-play.ts';
import { sideOfThing } from '../rules/things.ts';
import { type Character, isAi, MOST_SHIELDS } from '../state.ts';
import type { Look } from './look.ts';
import { languageOfPlayers, type PlayerWorths } from './player-words.ts';
import { worthOfHit } from './targets.ts';
import { WORTH } from './weights.ts';
import { CARD_WORTHS } from './worth-of-cards.ts';
import { DICE_WORTHS } from './worth-of-dice.ts';

/**
 * What an effect gains for the player who does it, counted in damage to the AI; 0 where it would change nothing. What
 * would be chosen is bound in the context: it is not used for anything else.
 */
export function effectWorth(cx: Cx, effect: Effect): number {
  return PLAYERS.reading(effect).worth(cx);
}

function sumOver(things: readonly Thing[], of: (thing: Thing) => number): number {
  let sum = 0;
  for (const thing of things) sum += of(thing);
  return sum;
}

/** What characters gain by a word. */
function ofCharacters(
  { state }: Look,
  things: readonly Thing[],
  gain: (character: Character) => number,
): number {
  return sumOver(things, (thing) => {
    const character = characterOfThing(state, thing);
    return character ? gain(character) : 0;
  });
}

/** 1 on the players' side of the table, -1 on the AI's. */
const good = ({ side }: { readonly side: number }) => (isAi(side) ? -1 : 1);

const WORTHS: PlayerWorths = {
  gain: (_look, _cx, { who, n }) => (who?.length ?? 1) * n * WORTH.resource,
  spend: (_look, _cx, { n }) => -n * WORTH.resource,
  shield: (look, _, { to, n }) =>
    ofCharacters(
      look,
      to,
      (character) => good(character) * Math.min(n, MOST_SHIELDS - character.shields) * WORTH.shield,
    ),
  spread: (_look, _cx, { what, n }) => n * (what === 'shields' ? WORTH.shield : WORTH.heal),
  strip: (look, _, { from, n = MOST_SHIELDS }) =>
    ofCharacters(look, from, (character) => -good(character) * Math.min(n, character.shields)),
  heal: (look, _, { to, n }) =>
    ofCharacters(look, to, (character) => good(character) * Math.min(n, character.damage) * WORTH.heal),
  hit: (look, _, { at, n }) => ofCharacters(look, at, (character) => hitWorth(look, character, n)),
  indirect: (_look, _cx, { to, n }) =>
    sumOver(to, (thing) => -good({ side: sideOfThing(thing) }) * n * WORTH.indirect),
  defeat: (look, _, { who }) =>
    ofCharacters(look, who, (character) =>
      hitWorth(look, character, remainingHealth(look.battle, character) + MOST_SHIELDS + 1),
    ),
  ...DICE_WORTHS,
  ...CARD_WORTHS,
  play: (look, _, { card }) => sumOver(card, (each) => playWorth(look, each)),
};

const PLAYERS = languageOfPlayers(WORTHS);

/** An event that was played before does once more what it does, for its cost; of any other card the action is saved. */
function playWorth(look: Look, card: Thing): number {
  const { battle, me } = look;
  const { type, played } = kindOf(card);
  if (type !== 'event' || played === undefined || !me.discard.includes(card)) return WORTH.action;
  return effectWorth(cxOf(battle, me.no, card), played) - costOf(battle, me, card) * WORTH.resource;
}

/** A blow against the AI, or what it costs on one's own side: everything for one that falls. */
function hitWorth(look: Look, character: Character, damage: number): number {
  if (isAi(character.side)) return worthOfHit(look, character, damage);
  return remainingHealth(look.battle, character) + character.shields <= damage ? -10 : -damage * 0.8;
}
