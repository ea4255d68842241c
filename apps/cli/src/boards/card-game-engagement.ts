import type { EngagementView, InPlayView, PileView, View } from '@holofoe/card-game';
import { kindById } from '@holofoe/card-game';
import type { Seat } from '@holofoe/kernel';
import type { Paper } from '../terminal/paper.ts';
import { counted, padded, wrap } from '../terminal/text.ts';
import { inPlayText, nameOfSide } from './card-game-cards.ts';

/** Attackers and defenders face to face, the edge stacks, and who is next. */
export function sceneLines(view: View, engagement: EngagementView, seat: Seat, paper: Paper): string[] {
  const { ink, width, signs } = paper;
  const { attacker, battle } = engagement;
  const defender = 1 - attacker;
  const named = (who: Seat) => (who === seat ? 'you' : nameOfSide(who));
  const verb = attacker === seat ? 'attack' : 'attacks';
  const half = Math.floor((width - 7) / 2);
  const cells = (who: Seat) =>
    participants(view, who).flatMap((unit) => wrap(inPlayText(unit, paper), half, '', '  '));
  const [left, right] = [cells(attacker), cells(defender)];
  const rows = Math.max(left.length, right.length);
  const none = isOpen(engagement) ? '' : ink.dim('no defenders');
  const title = `${named(attacker)} ${verb} ${targetText(view, engagement, paper)}: ${stepText(engagement, seat)}`;
  return [
    ...wrap(title, width, ` ${ink.bold('ENGAGEMENT')}  `, '   '),
    ...Array.from({ length: rows }, (_, i) => {
      const other = right[i] ?? (i === 0 ? none : '');
      return `   ${padded(left[i] ?? '', half)} ${signs.box[4]} ${other}`.trimEnd();
    }),
    ...(battle
      ? wrap(
          [attacker, defender]
            .map(
              (who) =>
                `${named(who)} ${stackText(battle.stacks[who === 0 ? 0 : 1], battle.totals?.[who === 0 ? 0 : 1])}`,
            )
            .join('; '),
          width,
          `   ${ink.dim('edge stacks')} `,
        )
      : []),
  ];
}

function participants({ sides }: View, seat: Seat): readonly InPlayView[] {
  return sides.flatMap(({ cards }) => cards).filter((card) => card.seat === seat && card.role !== null);
}

function targetText({ sides }: View, { declared, engaged }: EngagementView, paper: Paper): string {
  const found = sides.flatMap(({ cards }) => cards).find(({ card }) => card === (engaged ?? declared));
  if (found) return inPlayText(found, paper);
  return engaged === 0 || declared === 0 ? 'the Death Star dial' : 'an objective that is gone';
}

/** "strikes, you have the edge and strike next" */
function stepText({ step, edge, turn, battle }: EngagementView, seat: Seat): string {
  const does = (who: Seat, verb: string) => (who === seat ? `you ${verb}` : `${nameOfSide(who)} ${verb}s`);
  if (battle)
    return battle.totals ? 'the stacks lie open' : `edge battle, ${does(battle.turn, 'place')} next`;
  if (step === 'strikes' && edge !== null) {
    const has = edge === seat ? 'you have' : `${nameOfSide(edge)} has`;
    return `${has} the edge, ${does(turn, 'strike')} next`;
  }
  return isOpen({ step }) ? 'who defends?' : step === 'edge' ? 'the edge battle begins' : 'it ends';
}

/** Nobody has said yet who defends. */
function isOpen({ step }: Pick<EngagementView, 'step'>): boolean {
  return step === 'engage' || step === 'defenders';
}

/** "3 Force (Heat of Battle, a card)", "2 cards" */
function stackText(stack: PileView, total: number | undefined): string {
  const titles = stack.flatMap((card) => (card ? [`${card.title} (${kindById(card.id)?.force ?? 0})`] : []));
  const named = titles.length === 0 ? '' : `: ${titles.join(', ')}`;
  const cards = stack.length === 0 ? 'no cards' : counted(stack.length, 'card');
  return `${total === undefined ? cards : `${total} Force, ${cards}`}${named}`;
}
