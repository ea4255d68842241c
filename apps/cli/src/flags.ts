import { InvalidArgumentError } from 'commander';

/** Reads a whole number in a range. */
export function wholeNumber(from: number, to = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= from && number <= to) return number;
    throw new InvalidArgumentError(
      to === Number.MAX_SAFE_INTEGER
        ? `It must be a whole number from ${from} on.`
        : `It must be a whole number from ${from} to ${to}.`,
    );
  };
}

/** "a, b" as a list. */
export function commaSeparated(text: string): readonly string[] {
  return text.split(',').map((part) => part.trim());
}

/** A word of a command line that can be copied. */
export function quoted(text: string): string {
  return /^[\w./,=-]+$/.test(text) ? text : `'${text}'`;
}
