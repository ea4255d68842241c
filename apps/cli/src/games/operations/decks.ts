import {
  checkDeck,
  type Deck,
  findReadyDeck,
  fullName,
  type Kind,
  kindById,
  READY_DECKS,
  readDeck,
  unknownDeck,
} from '@holofoe/operations';
import { InputFault } from '../../fault.ts';
import { breachLines, readDeckFile } from '../../files/deck.ts';
import type { Paper } from '../../terminal/paper.ts';
import { capital, counted, wrap, wrapItems } from '../../terminal/text.ts';

/** Every ready deck with its team and points. */
export function deckList({ ink, width }: Paper): readonly string[] {
  return READY_DECKS.flatMap((deck) => {
    const { code, name, affiliation } = deck;
    const side = affiliation === 'both' ? 'hero and villain' : affiliation;
    const points = `${pointsOf(deck)} points`;
    return [
      `${ink.bold(code.padEnd(3))} ${ink.bold(name)}, ${side}, ${points}`,
      ...wrapItems(teamOf(deck), width, '    '),
    ];
  });
}

/** A ready deck card by card. */
export function deckLines(text: string, paper: Paper): readonly string[] {
  const deck = findReadyDeck(text);
  if (!deck) {
    throw new InputFault({
      says: `${capital(unknownDeck(text))}.`,
      remedy: '"holofoe decks operations" lists them with their teams.',
    });
  }
  return listOf(deck, `${deck.code} ${deck.name}`, paper);
}

const TYPES: readonly Kind['type'][] = ['upgrade', 'downgrade', 'support', 'event'];

function listOf(deck: Deck, title: string, { ink, width }: Paper): string[] {
  const cards = Object.entries(deck.cards).flatMap(([id, copies]) => {
    const kind = kindById(id);
    return kind ? [{ kind, copies }] : [];
  });
  const number = cards.reduce((sum, { copies }) => sum + copies, 0);
  return [
    `${ink.bold(title)}, ${pointsOf(deck)} points, ${counted(number, 'card')}`,
    ...wrapItems(teamOf(deck), width, '  team      '),
    ...TYPES.flatMap((type) => {
      const own = cards.filter(({ kind }) => kind.type === type);
      const texts = own.map(({ kind, copies }) => `${copies > 1 ? `${copies}x ` : ''}${kind.name}`);
      return own.length === 0 ? [] : wrapItems(texts, width, `  ${type.padEnd(9)} `);
    }),
  ];
}

/** "elite Luke Skywalker, Jedi Knight 20" */
function teamOf({ characters, plot }: Deck): string[] {
  const plotKind = plot === undefined ? undefined : kindById(plot);
  return [
    ...characters.flatMap(({ id, elite }) => {
      const kind = kindById(id);
      return kind ? [`${elite ? 'elite ' : ''}${fullName(kind)} (${pointsFor(kind, elite)})`] : [];
    }),
    ...(plotKind ? [`plot ${plotKind.name} (${plotKind.points.single})`] : []),
  ];
}

function pointsOf({ characters, plot }: Deck): number {
  const team = characters.reduce((sum, { id, elite }) => sum + pointsFor(kindById(id), elite), 0);
  return team + pointsFor(plot === undefined ? undefined : kindById(plot), false);
}

function pointsFor(kind: Kind | undefined, elite: boolean): number {
  return (elite ? kind?.points.elite : undefined) ?? kind?.points.single ?? 0;
}

export const DECK_FORMS = 'It may be JSON or text as swdestinydb exports it, a card on each line.';

/** A deck from a file, legal and with all of its cards. Throws `InputFault`, which names all that is wrong. */
export function deckInFile(path: string): { readonly deck: Deck; readonly notes: readonly string[] } {
  const { deck, unscripted, notes } = readDeckFile(path, readDeck, DECK_FORMS);
  const breaches = checkDeck(deck);
  if (breaches.length === 0 && unscripted.length === 0) return { deck, notes };
  throw new InputFault({
    says: [
      `${path}: ${deck.name} cannot be played as it is.`,
      ...breachLines(breaches),
      ...(unscripted.length === 0
        ? []
        : [`Not in the deck, since they cannot be played yet: ${unscripted.join(', ')}.`]),
      ...notes,
    ],
    remedy: 'Exchange these cards; "holofoe cards operations" lists those that can be played.',
  });
}

export function checkDeckFile(path: string, paper: Paper): readonly string[] {
  const { deck, notes } = deckInFile(path);
  return [
    ...wrap(`${path}: this deck can be played.`, paper.width),
    ...listOf(deck, deck.name, paper),
    ...notes.flatMap((note) => wrap(note, paper.width, '  ')),
  ];
}
