import {
  comesUp,
  deckbuilding,
  describe,
  findKind,
  handWritten,
  ImpossibleCard,
  KINDS,
  type Kind,
  kindById,
  RULEBOOK,
  tableSchema,
  unknownCard,
  type View,
} from '@holofoe/deckbuilding';
import { actOf, type Chance, type Json, type Seat } from '@holofoe/kernel';
import { OptionsError } from '@holofoe/table';
import { board } from '../boards/deckbuilding.ts';
import { fieldsOf } from '../files/schema-path.ts';
import { findCard } from '../find-card.ts';
import { type CardLine, type ComesUp, cliGameOf } from '../game.ts';
import { capital } from '../terminal/text.ts';
import { addGameFlags } from './deckbuilding/new-game.ts';
import { addTrialFlags } from './deckbuilding/trials.ts';

const FACTIONS = ['empire', 'rebel'] as const;
const SEATS = [
  { name: 'the Empire', word: 'empire' },
  { name: 'the Rebels', word: 'rebel' },
] as const;

/** Star Wars: The Deckbuilding Game on the command line. */
export const DECKBUILDING = cliGameOf({
  definition: deckbuilding,
  handWritten,
  rulebook: RULEBOOK,
  cards: {
    columns: ['cost', 'attack', 'res', 'Force', 'hp'],
    all: KINDS.map(cardLine),
    find: (text) => {
      const kind = findKind(text);
      const nameOf = ({ name }: Kind) => name;
      const exact = kind ? [kind] : [];
      return findCard(text, { exact, all: KINDS, nameOf, fullName: nameOf, unknown: unknownCard(text) });
    },
    describe: (id) => {
      const kind = kindById(id);
      return kind ? describe(kind) : [id];
    },
  },
  help: {
    opponent: 'the bot',
    inOneGo: 'play all cards of your hand',
    readable: 'the galaxy row and your hand',
    rule: 'DBG-27',
    legend: [
      'On the table: E Empire, R Rebels, N neutral, hp hit points; X counts the bases',
      'that the bot has lost. Slot 1 of the galaxy row is closest to the galaxy deck.',
    ],
  },
  newGame: { addFlags: addGameFlags },
  trials: { games: 1000, addFlags: addTrialFlags },
  configOfTable: ({ sides: [empire, rebel], options }) => ({
    empire: empire.control,
    rebel: rebel.control,
    options,
  }),
  sparse,
  opponentsTurn,
  comesUp: cardsToCome,
  seats: () => SEATS,
  persons: ({ sides }) => sides.flatMap(({ seat, control }) => (control === 'person' ? [seat] : [])),
  turnAt: ({ active, turn }) => ({
    seat: active,
    title: `${capital(SEATS[active]?.name ?? '')}, turn ${turn}`,
    isOver: (now) => now.turn !== turn,
  }),
  board,
  readable,
  inOneGo: (keys) => keys.find((key) => actOf(key) === 'play'),
  ending: ({ winner, turns }, persons) => {
    const yours = persons.length === 1 && persons[0] === winner;
    const who = yours ? 'You win' : winner === 0 ? 'The Empire wins' : 'The Rebels win';
    return `${who} in turn ${turns}.`;
  },
});

function cardLine(kind: Kind): CardLine {
  const { id, name, faction, type, from, cost, attack, resources, force, hitPoints } = kind;
  const numbers = [attack, resources, force, hitPoints].map((number) => (number === 0 ? '' : String(number)));
  const price = from === 'galaxy' || from === 'pilot' ? String(cost) : '';
  return { id, name, faction, type, values: [price, ...numbers] };
}

/** Options that have their defaults need not be written. */
function sparse(table: Json): Json {
  const defaults = tableSchema.parse({});
  const { options, ...rest } = fieldsOf(table) as { [name: string]: Json };
  const preset = 'value' in defaults ? fieldsOf(defaults.value.options) : {};
  const changed = Object.entries(fieldsOf(options)).filter(([name, value]) => value !== preset[name]);
  if (changed.length === 0) return rest;
  const { bot = 'empire', ...more } = rest;
  return { bot, options: Object.fromEntries(changed) as Json, ...more };
}

/**
 * A table that `advise` wrote stands at the person's turn. Who asks for advice on it again has taken that turn at the
 * real table and changed the file accordingly.
 */
function opponentsTurn(table: unknown): ReturnType<Parameters<typeof cliGameOf>[0]['opponentsTurn']> {
  const parsed = tableSchema.parse(table);
  if ('faults' in parsed) return parsed;
  const { bot, active, step, turn, empire, rebel } = parsed.value;
  if (bot === 'none') {
    return {
      faults: [{ path: 'bot', says: 'without a bot there is no turn to advise: write empire or rebel' }],
    };
  }
  const person = bot === 'both' ? undefined : FACTIONS.find((faction) => faction !== bot);
  const personsTurn = active === undefined ? step !== undefined && step !== 'bot set-up' : active === person;
  if (!personsTurn || person === undefined) return { table };
  const { step: _, active: __, ...rest } = fieldsOf(table);
  const who = SEATS.find(({ word }) => word === person)?.name ?? '';
  const baseless = (person === 'empire' ? empire : rebel).base === null;
  const base = baseless ? ` No base of ${who} is in play; write the new one as ${person}.base.` : '';
  return {
    table: { ...rest, turn: turn + 1 },
    note: `The file stands at turn ${turn}, of ${who}. It is taken as played: what follows is turn ${turn + 1}.${base}`,
  };
}

function cardsToCome(table: unknown): ComesUp {
  const parsed = tableSchema.parse(table);
  const next = 'value' in parsed ? parsed.value.next : { reveals: [], refills: [] };
  const left = {
    reveals: next.reveals.map((_, i) => `next.reveals[${i}]`),
    refills: next.refills.map((_, i) => `next.refills[${i}]`),
  };
  const source = comesUp(next);
  return {
    next: (chance: Chance) => {
      try {
        const key = source(chance);
        if (key !== undefined) (chance.what.startsWith('bot') ? left.reveals : left.refills).shift();
        return key;
      } catch (error) {
        if (!(error instanceof ImpossibleCard)) throw error;
        throw placed(error);
      }
    },
    left: () => [...left.reveals, ...left.refills],
  };
}

/** Its message opens with the place in the table. */
function placed({ message }: ImpossibleCard): OptionsError {
  const [, path = '', says = message] = /^(\S+): (.*)$/s.exec(message) ?? [];
  return new OptionsError([{ path, says }]);
}

function readable({ row, sides }: View, seat: Seat): readonly string[] {
  const hand = sides.find((side) => side.seat === seat)?.hand ?? [];
  return [...row, ...hand].flatMap((card) => (card ? [card.id] : []));
}
