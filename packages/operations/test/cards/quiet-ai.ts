import { operationsTable, playersTurn, type Setup, type TestTable } from '../kit.ts';

export type PlayerOf = NonNullable<Setup['players']>[number];
export type AiOf = NonNullable<Setup['ai']>;

/** No Passage finds nothing to do while the AI has no guardian: an AI that pays for it all the same changes nothing by its turns. */
const QUIET: AiOf = {
  characters: ['Death Trooper'],
  deck: [],
  top: ['No Passage', 'No Passage', 'No Passage', 'No Passage'],
};

/** The turn of a player, or of the first of several, against an AI whose next turns change nothing. */
export function quietTurn(
  players: PlayerOf | readonly PlayerOf[],
  ai: AiOf = {},
  setup: Setup = {},
): TestTable {
  const all = Array.isArray(players) ? players : [players];
  return playersTurn({ options: { pay: 'always' }, ...setup, players: all, ai: { ...QUIET, ...ai } });
}

/** The least that a player needs to play a card. */
export function priceOf(card: string, player: PlayerOf): number {
  for (let resources = 0; resources < 9; resources++) {
    if (quietTurn({ ...player, hand: [card], resources }).choicesTo('play').length > 0) return resources;
  }
  throw new Error(`${card} cannot be played.`);
}

/** The AI, which has resolved its best dice because its deck is empty (OPS-08), against players without cards in hand. */
export function aiDice(ai: AiOf, ...players: readonly PlayerOf[]): TestTable {
  return operationsTable({
    ai: { deck: [], ...ai },
    players: players.map((player) => ({ hand: [], ...player })),
  });
}

/** The AI, which has had a turn with this card. */
export function aiPlays(card: string, ai: AiOf, ...players: readonly PlayerOf[]): TestTable {
  return aiDice({ top: [card], ...ai }, ...players);
}
