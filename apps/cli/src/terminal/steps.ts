import { type Key, passedOverText, type Reason, valueText } from '@holofoe/kernel';
import type { Step, Story } from '../story.ts';
import type { Paper } from './paper.ts';
import { capital, padded, wrap } from './text.ts';

const RULE_COLUMNS = 7;

interface Detail {
  /** Only what was told by the events from this index on. */
  readonly from?: number;
  /** Each step that the opponent chose, with the reason in a line, or with a pointer to `why`. */
  readonly reasons: 'in full' | 'pointer' | 'none';
}

/** Numbered steps under the names of their phases, each with its rule. */
export function stepLines(story: Story, steps: readonly Step[], paper: Paper, detail: Detail): string[] {
  const { ink, width } = paper;
  let heading: string | undefined;
  return steps.flatMap((step) => {
    const { from = 0 } = detail;
    const fresh = step.lines.filter(({ at }) => at >= from);
    if (fresh.length === 0) return [];
    const lines: string[] = [];
    if (step.heading !== heading && step.heading !== undefined)
      lines.push(` ${ink.bold(capital(step.heading))}`);
    heading = step.heading;
    const goesOn = fresh.length < step.lines.length;
    const number = goesOn ? '' : String(step.number);
    const rule = padded(goesOn ? '' : (step.rule ?? ''), RULE_COLUMNS);
    const pointer =
      detail.reasons === 'pointer' && step.reasons.length > 0 ? ink.dim(` (why ${step.number})`) : '';
    const says = fresh.map((line) => line.says).join(' ') + pointer;
    const first = `${number.padStart(4)} ${ink.dim(rule)} `;
    lines.push(...wrap(says, width, first));
    if (detail.reasons === 'in full') lines.push(...notes(story, step, paper));
    return lines;
  });
}

function notes(story: Story, { reasons, assumed }: Step, { ink, width }: Paper): string[] {
  const indent = ' '.repeat(5 + RULE_COLUMNS + 1);
  return [
    ...reasons.flatMap((reason) => wrap(reasonLine(story, reason), width, `${indent}why: `, `${indent}  `)),
    ...(assumed.length === 0
      ? []
      : wrap(
          assumed.map(({ is }) => is).join(', '),
          width,
          `${indent}${ink.yellow('assumed')}: `,
          `${indent}  `,
        )),
  ];
}

/** "by cost (DBG-27): AT-ST 4, before TIE Fighter 1" */
export function reasonLine({ nameOf }: Pick<Story, 'nameOf'>, reason: Reason): string {
  const { candidates, picked, decided, rows, passedOver = [] } = reason;
  const name = nameOf;
  if (passedOver.length > 0) {
    const before = passedOver.map((each) => passedOverText(each, name)).join('; ');
    const { passedOver: _, ...rest } = reason;
    return `passed over: ${before}.${candidates.length === 0 ? '' : ` Then ${reasonLine({ nameOf }, rest)}`}`;
  }
  const [only] = candidates;
  if (only !== undefined && candidates.length === 1)
    return `${name(only)}${/^only /.test(decided.name) ? ' is the ' : ': '}${decided.name} (${decided.rule}).`;
  const row = rows.find((each) => each.rule === decided.rule && each.name === decided.name);
  if (!row) return tieLine(name, reason);
  const text = (key: Key) => {
    const value = valueText(row, row.values[candidates.indexOf(key)]);
    if (value === undefined) return `${name(key)} (out before)`;
    return row.shown === 'order' ? name(key) : `${name(key)} ${value}`;
  };
  const rest = [...new Set(candidates.filter((key) => key !== picked).map(text))];
  return `by ${decided.name} (${decided.rule}): ${text(picked)}, before ${rest.join(', ')}.`;
}

/** "first of equals (DBG-39): Imperial Shuttle, before Stormtrooper": those that no criterion told apart from it. */
function tieLine(name: (key: Key) => string, { candidates, picked, decided, rows }: Reason): string {
  const values = rows.at(-1)?.values;
  const best = values?.[candidates.indexOf(picked)];
  const equals = candidates.filter((key, i) => key !== picked && (!values || values[i] === best));
  const rest = [...new Set(equals.map(name))].map((each) =>
    each === name(picked) ? `another ${each}` : each,
  );
  // It was no choice among candidates: a limit or a condition decided.
  if (rest.length === 0) return `${name(picked)}: ${decided.name} (${decided.rule}).`;
  return `${decided.name} (${decided.rule}): ${name(picked)}, before ${rest.join(', ')}.`;
}
