import type { Key } from '@holofoe/kernel';
import type { GameHost, Question } from '../../host/game-host.ts';

/** An option that the board does not show, with the key of the keyboard that stands for it. */
export interface OptionButton {
  readonly key: Key;
  readonly label: string;
  readonly hint: string;
}

/** Letters that mean something at every table. */
const TAKEN = 'CLPRUW';
/** More options, or longer ones, are a list and not a row of buttons. */
const MOST_IN_ROW = 3;
const LONGEST_IN_ROW = 34;

/** Buttons for what the board does not show. */
export function optionButtons(host: GameHost, question: Question): readonly OptionButton[] {
  const onTable = host.onTable(question);
  return withHints(question.options.filter(({ key }) => !onTable.has(key)));
}

/** Whether what the board does not show needs a list of its own; it then holds every option. A turn never does. */
export function isList(host: GameHost, question: Question): boolean {
  if (host.isTurn?.(question)) return false;
  const buttons = optionButtons(host, question);
  return buttons.length > MOST_IN_ROW || buttons.some(({ label }) => label.length > LONGEST_IN_ROW);
}

/** The first letter of the label where it is free, or else a number. */
export function withHints(
  options: readonly { readonly key: Key; readonly label: string }[],
): readonly OptionButton[] {
  const taken = new Set(TAKEN);
  const byNumber = options.length > MOST_IN_ROW;
  return options.map(({ key, label }, i) => {
    const letter = label.charAt(0).toUpperCase();
    const isFree = !byNumber && /[A-Z]/.test(letter) && !taken.has(letter);
    if (isFree) taken.add(letter);
    return { key, label, hint: isFree ? letter : i < 9 ? String(i + 1) : '' };
  });
}
