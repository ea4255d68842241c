import { useId } from 'react';
import { Link } from 'wouter';
import { Marked } from '../../elements/marked.tsx';
import type { RuleEntry } from '../../host/game-host.ts';
import type { OptionValue, RuleOption } from './schema-options.ts';

/** An option with the rule that it belongs to, in the rulebook's words. */
export function OptionField({
  option,
  value,
  fault,
  onChoose,
}: {
  readonly option: RuleOption;
  readonly value: OptionValue['value'] | undefined;
  readonly fault: string | undefined;
  readonly onChoose: (value: OptionValue['value']) => void;
}) {
  const name = useId();
  const { title, rule, values } = option;
  return (
    <fieldset className="option" aria-describedby={`${name}-fault`}>
      <legend>{title}</legend>
      <RuleText rule={rule} />
      <div className="segments">
        {values.map((each) => (
          <label key={each.label}>
            <input
              type="radio"
              name={name}
              checked={each.value === value}
              onChange={() => onChoose(each.value)}
            />
            <span>
              {each.label}
              {each.value === option.usual && <small>usual</small>}
            </span>
          </label>
        ))}
      </div>
      <div id={`${name}-fault`}>{fault !== undefined && <p className="fault">{fault}</p>}</div>
    </fieldset>
  );
}

export function RuleText({ rule }: { readonly rule: RuleEntry | undefined }) {
  if (!rule) return undefined;
  return (
    <p>
      <Link className="rule" href={`/rules/${rule.id}`}>
        {rule.id}
      </Link>{' '}
      <Marked text={rule.rule} search="" />
      {rule.ruling !== undefined && (
        <>
          {' '}
          <Marked text={rule.ruling} search="" />
        </>
      )}
    </p>
  );
}
