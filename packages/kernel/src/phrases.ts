/** "A", "A and B", "A, B and C" */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1);
  if (last === undefined) return 'nothing';
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** "1 card", "2 cards" */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** With a capital letter and a full stop. */
export function sentence(text: string): string {
  return `${capital(text)}.`;
}

/** "a card", "an enemy", "a unit": by how it is spoken. */
export function withArticle(text: string): string {
  if (text.startsWith('other ')) return `an${text}`;
  return `${/^(?!uni|use)[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`;
}
