import {
  describeScenario,
  findScenario,
  SCENARIOS,
  type Scenario,
  unknownScenario,
} from '@holofoe/operations';
import { InputFault } from '../../fault.ts';
import type { Paper } from '../../terminal/paper.ts';
import { capital, wrap, wrapItems } from '../../terminal/text.ts';

export function scenarioList({ ink, width }: Paper): readonly string[] {
  return SCENARIOS.flatMap(({ code, name, players, difficulty, stages }) => [
    `${ink.bold(code)} ${ink.bold(name)}, for ${players === 'hero' ? 'heroes' : 'villains'}, difficulty ${difficulty} of 3`,
    ...wrapItems(stages.map(stageText), width, '    '),
  ]);
}

function stageText({ number, multi, name }: Scenario['stages'][number]): string {
  return `${number}${multi === undefined ? '' : ` M-${multi}`} ${name}`;
}

export function scenarioLines(text: string, { ink, width }: Paper): readonly string[] {
  const [title = '', ...lines] = describeScenario(scenarioCalled(text));
  return [
    ink.bold(title),
    ...lines.flatMap((line) =>
      /^Stage \d/.test(line) ? ['', ink.bold(line)] : wrap(line, width, '  ', '  '),
    ),
  ];
}

/** A part of its name will do where it fits one only. Throws `InputFault` where there is none. */
export function scenarioCalled(text: string): Scenario {
  const alike = SCENARIOS.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
  const scenario = findScenario(text) ?? (alike.length === 1 ? alike[0] : undefined);
  if (scenario) return scenario;
  throw new InputFault({
    says: `${capital(unknownScenario(text))}.`,
    remedy: '"holofoe scenarios operations" lists them with their stages.',
  });
}
