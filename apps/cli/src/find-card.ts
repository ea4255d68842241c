interface Known<K> {
  /** Those that a text means exactly. */
  readonly exact: readonly K[];
  readonly all: readonly K[];
  readonly nameOf: (kind: K) => string;
  /** What tells apart two that are called the same. */
  readonly fullName: (kind: K) => string;
  /** What is the same on all copies of a card; absent: each is a card of its own. */
  readonly faceOf?: (kind: K) => string;
  /** What is said of a text that means nothing. */
  readonly unknown: string;
}

/** The card that a person means: a part of a name will do where it fits one card only. */
export function findCard<K extends { readonly id: string }>(
  text: string,
  { exact, all, nameOf, fullName, faceOf, unknown }: Known<K>,
): { readonly id: string } | { readonly says: string } {
  const wanted = text.toLowerCase();
  const named = exact.length > 0 ? exact : all.filter((kind) => nameOf(kind).toLowerCase().includes(wanted));
  const faces = named.map((kind) => faceOf?.(kind) ?? kind.id);
  const alike = named.filter((_, i) => faces.indexOf(faces[i] ?? '') === i);
  const [only, ...more] = alike;
  if (only === undefined) return { says: unknown };
  if (more.length === 0) return { id: only.id };
  return { says: `"${text}" could be ${alike.map(fullName).join(', ')}.` };
}
