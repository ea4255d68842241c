import type { Json } from '@holofoe/kernel';
import { fieldsOf } from '../files/schema-path.ts';
import { wrap } from '../terminal/text.ts';

const WIDTH = 80;

/** What can be set with --option, as the schema of the configuration describes it. */
export function optionLines(config: Json): string[] {
  const options = fieldsOf(fieldsOf(fieldsOf(config).properties).options);
  return Object.entries(fieldsOf(options.properties)).flatMap(([name, schema]) => {
    const { description, default: preset, type } = fieldsOf(schema);
    const values = type === 'boolean' ? ['true', 'false'] : valuesOf(schema);
    const choice = values
      .map((value) => (value === String(preset) ? `${value} (default)` : value))
      .join(' | ');
    return [`  ${name}=${choice}`, ...wrap(String(description ?? ''), WIDTH, '      ')];
  });
}

function valuesOf(schema: unknown): string[] {
  const { enum: values } = fieldsOf(schema);
  return Array.isArray(values) ? values.map(String) : [];
}
