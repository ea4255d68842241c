/** There is no older format yet. */
export function migrate(old: unknown): unknown {
  return old;
}
