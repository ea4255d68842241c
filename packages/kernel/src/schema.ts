/** A place in the data, and what is wrong there. */
export interface Fault {
  readonly path: string;
  readonly says: string;
}

export type Parsed<T> = { readonly value: T } | { readonly faults: readonly Fault[] };

/** What data from outside must look like. */
export interface Schema<T> {
  readonly parse: (data: unknown) => Parsed<T>;
}

/** The part of a validator that `schema` needs; zod's types have it. */
interface Validator<T> {
  safeParse(
    data: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

export function schema<T>(validator: Validator<T>): Schema<T> {
  return { parse: reader(validator) };
}

export function reader<T>(validator: Validator<T>): (data: unknown) => Parsed<T> {
  return (data) => {
    const result = validator.safeParse(data);
    if (result.success) return { value: result.data };
    return {
      faults: result.error.issues.map(({ path, message }) => ({ path: pathText(path), says: message })),
    };
  };
}

/** `player.ships[2].damage` */
export function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? String(key) : `.${String(key)}`))
    .join('');
}
