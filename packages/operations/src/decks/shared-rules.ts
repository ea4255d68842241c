/** What the decks of all players have to keep together. */
import type { Breach } from './breach.ts';
import { bring } from './brought.ts';
import type { Deck } from './deck.ts';

export type Side = 'hero' | 'villain';

const PLAYERS = 4;

/** OPS-63: each player brings a deck. */
export function playerCount(decks: readonly Deck[]): readonly Breach[] {
  if (decks.length >= 1 && decks.length <= PLAYERS) return [];
  const says = `There are ${decks.length} decks; 1 to ${PLAYERS} players play, each with a deck.`;
  return [{ rule: 'OPS-63', path: 'decks', says }];
}

/** OPS-80: neutral teams, and those of both sides, stand with anybody. */
export function oneSide(decks: readonly Deck[], scenarioSide: Side | undefined): readonly Breach[] {
  const sides = decks.map((deck, at) => ({ at, side: sideOf(deck) }));
  const first = sides.find(({ side }) => side !== undefined);
  const wanted = scenarioSide ?? first?.side;
  const why = scenarioSide
    ? `the players of this scenario are on the ${scenarioSide} side`
    : `the team of player ${(first?.at ?? 0) + 1} is ${first?.side}`;
  return sides
    .filter(({ side }) => side !== undefined && side !== wanted)
    .map(({ at, side }) => ({
      rule: 'OPS-80',
      path: `decks[${at}].characters`,
      says: `The team of player ${at + 1} is ${side}, and ${why}; all players share one affiliation, or are neutral or both.`,
    }));
}

/** Undefined where a team is bound to no side. */
function sideOf(deck: Deck): Side | undefined {
  const { characters } = bring(deck);
  const hero = characters.some(({ kind }) => kind.affiliation === 'hero');
  const villain = characters.some(({ kind }) => kind.affiliation === 'villain');
  if (hero === villain) return undefined;
  return hero ? 'hero' : 'villain';
}

/** OPS-81: characters only; two decks may hold the same unique card, of which one can be in play. */
export function uniquesOnce(decks: readonly Deck[]): readonly Breach[] {
  const uniques = decks.map((deck) => bring(deck).characters.filter(({ kind }) => kind.unique));
  return uniques.flatMap((own, at) =>
    own.flatMap(({ path, kind: { name } }): readonly Breach[] => {
      const other = uniques.slice(0, at).findIndex((team) => team.some(({ kind }) => kind.name === name));
      if (other === -1) return [];
      const says = `${name} is unique and on the team of player ${other + 1} already; only one player can bring it.`;
      return [{ rule: 'OPS-81', path: `decks[${at}].${path}`, says }];
    }),
  );
}
