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
const NUMBERS = '123456789';
/** More options, or longer ones, are a list and not a row of buttons. */
const MOST_IN_ROW = 3;
const LONGEST_IN_ROW = 34;

/** Buttons for what the board does not show. */
export function optionButtons(host: Pick<GameHost, 'onTable'>, question: Question): readonly OptionButton[] {
  const onTable = host.onTable(question);
  return withHints(question.options.filter(({ key }) => !onTable.has(key)));
}

/** Whether what the board does not show needs a list of its own; it then holds every option. A turn never does. */
export function isList(host: GameHost, question: Question): boolean {
  if (host.isTurn?.(question)) return false;
  const buttons = optionButtons(host, question);
  return buttons.length > MOST_IN_ROW || buttons.some(({ label }) => label.length > LONGEST_IN_ROW);
}

/** The first letters of the labels where each has one of its own, or else numbers. */
export function withHints(
  options: readonly { readonly key: Key; readonly label: string }[],
): readonly OptionButton[] {
  const letters = options.map(({ label }) => label.charAt(0).toUpperCase());
  const isFree = (letter: string) => /[A-Z]/.test(letter) && !TAKEN.includes(letter);
  const byLetter =
    options.length <= MOST_IN_ROW && letters.every(isFree) && new Set(letters).size === letters.length;
  return options.map(({ key, label }, i) => ({
    key,
    label,
    hint: (byLetter ? letters[i] : NUMBERS[i]) ?? '',
  }));
}
