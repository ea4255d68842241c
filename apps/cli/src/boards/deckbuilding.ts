import {
  type CardView,
  type InPlayView,
  KINDS,
  type Kind,
  kindById,
  type SideView,
  type View,
} from '@holofoe/deckbuilding';
import type { Seat } from '@holofoe/kernel';
import type { Paper } from '../terminal/paper.ts';
import { capital, columnsOf, counted, padded, together, wrap, wrapItems } from '../terminal/text.ts';

const LETTERS: Readonly<Record<Kind['faction'], string>> = { empire: 'E', rebel: 'R', neutral: 'N' };
const NAMES = { empire: 'the Empire', rebel: 'the Rebels' } as const;
const PILOT = KINDS.find(({ from }) => from === 'pilot');
const FORCE_END = 3;
const LONGEST_NAME = 20;
const LABEL = 7;
const INDENT = ' '.repeat(3 + LABEL);

/** The whole table as one seat sees it: the enemy above, the galaxy in the middle, one's own side below. */
export function board(view: View, seat: Seat, paper: Paper): readonly string[] {
  const own = view.sides.filter((side) => side.seat === seat);
  const others = view.sides.filter((side) => side.seat !== seat);
  return [
    titleLine(view, seat, paper),
    ...others.flatMap((side) => sideLines(side, view, seat, paper)),
    forceLine(view, paper),
    ...galaxyLines(view, paper),
    ...own.flatMap((side) => sideLines(side, view, seat, paper)),
  ];
}

const STEPS: Readonly<Record<View['step'], string>> = {
  'choose bases': 'choice of bases',
  deal: 'deal',
  'begin turn': 'start',
  action: 'actions',
  'end turn': 'end',
  'bot set-up': 'set-up',
  'bot deployment': 'deployment',
  'bot purchase': 'purchase',
  'bot sabotage': 'sabotage or bounty hunt',
  'bot attack': 'attack',
  'bot force': 'Force',
  'bot clean up': 'clean-up',
};

function titleLine(
  { turn, active, step, sides, winner }: View,
  seat: Seat,
  { width, ink, signs }: Paper,
): string {
  const side = sides[active];
  const whose = side?.control === 'person' && side.seat === seat ? 'your turn' : `${nameOf(side)}`;
  const title = winner === null ? `Turn ${turn}, ${whose}: ${STEPS[step]}` : `Game over in turn ${turn}`;
  const line = `${signs.line.repeat(2)} ${ink.bold(title)} `;
  return line + signs.line.repeat(Math.max(0, width - columnsOf(line)));
}

function sideLines(side: SideView, { basesToWin }: View, seat: Seat, paper: Paper): string[] {
  const { ink, width } = paper;
  const who = side.control === 'bot' ? 'bot' : side.seat === seat ? 'you' : 'enemy';
  const name = `${nameOf(side).replace('the ', '').toUpperCase()} (${who})`;
  const parts = [
    baseText(side, paper),
    ...(side.control === 'bot' ? [`X ${side.lost}`] : []),
    `bases lost ${side.lost} of ${basesToWin}`,
    `deck ${side.deck.length}`,
    `discard ${side.discard.length}`,
  ];
  return [
    ...wrap(parts.join(', '), width, ` ${ink.bold(colour(side.faction, paper)(name))}  `, INDENT),
    ...listLines(
      'ships',
      side.ships.map((ship) => shipText(ship, paper)),
      paper,
    ),
    ...listLines('units', together(side.units.map((unit) => unitText(unit, paper))), paper),
    ...handLines(side, seat, paper),
  ];
}

function baseText({ base, basesToCome }: SideView, { ink }: Paper): string {
  if (!base) return `no base (${counted(basesToCome.length, 'base')} to come)`;
  const left = base.hitPoints - base.damage;
  return `${ink.bold(nameOfCard(base))} ${left} of ${base.hitPoints} hp`;
}

function shipText(ship: InPlayView, paper: Paper): string {
  return `${painted(ship, paper)} ${ship.hitPoints - ship.damage} of ${ship.hitPoints} hp${attackText(ship, ', ')}`;
}

function unitText(unit: InPlayView, paper: Paper): string {
  return `${painted(unit, paper)}${attackText(unit, ' ')}`;
}

function attackText({ attack, committed }: InPlayView, join: string): string {
  if (attack === 0) return '';
  return `${join}${attack} attack${committed ? ' (used)' : ''}`;
}

/** The person's own side: what is in hand and what there is to spend. */
function handLines(side: SideView, seat: Seat, paper: Paper): string[] {
  if (side.control === 'bot') return side.resources > 0 ? [`   ${counted(side.resources, 'resource')}`] : [];
  const known = side.hand.flatMap((card) => (card ? [painted(card, paper)] : []));
  const unknown = side.hand.length - known.length;
  const hand = [...together(known), ...(unknown > 0 ? [counted(unknown, 'unknown card')] : [])];
  if (side.seat !== seat) return listLines('hand', hand, paper);
  const ready = [...side.units, ...side.ships].filter(({ committed }) => !committed);
  const attack = ready.reduce((sum, thing) => sum + thing.attack, 0);
  const spend = `${counted(side.resources, 'resource')} and ${attack} attack to use`;
  return [...listLines('hand', hand, paper), `   ${paper.ink.bold(spend)}`];
}

function listLines(label: string, items: readonly string[], { ink, width }: Paper): string[] {
  if (items.length === 0) return [];
  return wrapItems(items, width, `   ${ink.dim(padded(label, LABEL))}`);
}

/** The track as it lies on the table, the Empire's end on the left. */
function forceLine({ force }: View, paper: Paper): string {
  const { ink, signs } = paper;
  const spots = Array.from({ length: 2 * FORCE_END + 1 }, (_, i) => {
    const here = i - FORCE_END === force;
    const middle = i === FORCE_END ? '|' : signs.spot;
    return here ? ink.bold(signs.token) : ink.dim(middle);
  });
  const side = force < 0 ? 'empire' : 'rebel';
  const strength = Math.abs(force);
  const with_ = strength === 0 ? 'with nobody' : `with ${NAMES[side]}, ${strength} of ${FORCE_END}`;
  const empire = colour('empire', paper)('Empire');
  const rebels = colour('rebel', paper)('Rebels');
  return ` ${ink.bold('FORCE')}  ${empire} ${spots.join(' ')} ${rebels}   ${with_}`;
}

function galaxyLines({ row, galaxyDeck, galaxyDiscard, exile, pilots }: View, paper: Paper): string[] {
  const { ink, width } = paper;
  const piles = [
    `deck ${galaxyDeck.length}`,
    `discard ${galaxyDiscard.length}`,
    `exiled ${exile.length}`,
    `${PILOT?.name} ${pilots} (cost ${PILOT?.cost})`,
  ];
  return [
    ...wrap(piles.join(', '), width, ` ${ink.bold('GALAXY ROW')}  `),
    ...row.flatMap((card, slot) => rowLine(card, slot, paper)),
  ];
}

function rowLine(card: CardView | null, slot: number, paper: Paper): string[] {
  const kind = card ? kindById(card.id) : undefined;
  const number = `   ${slot + 1} `;
  if (!kind) return [`${number}${paper.ink.dim('empty')}`];
  const name = padded(kind.name, LONGEST_NAME);
  const first = `${number}${colour(kind.faction, paper)(`${LETTERS[kind.faction]} ${name}`)}  cost ${kind.cost}  `;
  return wrap(`${kind.type}  ${iconsText(kind)}`.trimEnd(), paper.width, first);
}

/** "3 attack, 1 resource, 4 hp" */
function iconsText({ attack, resources, force, hitPoints }: Kind): string {
  return [
    attack > 0 ? `${attack} attack` : '',
    resources > 0 ? counted(resources, 'resource') : '',
    force > 0 ? `${force} Force` : '',
    hitPoints > 0 ? `${hitPoints} hp` : '',
  ]
    .filter((text) => text !== '')
    .join(', ');
}

function nameOf(side: SideView | undefined): string {
  return side ? NAMES[side.faction] : 'nobody';
}

function nameOfCard({ id }: CardView): string {
  return kindById(id)?.name ?? capital(id);
}

function painted(card: CardView, paper: Paper): string {
  const kind = kindById(card.id);
  return colour(kind?.faction ?? 'neutral', paper)(nameOfCard(card));
}

function colour(faction: Kind['faction'], { ink }: Paper): (text: string) => string {
  if (faction === 'empire') return ink.red;
  return faction === 'rebel' ? ink.cyan : ink.yellow;
}
