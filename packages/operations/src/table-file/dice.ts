import { type Face, faceText } from '../cards/face.ts';
import type { Kind } from '../cards/kind.ts';
import { markOf } from '../cards/mark.ts';
import { fullName } from '../cards/names.ts';
import { AI_OWNER, copyOf, idOf, kindOf, ownerOf } from '../cards/number.ts';
import type { Type } from '../cards/type.ts';
import { cardOfDie, diceOf, dieInPool, dieNo, faceOf, facesOf, isLent, lentDie } from '../rules/dice.ts';
import { type Die, type DieNo, isAi, type Side, type State, sidesAgainst } from '../state.ts';
import type { DieFile } from './schema.ts';
import { copyNamed, fault, kindAt, type Supply } from './supply.ts';

/** Types of cards that have dice. */
export const WITH_DICE: readonly Type[] = ['character', 'upgrade', 'downgrade', 'support'];

/** Every die that can be in the pool of a side, from the left: of characters, of supports, of downgrades on the other side. */
function diceOfSide(state: State, side: Side): readonly DieNo[] {
  const own = [...side.characters, ...side.supports].flatMap(diceOf);
  const owner = isAi(side.no) ? AI_OWNER : side.no;
  const downgrades = sidesAgainst(state, side.no)
    .flatMap(({ characters, supports }) => [...characters, ...supports])
    .flatMap((holder) => holder.downgrades.map(({ card }) => card))
    .filter((card) => ownerOf(card) === owner && kindOf(card).die !== undefined);
  return [...own, ...downgrades.map((card) => dieNo(card, 0))];
}

/** Which die is meant where several have the name and none is numbered: the first on its card, in the pool, or in the pool and showing it. */
export type Meant = 'on its card' | 'in the pool' | 'shown in the pool';

/** The die that a text names with its card and what it shows. */
export function dieAt(
  supply: Supply,
  path: string,
  file: DieFile,
  state: State,
  side: Side,
  meant: Meant = 'on its card',
): Die | undefined {
  const { lent, text, nth, shows } = partsOf(file);
  const here = new Set(diceOfSide(state, side).map((no) => idOf(cardOfDie(no))));
  const kind = kindAt(supply, path, text, WITH_DICE, here);
  if (!kind) return undefined;
  const copy = copyNamed(kind, text);
  const all = lent ? lentBy(side, kind) : diceCalled(state, side, kind, copy);
  const [example] = all;
  if (example === undefined)
    return fault(
      supply,
      path,
      `there is no such die here: ${lent ? `${kind.name} is not in play` : whichAre(state, side)}`,
    );
  const shown = sideShowing(supply, path, facesOf(example), shows);
  if (shown === undefined) return undefined;
  const fits = (no: DieNo) => {
    const inPool = dieInPool(side, no);
    if (meant === 'on its card') return inPool === undefined;
    return (
      inPool !== undefined &&
      (meant === 'in the pool' || faceText(faceOf(inPool)) === faceText(faceOf({ no, side: shown })))
    );
  };
  const no = nth === undefined ? all.find(fits) : all.slice(nth - 1, nth).find(fits);
  if (no !== undefined) return { no, side: shown };
  const where = meant === 'on its card' ? 'that is not in the pool' : 'in the pool that is meant';
  return fault(supply, path, `there is no such die ${where}: ${kind.name} has ${all.length} here`);
}

/** The place, 0 to 5, of a side of a die as it is written: 2RD, +1MD, Sp or special, - or blank. */
export function sideShowing(
  supply: Supply,
  path: string,
  faces: readonly Face[],
  shows: string,
): number | undefined {
  const texts = faces.map(faceText);
  const wanted = shows.toLowerCase();
  const short = wanted === 'blank' ? '-' : wanted === 'special' ? 'sp' : wanted;
  const such = (spell: (text: string) => string) =>
    texts.findIndex((text) => spell(text.toLowerCase()) === short);
  const exact = such((text) => text);
  // What the side costs need not be written.
  const at = exact >= 0 ? exact : such((text) => text.replace(/\$.*$/, ''));
  if (at >= 0) return at;
  return fault(supply, path, `that die does not show "${shows}"; its sides are ${texts.join(' ')}`);
}

/** "lent Director Krennic", "Death Trooper #2", "2RD" */
export function partsOf(file: DieFile): {
  readonly lent: boolean;
  readonly text: string;
  readonly nth: number | undefined;
  readonly shows: string;
} {
  const whole = typeof file === 'string' ? file : `${file.card}: ${file.side}`;
  const [, lent, text = '', nth, shows = ''] = /^(lent )?(.+?)(?: #(\d+))?:\s*(\S+)$/i.exec(whole) ?? [];
  return { lent: lent !== undefined, text, nth: nth === undefined ? undefined : Number(nth), shows };
}

/** Those of one card where a mark says which. */
function diceCalled(state: State, side: Side, kind: Kind, copy?: number): readonly DieNo[] {
  return diceOfSide(state, side).filter((no) => {
    const card = cardOfDie(no);
    return kindOf(card).name === kind.name && (copy === undefined || copyOf(card) === copy);
  });
}

function lentBy({ characters }: Side, kind: Kind): readonly DieNo[] {
  return characters.flatMap(({ card }) => (kindOf(card) === kind ? [lentDie(card)] : []));
}

function whichAre(state: State, side: Side): string {
  const names = diceOfSide(state, side).map((no) => kindOf(cardOfDie(no)).name);
  return names.length === 0 ? 'no card here has dice' : `the dice are of ${[...new Set(names)].join(', ')}`;
}

/** The same the other way round. */
export function dieText(state: State, side: Side, die: Die): string {
  const kind = kindOf(cardOfDie(die.no));
  const shows = faceText(faceOf(die));
  if (isLent(die.no)) return `lent ${fullName(kind)}: ${shows}`;
  const mark = markOf(cardOfDie(die.no));
  const alike = diceCalled(state, side, kind, mark === undefined ? undefined : copyOf(cardOfDie(die.no)));
  const which = alike.length > 1 ? ` #${alike.indexOf(die.no) + 1}` : '';
  return `${kind.name}${mark === undefined ? '' : ` ${mark}`}${which}: ${shows}`;
}
