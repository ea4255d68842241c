import type { Chance, Seat } from '@holofoe/kernel';
import {
  areaName,
  comesUp,
  configOfTable,
  describe,
  faceText,
  fullName,
  handWritten,
  ImpossibleCard,
  idleText,
  KINDS,
  type Kind,
  kindById,
  kindsCalled,
  operations,
  RULEBOOK,
  surenessOf,
  tableSchema,
  turnsAlone,
  unknownCard,
  type View,
} from '@holofoe/operations';
import { OptionsError } from '@holofoe/table';
import { board } from '../boards/operations.ts';
import { fieldsOf } from '../files/schema-path.ts';
import { findCard } from '../find-card.ts';
import { type CardLine, type ComesUp, cliGameOf, type Turn } from '../game.ts';
import { checkDeckFile, DECK_FORMS, deckLines, deckList } from './operations/decks.ts';
import { addGameFlags, flagAt } from './operations/new-game.ts';
import { scenarioLines, scenarioList } from './operations/scenarios.ts';
import { sparse } from './operations/sparse.ts';
import { addTrialFlags } from './operations/trials.ts';

/** Operations, the co-operative format of Star Wars: Destiny, on the command line. */
export const OPERATIONS = cliGameOf({
  definition: operations,
  handWritten,
  rulebook: RULEBOOK,
  cards: {
    columns: ['  cost', 'hp'],
    more: 'die',
    all: KINDS.map(cardLine),
    find: (text) =>
      findCard(text, {
        exact: kindsCalled(text),
        all: KINDS,
        nameOf: fullName,
        fullName: (kind) => `${fullName(kind)} (${kind.id})`,
        unknown: unknownCard(text),
      }),
    describe: (id) => {
      const kind = kindById(id);
      return kind ? describe(kind) : [id];
    },
  },
  decks: { list: deckList, show: deckLines, surenessOf, forms: DECK_FORMS, check: checkDeckFile },
  scenarios: { list: scenarioList, show: scenarioLines },
  help: {
    opponent: 'the AI',
    readable: 'your hand and what the AI has in play',
    rule: 'OPS-10',
    legend: [
      'On the table: a bar and "8 of 11" are the health that is left, then shields;',
      '+ is an upgrade, - a downgrade; in your hand the cost stands in brackets.',
    ],
  },
  newGame: { addFlags: addGameFlags, flagAt },
  trials: { games: 100, addFlags: addTrialFlags },
  // The players are done: what the AI does now, it does alone.
  inShort: { title: 'The rest of the round', turns: turnsAlone, idleText },
  configOfTable,
  sparse,
  opponentsTurn,
  comesUp: whatComes,
  seats: ({ players }) => players.map(({ name, seat }) => ({ name, word: String(seat + 1) })),
  persons: ({ players }) => players.map(({ seat }) => seat),
  turnAt: ({ turn, step, round, areas }) => {
    const area = areas.findIndex(({ side }) => side === turn);
    const where = areas.length > 1 ? ` of ${areaName(area)}` : '';
    const isOver: Turn<View>['isOver'] = (now) =>
      now.round !== round || now.step !== step || now.turn !== turn;
    return { seat: turn, title: `The AI${where}, round ${round}`, isOver };
  },
  board,
  readable,
  inOneGo: () => undefined,
  ending: ({ winner, rounds, stage }, persons) => {
    const one = persons.length === 1;
    if (winner === 'players') return `${one ? 'You win' : 'The players win'} in round ${rounds}.`;
    return `The AI wins in round ${rounds}: ${one ? 'you got' : 'the players got'} as far as stage ${stage}.`;
  },
});

/** The points of a character stand where other cards have their cost. */
function cardLine({ id, name, affiliation, set, type, cost, points, health, die = [] }: Kind): CardLine {
  const { single, elite } = points;
  const price =
    type === 'character' || type === 'plot' ? `${single}${elite ? `/${elite}` : ''}p` : String(cost);
  return {
    id,
    name,
    faction: set === 'AI' ? 'AI' : affiliation,
    type,
    values: [price, health === 0 ? '' : String(health)],
    more: die.map(faceText).join(' '),
  };
}

/**
 * A table that `advise` wrote stands after the AI's turn. Who asks for advice on it again has taken the players' turns at
 * the real table and changed the file accordingly.
 */
function opponentsTurn(table: unknown): ReturnType<Parameters<typeof cliGameOf>[0]['opponentsTurn']> {
  const parsed = tableSchema.parse(table);
  if ('faults' in parsed) return parsed;
  const { turn, step, winner } = parsed.value;
  if (winner !== undefined) {
    return { faults: [{ path: 'winner', says: 'the game is over: there is no turn to advise' }] };
  }
  if (step !== 'turn') {
    const says = `the AI's turn is a part of the step "turn", not of "${step}": play on with --table, or leave it out`;
    return { faults: [{ path: 'step', says }] };
  }
  if (typeof turn === 'string') return { table };
  return {
    table: { ...fieldsOf(table), turn: 'AI', passes: 0 },
    note: `The file stands at the turn of player ${turn + 1}. The players' turns are taken as played: what follows is the AI's turn.`,
  };
}

function whatComes(table: unknown): ComesUp {
  const parsed = tableSchema.parse(table);
  const { next, left } = comesUp(
    'value' in parsed ? parsed.value.next : { reveals: [], rolls: [], draws: [] },
  );
  return {
    next: (chance: Chance) => {
      try {
        return next(chance);
      } catch (error) {
        if (!(error instanceof ImpossibleCard)) throw error;
        throw placed(error);
      }
    },
    left,
  };
}

/** Its message opens with the place in the table. */
function placed({ message }: ImpossibleCard): OptionsError {
  const [, path = '', says = message] = /^(\S+): (.*)$/s.exec(message) ?? [];
  return new OptionsError([{ path, says }]);
}

function readable({ areas, players }: View, seat: Seat): readonly string[] {
  const { hand = [], area } = players[seat] ?? {};
  const ai = areas[area ?? 0];
  const inPlay = [...(ai?.characters ?? []), ...(ai?.supports ?? [])];
  const upgrades = inPlay.flatMap((holder) => holder.upgrades);
  const faceUp = ai?.deck ?? [];
  return [...inPlay, ...upgrades, ...(ai?.plots ?? []), ...faceUp, ...hand].flatMap((card) =>
    card ? [card.id] : [],
  );
}
