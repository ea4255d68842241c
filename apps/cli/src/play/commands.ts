import { oneLine } from '@holofoe/kernel';
import { storyFor } from '../story.ts';
import { cardLines } from '../terminal/card.ts';
import { reasonTable } from '../terminal/reason-table.ts';
import { findRule, ruleLines, ruleList } from '../terminal/rules.ts';
import { stepLines } from '../terminal/steps.ts';
import { capital, wrap } from '../terminal/text.ts';
import { type Chair, toldTo } from './chair.ts';
import { choicesToExplain } from './news.ts';

type Tell = (chair: Chair, argument: string) => readonly string[];

/** What can be asked for at any time; nothing of it changes the game. */
const TELLING: ReadonlyMap<string, Tell> = new Map<string, Tell>([
  ['?', help],
  ['help', help],
  ['why', why],
  ['log', log],
  ['rules', rules],
  ['rule', rules],
  ['card', card],
  ['cards', card],
  ['table', ({ sitting, seat, also, paper }) => sitting.draw(seat, { ...paper, rows: undefined }, also)],
]);

/** The first word of a line, what it tells, and what follows it. */
export function commandIn(line: string): { word: string; tell: Tell | undefined; argument: string } {
  const typed = line.trim();
  const [word = ''] = typed.split(/\s/);
  return { word, tell: TELLING.get(word), argument: typed.slice(word.length).trim() };
}

/** `why` lists the opponent's last steps, `why N` explains one of them in full. */
function why(chair: Chair, argument: string): readonly string[] {
  const { game, paper, sitting, seat, since } = chair;
  const story = storyFor(game.story, seat, sitting.persons);
  const steps = choicesToExplain({ story, seat, persons: sitting.persons, since }, toldTo(sitting, seat));
  if (steps.length === 0) return [`${capital(game.help.opponent)} has not done anything yet.`];
  if (argument === '') {
    return [...stepLines(story, steps, paper, { reasons: 'pointer' }), '"why N" explains step N.'];
  }
  const step = steps.find(({ number }) => String(number) === argument);
  if (!step) return [`There is no step ${argument}; there are 1 to ${steps.length}.`];
  const cited = [step.rule, ...step.reasons.flatMap(({ rows }) => rows.map(({ rule }) => rule))];
  return [
    ...wrap(step.lines.map(({ says }) => says).join(' '), paper.width, `${step.number}. `),
    ...(step.reasons.length === 0 ? ['   There was nothing to choose here.'] : []),
    ...step.reasons.flatMap((reason) => [
      '',
      ...reasonTable(story, reason).flatMap((line) => broken(line, paper.width)),
    ]),
    '',
    ...game.rulebook.filter(({ id }) => cited.includes(id)).flatMap((rule) => ruleLines(rule, paper)),
  ];
}

/** A line of a table keeps its columns; only one that is too long is broken. */
function broken(line: string, width: number): string[] {
  return line.length <= width ? [line] : wrap(line.trim(), width, '  ', '    ');
}

const LOG_LINES = 20;
const LONGEST_LINE = 1000;

function log({ game, sitting, seat, paper }: Chair, argument: string): readonly string[] {
  const { say } = storyFor(game.story, seat, sitting.persons);
  const told = toldTo(sitting, seat).flatMap(({ event }) => say(event, seat) ?? []);
  const lines = [...sitting.table.earlierLog(seat), ...told];
  const shown = argument === 'all' ? lines : lines.slice(-LOG_LINES);
  return [
    ...(shown.length < lines.length ? [`... ("log all" shows all ${lines.length} lines)`] : []),
    // A save brings its log as text, and a save may have been written by anybody.
    ...shown.flatMap((line) => wrap(oneLine(line, LONGEST_LINE), paper.width, '', '  ')),
  ];
}

function rules({ game, paper }: Chair, argument: string): readonly string[] {
  if (argument === '') return ruleList(game.rulebook, paper);
  const found = findRule(game.rulebook, argument);
  return 'says' in found ? wrap(found.says, paper.width) : ruleLines(found, paper);
}

/** `card NAME`; without a name those that one may want to read now. */
function card({ game, paper, sitting, seat }: Chair, argument: string): readonly string[] {
  if (argument === '') {
    const ids = [...new Set(sitting.readable(seat))];
    return ids.flatMap((id) => cardLines(game.cards.describe(id), paper));
  }
  const found = game.cards.find(argument);
  if ('says' in found) return wrap(capital(found.says), paper.width);
  return cardLines(game.cards.describe(found.id), paper);
}

function help({ game: { help: its }, also }: Chair): readonly string[] {
  return [
    'Answer with the number of a choice, or with enough of its words: "end".',
    'Several choices: numbers and ranges, "1 3-4". Shares: "1:3 2:1". Besides:',
    '  Enter       the table and the question again; "table": the table only, in full',
    ...(its.inOneGo === undefined ? [] : [`  all         ${its.inOneGo}`]),
    `  why, why N  what ${its.opponent} did in its last turn, and why it did step N`,
    '  undo, redo  take your last step back, and take it again',
    `  card NAME   a card in full; "card" alone: ${its.readable}`,
    `  rules ID    a rule in full, such as "rules ${its.rule}"; "rules" alone: all`,
    '  log         the last lines of the log; "log all": all of them',
    '  save FILE   keep the whole game, hidden cards too; go on with --load FILE',
    '  quit        leave the game',
    ...(also.length === 0 ? [] : ['You hold all seats; each question says whose it is.']),
    ...its.legend,
  ];
}
