import {
  cardFace,
  KINDS,
  type Kind,
  kindById,
  kindsCalled,
  NOT_WRITTEN,
  setByNo,
  titleOfSet,
  unknownCard,
} from '@holofoe/card-game';
import { findCard } from '../../find-card.ts';
import type { CardLine, Cards } from '../../game.ts';

interface Titled {
  readonly id: string;
  readonly title: string;
}

const NOT_YET = 'not written yet';

/** Sets of which nothing but the title is there. */
const UNWRITTEN: readonly Titled[] = unwrittenSets();

export const CARDS: Cards = {
  columns: ['cost', 'Force', 'hp'],
  // Affiliation cards are looked up by name: they have no numbers that a table could show.
  all: [...KINDS.filter(({ type }) => type !== 'affiliation').map(cardLine), ...UNWRITTEN.map(unwrittenLine)],
  find: (text) =>
    findCard<Titled>(text, {
      exact: exactly(text),
      all: [...KINDS, ...UNWRITTEN],
      nameOf: ({ title }) => title,
      fullName: ({ title, id }) => `${title} (${id})`,
      faceOf: ({ id, title }) => [title, ...faceOf(id).slice(1)].join('\n'),
      unknown: unknownCard(text),
    }),
  describe: faceOf,
};

/** Its title with its number first, then what stands on every copy of it. */
function faceOf(id: string): readonly string[] {
  const kind = kindById(id);
  const set = UNWRITTEN.find((each) => each.id === id);
  return kind ? cardFace(kind) : [`${set?.title ?? id} (${id})`, 'Objective.', NOT_WRITTEN];
}

function unwrittenSets(): Titled[] {
  const found: Titled[] = [];
  for (let no = 1; ; no++) {
    const title = titleOfSet(no);
    if (title === undefined) return found;
    if (!setByNo(no)) found.push({ id: `${String(no).padStart(3, '0')}-1`, title });
  }
}

function exactly(text: string): readonly Titled[] {
  const kinds = kindsCalled(text);
  const wanted = text.toLowerCase();
  return kinds.length > 0
    ? kinds
    : UNWRITTEN.filter(({ id, title }) => id === wanted || title.toLowerCase() === wanted);
}

function cardLine(kind: Kind): CardLine {
  const { id, title, affiliation, type, cost, force, capacity } = kind;
  const isFree = type === 'objective' || type === 'fate';
  return {
    id,
    name: title,
    faction: affiliation,
    type,
    values: [
      isFree ? '' : String(cost),
      force === 0 ? '' : String(force),
      Number.isFinite(capacity) ? String(capacity) : '',
    ],
    more: '',
  };
}

function unwrittenLine({ id, title }: Titled): CardLine {
  return { id, name: title, faction: NOT_YET, type: 'objective', values: [] };
}
