/** Takes one out of a list: `splice` would make a list of it. */
export function takeAt<T>(list: T[], index: number): T | undefined {
  if (index < 0 || index >= list.length) return undefined;
  if (index === 0) return list.shift();
  const taken = list[index];
  for (let i = index + 1; i < list.length; i++) list[i - 1] = list[i] as T;
  list.pop();
  return taken;
}

/** Puts numbers in order. Lists are short or nearly in order, where this is faster than `sort`. */
export function sortNumbers(numbers: number[]): void {
  if (numbers.length > 200) {
    numbers.sort((a, b) => a - b);
    return;
  }
  for (let i = 1; i < numbers.length; i++) {
    const number = numbers[i] as number;
    let at = i;
    for (; at > 0 && (numbers[at - 1] as number) > number; at--) numbers[at] = numbers[at - 1] as number;
    numbers[at] = number;
  }
}
