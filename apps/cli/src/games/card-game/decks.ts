import {
  AFFILIATION_CARDS,
  checkDeck,
  type Deck,
  findReadyDeck,
  READY_DECKS,
  readDeck,
  restrictedPairs,
  SIDE_NAMES,
  SIDES,
  type Side,
  setByNo,
  titleOfSet,
  unknownDeck,
} from '@holofoe/card-game';
import type { Json } from '@holofoe/kernel';
import { InputFault } from '../../fault.ts';
import { breachLines, readDeckFile } from '../../files/deck.ts';
import { exists } from '../../files/write.ts';
import type { Paper } from '../../terminal/paper.ts';
import { capital, counted, together, wrap, wrapItems } from '../../terminal/text.ts';

const CODE = 24;

/** Every ready deck by its side, with its affiliation. */
export function deckList({ ink, width }: Paper): readonly string[] {
  return SIDES.flatMap((side) => [
    ink.bold(capital(SIDE_NAMES[side])),
    ...READY_DECKS.filter((deck) => deck.side === side).flatMap((deck) =>
      wrap(`${ink.bold(deck.name)}, ${inShort(deck)}`, width, `  ${deck.code.padEnd(CODE)} `),
    ),
  ]);
}

/** "Jedi, 10 sets" */
function inShort(deck: Deck): string {
  return `${affiliationOf(deck)?.title ?? deck.affiliation}, ${counted(deck.sets.length, 'set')}`;
}

function affiliationOf({ affiliation }: Deck) {
  return AFFILIATION_CARDS.find(({ id }) => id === affiliation);
}

/** A ready deck set by set. */
export function deckLines(text: string, paper: Paper): readonly string[] {
  const deck = findReadyDeck(text);
  if (!deck) {
    throw new InputFault({
      says: capital(unknownDeck(text)),
      remedy: '"holofoe decks card-game" lists them.',
    });
  }
  return listOf(deck, `${deck.code} ${deck.name}`, paper);
}

/** Each set with the cards that come with its objective. */
function listOf(deck: Deck, title: string, { ink, width }: Paper): string[] {
  const numbers = [...new Set(deck.sets)];
  return [
    `${ink.bold(title)}, ${inShort(deck)}`,
    ...numbers.flatMap((no) => {
      const copies = deck.sets.filter((other) => other === no).length;
      const [, ...commands] = setByNo(no)?.cards ?? [];
      const first = `  ${copies > 1 ? `${copies}x ` : ''}${ink.bold(titleOfSet(no) ?? '')} (${no}): `;
      return wrapItems(together(commands.map((kind) => kind.title)), width, first, ', ', '     ');
    }),
  ];
}

export const DECK_FORMS =
  'It may be JSON, OCTGN’s .o8d, or text with the affiliation and an objective set on each line, such as "2x Jedi Training".';

/** A deck from a file that may be played, on the side that is wanted. Throws `InputFault`, which names all that is wrong. */
function deckInFile(path: string, side?: Side): Deck {
  const { deck } = readDeckFile(path, readDeck, DECK_FORMS);
  const breaches = checkDeck(deck, side);
  if (breaches.length === 0) return deck;
  throw new InputFault({
    says: [`${path}: ${deck.name} cannot be played as it is.`, ...breachLines(breaches)],
    remedy: 'Exchange these sets; "holofoe cards card-game --type objective" lists all of them.',
  });
}

/** A ready deck by code or name, or a file. */
export function deckCalled(text: string, side: Side): Deck {
  const ready = findReadyDeck(text);
  if (ready) return ready;
  if (exists(text)) return deckInFile(text, side);
  throw new InputFault({
    says: `--${side}: ${text} is no file, and ${unknownDeck(text)}`,
    remedy: 'Name a ready deck ("holofoe decks card-game" lists them) or a file.',
  });
}

/** As a configuration has it. */
export function deckJson({ name, affiliation, sets }: Deck): Json {
  return { name, affiliation, sets: [...sets] };
}

export function checkDeckFile(path: string, paper: Paper): readonly string[] {
  const deck = deckInFile(path);
  return [
    ...wrap(`${path}: this deck can be played.`, paper.width),
    ...listOf(deck, deck.name, paper),
    ...restrictedPairs(deck).flatMap(({ says }) => wrap(says, paper.width, '  ')),
  ];
}
