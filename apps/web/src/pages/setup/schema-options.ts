import type { Json } from '@holofoe/kernel';
import type { RuleEntry } from '../../host/game-host.ts';

/** An option of the rulebook, as the schema of the configuration describes it. */
export interface RuleOption {
  readonly name: string;
  readonly title: string;
  /** The rule that leaves it open. */
  readonly rule: RuleEntry | undefined;
  readonly values: readonly OptionValue[];
  readonly usual: OptionValue['value'] | undefined;
}

export interface OptionValue {
  readonly value: string | boolean;
  readonly label: string;
}

type Fields = Readonly<Record<string, Json>>;

/** Every option that the schema of a game's configuration has under `options`. */
export function optionsOf(schema: Json, rulebook: readonly RuleEntry[]): readonly RuleOption[] {
  const options = fields(fields(fields(fields(schema).properties).options).properties);
  return Object.entries(options).map(([name, option]) => optionOf(name, fields(option), rulebook));
}

function optionOf(name: string, option: Fields, rulebook: readonly RuleEntry[]): RuleOption {
  const description = typeof option.description === 'string' ? option.description : name;
  const { id, title } = /^(?<id>[A-Z]+-\d+): (?<title>.*)$/.exec(description)?.groups ?? {};
  const usual = option.default;
  return {
    name,
    title: capital(title ?? description),
    rule: rulebook.find((rule) => rule.id === id),
    values: valuesOf(option),
    usual: typeof usual === 'string' || typeof usual === 'boolean' ? usual : undefined,
  };
}

function valuesOf(option: Fields): readonly OptionValue[] {
  if (option.type === 'boolean') {
    return [
      { value: false, label: 'Off' },
      { value: true, label: 'On' },
    ];
  }
  const values = Array.isArray(option.enum) ? option.enum : [];
  return values.flatMap((value) => (typeof value === 'string' ? [{ value, label: capital(value) }] : []));
}

function fields(json: Json | undefined): Fields {
  return isFields(json) ? json : {};
}

function isFields(json: Json | undefined): json is Fields {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
