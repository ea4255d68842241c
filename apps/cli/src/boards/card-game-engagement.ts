import type { EngagementView, InPlayView, PileView, View } from '@holofoe/card-game';
import { kindById } from '@holofoe/card-game';
import type { Seat } from '@holofoe/kernel';
import { counted, padded, together, wrap } from '../terminal/text.ts';
import { inPlayText, inPlayTexts, nameOfSide } from './card-game-cards.ts';
import type { Sheet } from './card-game-layout.ts';

/** Attackers and defenders face to face, the edge stacks, and who is next. */
export function sceneLines(view: View, engagement: EngagementView, seat: Seat, sheet: Sheet): string[] {
  const { ink, width } = sheet;
  const { attacker, battle } = engagement;
  const defender = 1 - attacker;
  const named = (who: Seat) => (who === seat ? 'you' : nameOfSide(who));
  const verb = attacker === seat ? 'attack' : 'attacks';
  const title = `${named(attacker)} ${verb} ${targetText(view, engagement, sheet)}: ${stepText(engagement, seat)}`;
  const stacks = [attacker, defender].map(
    (who) =>
      `${named(who)} ${stackText(battle?.stacks[who === 0 ? 0 : 1] ?? [], battle?.totals?.[who === 0 ? 0 : 1], sheet)}`,
  );
  return [
    ...wrap(title, width, ` ${ink.bold('ENGAGEMENT')}  `, '   '),
    ...(sheet.layout.scene === 'face to face'
      ? faceToFace(view, engagement, sheet)
      : inARow(view, engagement, sheet)),
    ...(battle ? wrap(stacks.join('; '), width, `   ${ink.dim('edge stacks')} `) : []),
  ];
}

function faceToFace(view: View, engagement: EngagementView, sheet: Sheet): string[] {
  const { width, signs } = sheet;
  const half = Math.floor((width - 7) / 2);
  const cells = (who: Seat) =>
    participants(view, who).flatMap((unit) => wrap(inPlayText(unit, sheet), half, '', '  '));
  const [left, right] = [cells(engagement.attacker), cells(1 - engagement.attacker)];
  const rows = Math.max(left.length, right.length);
  const none = noDefenders(engagement, sheet);
  return Array.from({ length: rows }, (_, i) => {
    const other = right[i] ?? (i === 0 && right.length === 0 ? none : '');
    return `   ${padded(left[i] ?? '', half)} ${signs.box[4]} ${other}`.trimEnd();
  });
}

function inARow(view: View, engagement: EngagementView, sheet: Sheet): string[] {
  const texts = (who: Seat) => inPlayTexts(participants(view, who), sheet).join(', ');
  const { attacker } = engagement;
  const [left, right] = [texts(attacker), texts(1 - attacker) || noDefenders(engagement, sheet)];
  return wrap(`${left} ${sheet.signs.box[4]} ${right}`.trim(), sheet.width, '   ');
}

function noDefenders(engagement: EngagementView, { ink }: Sheet): string {
  return isOpen(engagement) ? '' : ink.dim('no defenders');
}

function participants({ sides }: View, seat: Seat): readonly InPlayView[] {
  return sides.flatMap(({ cards }) => cards).filter((card) => card.seat === seat && card.role !== null);
}

function targetText({ sides }: View, { declared, engaged }: EngagementView, sheet: Sheet): string {
  const found = sides.flatMap(({ cards }) => cards).find(({ card }) => card === (engaged ?? declared));
  if (found) return inPlayText(found, sheet);
  return engaged === 0 || declared === 0 ? 'the Death Star dial' : 'an objective that is gone';
}

/** "strikes, you have the edge and strike next" */
function stepText({ step, edge, turn, battle }: EngagementView, seat: Seat): string {
  const does = (who: Seat, verb: string) => (who === seat ? `you ${verb}` : `${nameOfSide(who)} ${verb}s`);
  if (battle)
    return battle.totals ? 'the stacks lie open' : `edge battle, ${does(battle.turn, 'place')} next`;
  if (step === 'strikes' && edge !== null) {
    const has = edge === seat ? 'you have' : `${nameOfSide(edge)} has`;
    return `${has} the edge, ${turn === null ? 'nobody strikes any more' : `${does(turn, 'strike')} next`}`;
  }
  return isOpen({ step }) ? 'who defends?' : step === 'edge' ? 'the edge battle begins' : 'it ends';
}

/** Nobody has said yet who defends. */
function isOpen({ step }: Pick<EngagementView, 'step'>): boolean {
  return step === 'engage' || step === 'defenders';
}

/** "3 Force, 2 cards: Heat of Battle (2), Yoda (1)", "2 cards" */
function stackText(stack: PileView, total: number | undefined, { layout }: Sheet): string {
  const open = stack.flatMap((card) => (card ? [{ title: card.title, kind: kindById(card.id) }] : []));
  const isShort = layout.stacks === 'fates by name' && total !== undefined;
  const named = isShort ? open.filter(({ kind }) => kind?.type === 'fate') : open;
  const titles = together(named.map(({ title, kind }) => `${title} (${kind?.force ?? 0})`));
  const cards = stack.length === 0 ? 'no cards' : counted(stack.length, 'card');
  const which = titles.length === 0 ? '' : `: ${titles.join(', ')}`;
  return `${total === undefined ? cards : `${total} Force, ${cards}`}${which}`;
}
