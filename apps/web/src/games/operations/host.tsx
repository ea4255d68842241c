import { cardOfKey, type Key, readKey, type Seat } from '@holofoe/kernel';
import {
  cardOfDie,
  findScenario,
  idOf,
  kindById,
  operations,
  type PlayerView,
  sayTo,
  type View,
} from '@holofoe/operations';
import { seal } from '@holofoe/table';
import type { GameHost, Question, RunningTotal } from '../../host/game-host.ts';
import { Board } from './board/board.tsx';
import { onTable } from './board/model/acts.ts';
import { Chip } from './faces/chip.tsx';
import { OpenTable } from './open-table.tsx';
import { chronicleOf, FIRST_AI } from './words/chronicle.ts';
import { namesOf } from './words/players.ts';

/** Operations, the co-operative format of Star Wars: Destiny, at the page's table. */
export const operationsHost: GameHost = {
  game: seal(operations),
  later: async () => (await import('./later.ts')).later,
  Board,
  Chip,
  Open: OpenTable,
  onTable,
  isTurn: ({ topic }) => topic === 'action',
  tabs: { foe: 'AI', part: { label: 'Team', glyph: 'three-friends' } },
  chronicle: chronicleOf,
  voice,
  cardName: (card) => kindById(card)?.name ?? card,
  cardOf: cardOfCandidate,
  persons: (config) => namesOf(config).map((_, seat) => seat),
  foes: () => [FIRST_AI],
  hasSides: false,
  together: (view, others) => together(viewOf(view), others.map(viewOf)),
  title: titleOf,
  moment: (view, seat) => momentOf(viewOf(view), seat),
  total: totalOf,
};

/** The page carries the view that this game's definition made. */
function viewOf(view: unknown): View {
  return view as View;
}

/** One person alone is "you"; several are called by their names. */
function voice(config: unknown): ReturnType<NonNullable<GameHost['voice']>> {
  const names = namesOf(config);
  const called = names.length === 1 ? { names, you: 0 } : { names };
  return (event) => sayTo(event, called);
}

function cardOfCandidate(key: Key): string | undefined {
  const named = readKey(key);
  const card = named.is === 'die' ? cardOfDie(named.die) : cardOfKey(key);
  return card === undefined ? undefined : idOf(card);
}

/** "Battle of Scarif, 2 players" */
function titleOf(config: unknown): string {
  const { scenario, expert } = Object(config);
  const name = findScenario(String(scenario ?? 'OBJ-SCA'))?.name ?? 'Operations';
  const players = namesOf(config).length;
  return [name, ...(players > 1 ? [`${players} players`] : []), ...(expert === true ? ['Expert'] : [])].join(
    ', ',
  );
}

/** "Round 4 · Ana" */
function momentOf({ round, step, turn, players, areas, winner }: View, seat: Seat): string {
  if (winner !== null) return `Over in round ${round}`;
  if (round === 0) return 'Set-up';
  if (step !== 'turn') return `Round ${round}`;
  const player = players[turn];
  const several = areas.length > 1 && turn >= FIRST_AI;
  const ai = several ? `the AI of M-${turn - FIRST_AI + 1}` : 'the AI';
  const who = player ? (players.length === 1 && player.seat === seat ? 'you' : player.name) : ai;
  return `Round ${round} · ${who}`;
}

/** The hands that one person holds, all open to them. */
function together(view: View, others: readonly View[]): View {
  const hands = new Map(others.flatMap(({ players }) => players.flatMap(openHand)));
  return {
    ...view,
    players: view.players.map((player) => ({ ...player, hand: hands.get(player.seat) ?? player.hand })),
  };
}

function openHand({ seat, hand }: PlayerView): [Seat, PlayerView['hand']][] {
  return hand.length > 0 && hand.every((card) => card !== null) ? [[seat, hand]] : [];
}

const SPLIT: Readonly<Record<string, Pick<RunningTotal, 'label' | 'shape'>>> = {
  'spread damage': { label: 'damage', shape: 'attack' },
  'spread shields': { label: 'shields' },
  'spread heal': { label: 'healing', shape: 'hit-points' },
};

/** What is split, and how much of it has its place. */
function totalOf({ topic, form }: Question, chosen: readonly Key[]): RunningTotal | undefined {
  const split = form.pick === 'split' ? SPLIT[topic] : undefined;
  return split && form.pick === 'split' ? { value: chosen.length, of: form.total, ...split } : undefined;
}
