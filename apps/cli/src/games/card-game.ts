import {
  cardGame,
  configOfTable,
  handWritten,
  RULEBOOK,
  SIDE_NAMES,
  SIDES,
  sayTo,
  surenessOf,
  type View,
} from '@holofoe/card-game';
import type { Ask, Seat } from '@holofoe/kernel';
import { board } from '../boards/card-game.ts';
import { cliGameOf } from '../game.ts';
import { capital } from '../terminal/text.ts';
import { opponentsTurn, sparse, turnAt } from './card-game/advice.ts';
import { CARDS } from './card-game/cards.ts';
import { checkDeckFile, DECK_FORMS, deckLines, deckList } from './card-game/decks.ts';
import { addGameFlags, flagAt } from './card-game/new-game.ts';
import { addTrialFlags } from './card-game/trials.ts';

const SEATS = SIDES.map((side) => ({ name: SIDE_NAMES[side], word: side }));

/** Star Wars: The Card Game on the command line. */
export const CARD_GAME = cliGameOf({
  definition: cardGame,
  handWritten,
  rulebook: RULEBOOK,
  cards: CARDS,
  decks: { list: deckList, show: deckLines, surenessOf, forms: DECK_FORMS, check: checkDeckFile },
  help: {
    opponent: 'the AI',
    readable: 'your hand and what the enemy has in play',
    rule: 'LCG-18',
    legend: [
      'On the table: 2/5 is damage of capacity; U unit damage, B blast, T tactics, in',
      'brackets with the edge only; 1f focus, 1s shield, F3 committed with 3 Force;',
      '+ an enhancement or pilot. "Pass until a unit of yours is hit" wakes you when',
      'one is attacked, damaged, focused or targeted. Where rows are few, what is idle',
      'is told in short or counted; "table" tells all of it.',
    ],
  },
  newGame: { addFlags: addGameFlags, flagAt },
  trials: { games: 100, addFlags: addTrialFlags },
  configOfTable,
  sparse,
  opponentsTurn,
  sayTo,
  comesUp: () => ({ next: () => undefined, left: () => [] }),
  seats: () => SEATS,
  persons: ({ sides }) => sides.flatMap(({ seat, isAi }) => (isAi ? [] : [seat])),
  turnAt,
  assumed: passing,
  board,
  readable,
  inOneGo: () => undefined,
  ending: ({ winner, how, rounds }, persons) => {
    const yours = persons.length === 1 && persons[0] === winner;
    const who = yours ? 'You win' : `${capital(SEATS[winner]?.name ?? '')} wins`;
    return `${who} in round ${rounds}: ${ENDINGS[how]}.`;
  },
});

const ENDINGS = {
  dial: 'the Death Star dial is full',
  objectives: 'three objectives of the Dark Side are destroyed',
  'command deck': 'the other side could not draw a card',
  'objective deck': 'the other side could not reveal an objective',
  'a card': 'a card says so',
} as const;

/** Whoever is not asked does nothing where that is allowed. */
function passing({ form, options, keyOf }: Ask): readonly number[] | undefined {
  if (form.pick !== 'one') return undefined;
  const pass = options.findIndex((_, i) => ['pass', 'no'].includes(keyOf(i)));
  return pass < 0 ? undefined : [pass];
}

function readable({ sides }: View, seat: Seat): readonly string[] {
  const hand = sides.find((side) => side.seat === seat)?.hand ?? [];
  const enemies = sides.filter((side) => side.seat !== seat).flatMap(({ cards }) => cards);
  const onThem = enemies.flatMap(({ enhancements }) => enhancements);
  return [...enemies, ...onThem, ...hand].flatMap((card) => (card ? [card.id] : []));
}
