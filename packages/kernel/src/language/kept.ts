/** What is made of a thing, made once and kept as long as the thing is there. */
export function keptFor<K extends object, R>(of: (key: K) => R): (key: K) => R {
  const known = new WeakMap<K, R>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = of(key);
    known.set(key, made);
    return made;
  };
}
