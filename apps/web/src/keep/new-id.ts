/** Short enough for an address. */
export function newId(): string {
  return crypto.randomUUID().slice(0, 8);
}
