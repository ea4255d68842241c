import type { Seat } from '@holofoe/kernel';
import {
  type AreaView,
  type AttachedView,
  areaName,
  BATTLEFIELD_CLAIM,
  type CardView,
  type CharacterView,
  type DieView,
  effectText,
  faceWords,
  kindById,
  type PlayerView,
  SCENARIOS,
  type SideView,
  type SupportView,
  type View,
} from '@holofoe/operations';
import type { Paper } from '../terminal/paper.ts';
import { columnsOf, counted, padded, together, wrap, wrapItems } from '../terminal/text.ts';

const LABEL = 8;
const BAR = 10;
const MOST_SHIELDS = 3;
const NAME_AT_MOST = 28;

/**
 * The whole table as one seat sees it: in each area the stage, its AI and its players, the one who looks last. `also` are the
 * tables of other seats of the same person, whose hands are known too.
 */
export function board(view: View, seat: Seat, paper: Paper, also: readonly View[]): readonly string[] {
  const hands = new Map(also.flatMap(({ players }) => players.flatMap(knownHand)));
  const players = view.players.map((player) => ({ ...player, hand: hands.get(player.seat) ?? player.hand }));
  const known = { ...view, players };
  const own = view.players[seat]?.area ?? 0;
  const areas = view.areas.map((area, index) => ({ area, index }));
  // The area of the one who looks stands last, right above the question.
  const ordered = [
    ...areas.filter(({ index }) => index !== own),
    ...areas.filter(({ index }) => index === own),
  ];
  return [
    titleLine(view, seat, also.length > 0, paper),
    ...battlefieldLines(view, paper),
    ...ordered.flatMap(({ area, index }) => areaLines(known, area, index, seat, paper)),
    ...(areas.length === 0 ? playersLines(known, known.players, seat, paper) : []),
  ];
}

function knownHand({ seat, hand }: PlayerView): [Seat, PlayerView['hand']][] {
  return hand.length > 0 && hand.every((card) => card !== null) ? [[seat, hand]] : [];
}

const STEPS: Readonly<Record<View['step'], string>> = {
  'draw hands': 'first hands',
  'spread shields': 'shields for the start',
  'choose areas': 'choice of areas',
  'begin stage': 'a new stage',
  'begin phase': 'a new round',
  turn: '',
  'end of phase': 'end of the action phase',
  upkeep: 'upkeep',
  'AI upkeep': "the AI's upkeep",
};

function titleLine(view: View, seat: Seat, allOwn: boolean, { width, ink, signs }: Paper): string {
  const { scenario, expert, round, step, winner } = view;
  const when = step === 'turn' ? whose(view, seat, allOwn) : STEPS[step];
  const name = `${scenario.name}${expert ? ', Expert Mode' : ''}`;
  const title =
    winner === null
      ? `${name}: ${round === 0 ? '' : `round ${round}, `}${when}`
      : `${name}: over in round ${round}`;
  const line = `${signs.line.repeat(2)} ${ink.bold(title)} `;
  return line + signs.line.repeat(Math.max(0, width - columnsOf(line)));
}

function whose({ turn, players, areas, additional }: View, seat: Seat, allOwn: boolean): string {
  const again = additional > 0 ? `, ${counted(additional, 'additional action')}` : '';
  if (turn === seat && !allOwn) return `your turn${again}`;
  const player = players[turn];
  if (player) return `turn of ${player.name}${again}`;
  const area = areas.findIndex(({ side }) => side === turn);
  return `turn of the AI${areas.length > 1 ? ` of ${areaName(area)}` : ''}`;
}

function battlefieldLines({ battlefield, first, claimed, players, passes }: View, paper: Paper): string[] {
  const parts = [
    players[first]?.name ?? '',
    claimed === null ? `claim to ${effectText(BATTLEFIELD_CLAIM[battlefield])}` : 'claimed',
    ...(passes > 0 ? [`${passes} passed in a row`] : []),
  ];
  return wrap(parts.join('; '), paper.width, ` ${paper.ink.bold(`BATTLEFIELD ${battlefield}`)}  `, '   ');
}

function areaLines(view: View, area: AreaView, index: number, seat: Seat, paper: Paper): string[] {
  const players = view.players.filter((player) => player.area === index);
  const several = view.areas.length > 1;
  return [
    ...stageLines(area, stagesIn(view), several ? index : undefined, paper),
    ...(area.cleared ? [] : aiLines(view, area, several ? index : undefined, paper)),
    ...playersLines(view, players, seat, paper),
  ];
}

function stageLines(
  { stage, perPlayer, counters, cleared }: AreaView,
  stages: number,
  index: number | undefined,
  paper: Paper,
): string[] {
  const { width, ink } = paper;
  const place = index === undefined ? '' : `${areaName(index)}, `;
  const parts = [
    stage.name,
    `per-player number ${perPlayer}`,
    ...(counters > 0 ? [counted(counters, 'counter')] : []),
    ...(cleared ? ['cleared'] : []),
  ];
  return [
    ...wrap(parts.join(', '), width, ` ${ink.bold(`${place}STAGE ${stage.number} OF ${stages}`)}  `, '   '),
    ...(cleared || stage.rules.length === 0 ? [] : wrap(stage.rules.join(' '), width, '   ').map(ink.dim)),
  ];
}

function stagesIn({ scenario }: View): number {
  const stages = SCENARIOS.find(({ code }) => code === scenario.code)?.stages ?? [];
  return Math.max(0, ...stages.map(({ number }) => number));
}

function aiLines(view: View, area: AreaView, index: number | undefined, paper: Paper): string[] {
  const { ink, width } = paper;
  const name = `THE AI${index === undefined ? '' : ` OF ${areaName(index)}`}`;
  return [
    ...wrap(sideText(area), width, ` ${ink.bold(ink.red(name))}  `, '   '),
    ...listLines('face up', faceUp(area, paper), paper),
    ...thingsOf(area, nameColumns(view), paper),
  ];
}

/** The cards of a deck that the seat knows, with their places from the top. */
function faceUp({ deck }: SideView, paper: Paper): string[] {
  return deck.flatMap((card, i) => (card ? [`${nth(i + 1)} ${painted(card, paper)}`] : []));
}

function playersLines(view: View, players: readonly PlayerView[], seat: Seat, paper: Paper): string[] {
  const others = players.filter((player) => player.seat !== seat);
  const own = players.filter((player) => player.seat === seat);
  return [...others, ...own].flatMap((player) => playerLines(view, player, seat, paper));
}

function playerLines(view: View, player: PlayerView, seat: Seat, paper: Paper): string[] {
  const { ink, width } = paper;
  const you = player.seat === seat && view.players.length > 1 ? ' (you)' : '';
  const head = ` ${ink.bold(ink.cyan(player.name.toUpperCase()))}${you}  `;
  if (player.eliminated !== 'no') {
    const why = player.eliminated === 'damage' ? 'characters' : 'cards';
    return wrap(`eliminated: no ${why} left`, width, head, '   ');
  }
  const known = player.hand.flatMap((card) => (card ? [handText(card, paper)] : []));
  const unknown = player.hand.length - known.length;
  const hand = [...together(known), ...(unknown > 0 ? [counted(unknown, 'unknown card')] : [])];
  return [
    ...wrap(sideText(player), width, head, '   '),
    ...listLines('known', faceUp(player, paper), paper),
    ...thingsOf(player, nameColumns(view), paper),
    ...listLines('hand', hand, paper),
  ];
}

function sideText({ resources, deck, discard, defeated }: SideView): string {
  return [
    counted(resources, 'resource'),
    `deck ${deck.length}`,
    `discard ${discard.length}`,
    ...(defeated.length > 0 ? [`defeated: ${together(defeated.map(({ name }) => name)).join(', ')}`] : []),
  ].join(', ');
}

/** "Lightsaber 2", with its cost. */
function handText(card: CardView, paper: Paper): string {
  return `${painted(card, paper)} (${kindById(card.id)?.cost ?? 0})`;
}

/** What lies before a side: characters, supports, plots, and its dice. */
function thingsOf({ characters, supports, plots, pool }: SideView, columns: number, paper: Paper): string[] {
  return [
    ...characters.flatMap((character) => characterLines(character, columns, paper)),
    ...listLines('support', together(supports.map((support) => supportText(support, paper))), paper),
    ...listLines('plot', together(plots.map((plot) => painted(plot, paper))), paper),
    ...listLines('pool', together(pool.map((die) => dieText(die, paper))), paper),
  ];
}

/** The names of all sides have one width, so that bars stand under bars. */
function nameColumns({ areas, players }: View): number {
  const names = [...areas, ...players].flatMap(({ characters }) => characters.map(nameText));
  return Math.min(NAME_AT_MOST, Math.max(0, ...names.map(({ length }) => length)));
}

function nameText({ called, elite }: CharacterView): string {
  return elite ? `${called} (elite)` : called;
}

/** `Luke Skywalker (elite)  ########..  8 of 11  OO.  ready` */
function characterLines(character: CharacterView, columns: number, paper: Paper): string[] {
  const { health, damage, shields, ready, guardian, hunter } = character;
  const { ink, signs } = paper;
  const left = Math.max(0, health - damage);
  const hp = padded(`${left} of ${health}`, 8);
  const shield = shields > 0 ? ink.cyan(signs.token.repeat(shields)) : '';
  const states = [
    ready ? ink.bold('ready') : ink.dim('exhausted'),
    ...(guardian ? ['guardian'] : []),
    ...(hunter ? ['hunter'] : []),
  ];
  const head = [
    `   ${padded(colour(character, paper)(nameText(character)), columns)}`,
    bar(left, health, paper),
    left * 3 <= health ? ink.red(hp) : hp,
    padded(shield + ink.dim(signs.spot.repeat(Math.max(0, MOST_SHIELDS - shields))), MOST_SHIELDS),
    states.join(', '),
  ].join('  ');
  return withAttached(head, character, paper);
}

function bar(left: number, health: number, { ink, signs }: Paper): string {
  const full = left === 0 ? 0 : Math.max(1, Math.round((left / health) * BAR));
  const paint = left * 3 <= health ? ink.red : ink.green;
  return paint(signs.full.repeat(full)) + ink.dim(signs.gone.repeat(BAR - full));
}

/** "TIE Fighter (exhausted) + Dorsal Turret" */
function supportText(support: SupportView, paper: Paper): string {
  const { ready, damage } = support;
  const state = [
    ready ? 'ready' : paper.ink.dim('exhausted'),
    ...(damage > 0 ? [counted(damage, 'damage', 'damage')] : []),
  ];
  return [
    `${colour(support, paper)(support.called)} (${state.join(', ')})`,
    ...attachedTo(support, paper),
  ].join(' ');
}

/** They stand in the same line where there is room for all of them. */
function withAttached(head: string, character: CharacterView, paper: Paper): string[] {
  const items = attachedTo(character, paper);
  if (items.length === 0) return [head];
  const line = `${head}  ${items.join(' ')}`;
  return columnsOf(line) <= paper.width
    ? [line]
    : [head, ...wrapItems(items, paper.width, ' '.repeat(6), ' ')];
}

/** "+ Lightsaber", "- Vandalize" */
function attachedTo({ upgrades, downgrades }: SupportView, paper: Paper): string[] {
  return [
    ...upgrades.map((each) => `+ ${attachedText(each, paper)}`),
    ...downgrades.map((each) => `- ${attachedText(each, paper)}`),
  ];
}

function attachedText(card: AttachedView, paper: Paper): string {
  return `${colour(card, paper)(card.called)}${card.used ? ' (used)' : ''}`;
}

/** "Luke Skywalker: 2 melee" */
function dieText({ id, called, face, value }: DieView, paper: Paper): string {
  const { ink } = paper;
  const words = faceWords(face, value);
  return `${colour({ id }, paper)(called)}: ${face.symbol === 'blank' ? ink.dim(words) : ink.bold(words)}`;
}

function listLines(label: string, items: readonly string[], { ink, width }: Paper): string[] {
  if (items.length === 0) return [];
  return wrapItems(items, width, `   ${ink.dim(padded(label, LABEL))}`);
}

function nth(place: number): string {
  return `${place}${['th', 'st', 'nd', 'rd'][place % 100 > 10 && place % 100 < 14 ? 0 : place % 10] ?? 'th'}`;
}

function painted(card: CardView, paper: Paper): string {
  return colour(card, paper)(card.name);
}

function colour({ id }: Pick<CardView, 'id'>, { ink }: Paper): (text: string) => string {
  switch (kindById(id)?.colour) {
    case 'red':
      return ink.red;
    case 'blue':
      return ink.blueBright;
    case 'yellow':
      return ink.yellow;
    default:
      return String;
  }
}
