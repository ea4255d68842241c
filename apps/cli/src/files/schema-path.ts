import type { Json } from '@holofoe/kernel';

/** A step into data: a field's name or an item's index. */
export type Step = string | number;

/** "rebel.ships[0].damage" as steps. */
export function stepsOf(path: string): Step[] {
  return [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) =>
    index === undefined ? (key ?? '') : Number(index),
  );
}

/** The field that a schema says it does not know. */
export function unknownKey(says: string): string | undefined {
  return /^Unrecognized keys?: "([^"]+)"/.exec(says)?.[1];
}

/** The names of the fields that a JSON Schema knows at a place. */
export function propertiesAt(schema: Json, steps: readonly Step[]): string[] {
  const here = schemaAt(schema, steps);
  const variants = Array.isArray(here.anyOf) ? here.anyOf.map(fieldsOf) : [here];
  return variants.flatMap(({ properties }) => Object.keys(fieldsOf(properties)));
}

/** How many items a JSON Schema allows at a place. */
export function mostItemsAt(schema: Json, steps: readonly Step[]): number | undefined {
  const { maxItems } = schemaAt(schema, steps);
  return typeof maxItems === 'number' ? maxItems : undefined;
}

function schemaAt(schema: Json, steps: readonly Step[]): Readonly<Record<string, unknown>> {
  let here = fieldsOf(schema);
  for (const step of steps) {
    here = fieldsOf(typeof step === 'number' ? here.items : fieldsOf(here.properties)[step]);
  }
  return here;
}

export function fieldsOf(data: unknown): Readonly<Record<string, unknown>> {
  return data !== null && typeof data === 'object' ? { ...data } : {};
}
