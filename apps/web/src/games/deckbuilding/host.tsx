import { deckbuilding, idOf, type Kind, kindById, type View } from '@holofoe/deckbuilding';
import { actOf, cardOfKey, type Key, type Seat } from '@holofoe/kernel';
import { seal } from '@holofoe/table';
import type { GameHost, Question } from '../../host/game-host.ts';
import { Board } from './board/board.tsx';
import { onTable } from './board/model/acts.ts';
import { Chip } from './faces/chip.tsx';
import { candidateCard, cardName, chronicle } from './words/chronicle.ts';
import { deedText } from './words/deed.ts';
import { sideLabel } from './words/side-label.ts';
import { totalOf } from './words/totals.ts';
import { warningOf } from './words/warning.ts';

/** Star Wars: The Deckbuilding Game at the page's table. */
export const deckbuildingHost: GameHost = {
  game: seal(deckbuilding),
  later: async () => (await import('./later.ts')).later,
  Board,
  Chip,
  onTable,
  isTurn: ({ topic }) => topic === 'action',
  isCancellable: ({ topic }) => topic === 'attack with' || topic === 'hunt with',
  cardName,
  cardOf: candidateCard,
  tabs: { foe: 'Bot', part: { label: 'Piles', glyph: 'card-play' } },
  chronicle: () => chronicle,
  persons: (config) => SEATS.filter((seat) => controlOf(config, seat) === 'person'),
  foes: (config) => SEATS.filter((seat) => controlOf(config, seat) === 'bot'),
  hasSides: true,
  title: titleOf,
  moment: (view, seat) => momentOf(viewOf(view), seat),
  total: (question, chosen, view, seat) => totalOf(question, chosen, viewOf(view), seat),
  allInOne,
  deed: deedText,
  warning: (question, key, view, seat) => warningOf(question, key, viewOf(view), seat),
};

/** The page carries the view that this game's definition made. */
function viewOf(view: unknown): View {
  return view as View;
}

const SEATS: readonly Seat[] = [0, 1];
const SIDES = ['Empire', 'Rebels'] as const;

function controlOf(config: unknown, seat: Seat): 'person' | 'bot' {
  const parsed = deckbuilding.config.parse(config);
  if ('faults' in parsed) return 'person';
  return seat === 0 ? parsed.value.empire : parsed.value.rebel;
}

/** "Rebels against the Empire bot" */
function titleOf(config: unknown): string {
  const bots = SEATS.filter((seat) => controlOf(config, seat) === 'bot');
  if (bots.length === 2) return 'Empire bot against the Rebel bot';
  if (bots.length === 0) return 'Empire against the Rebels';
  return bots[0] === 0 ? `${SIDES[1]} against the Empire bot` : `${SIDES[0]} against the Rebel bot`;
}

/** "Turn 7 · you" */
function momentOf(view: View, seat: Seat): string {
  const you = view.sides.find((side) => side.seat === seat);
  const foe = view.sides.find((side) => side.seat !== seat);
  const active = view.sides.find((side) => side.seat === view.active);
  if (!you || !foe || !active) return `Turn ${view.turn}`;
  const name = sideLabel(active, { you, foe });
  return `Turn ${view.turn} · ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** The whole hand, in an order in which each card finds what it asks for. */
function allInOne(question: Question): { readonly label: string; readonly keys: readonly Key[] } | undefined {
  if (question.topic !== 'action') return undefined;
  const keys = question.options.map(({ key }) => key).filter((key) => actOf(key) === 'play');
  if (keys.length < 2) return undefined;
  const ordered = [...keys].sort((a, b) => turnOf(a) - turnOf(b));
  return { label: keys.length === 2 ? 'Play both' : `Play all ${keys.length} cards`, keys: ordered };
}

/** The Force first, then what asks for nothing, last what looks at the cards in play. */
function turnOf(key: Key): number {
  const card = cardOfKey(key);
  const kind = card === undefined ? undefined : kindById(idOf(card));
  return kind ? rankOf(kind) : 0;
}

function rankOf({ force, abilities, type }: Kind): number {
  if (force > 0) return 0;
  if (type === 'ship') return 1;
  return abilities.some(({ at }) => at === 'played') ? 3 : 2;
}
