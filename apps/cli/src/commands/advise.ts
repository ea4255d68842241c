import type { Key, Reason } from '@holofoe/kernel';
import type { Command } from 'commander';
import { Document, isScalar, visit } from 'yaml';
import type { Question } from '../advice.ts';
import { InputFault } from '../fault.ts';
import { type HandWritten, readTableFile } from '../files/hand-written.ts';
import { wouldReplace, writeWhole } from '../files/write.ts';
import type { Advice, CliGame } from '../game.ts';
import { GAMES, gameById } from '../games/index.ts';
import { type Io, print } from '../io.ts';
import type { Step } from '../story.ts';
import { questionLines } from '../terminal/choices.ts';
import type { Paper } from '../terminal/paper.ts';
import { leaves, type Prompt, promptOn } from '../terminal/prompt.ts';
import { readReply } from '../terminal/reply.ts';
import { stepLines } from '../terminal/steps.ts';
import { wrap } from '../terminal/text.ts';
import { type Setting, seed, settingOf, withTable } from './common.ts';

/** Columns of a list of cards that is written in one line, as a person would. */
const SHORT_LIST = 66;

interface Flags {
  readonly state?: string;
  readonly seed: number;
  readonly ask?: true;
  readonly json?: true;
  readonly out?: string;
  readonly force?: true;
}

export function addAdvise(program: Command, io: Io): void {
  program
    .command('advise')
    .summary("the opponent's whole turn at a table written by hand")
    .description(
      "Reads a table that you wrote, plays the opponent's turn at it, and tells you what to do with your cards, step by step.",
    )
    .argument('<game>', `one of: ${GAMES.map(({ id }) => id).join(', ')}`)
    .argument('[file]', 'the table, in YAML or JSON: only what differs from a new game')
    .option('--state <file>', 'the same as FILE')
    .option('--seed <number>', 'draws what the file leaves open', seed, 1)
    .option('--ask', 'ask what came up and what you choose, instead of assuming it')
    .option('--json', 'steps and table as JSON')
    .option('--out <file>', 'also write the table after the turn to a file')
    .option('--force', 'let --out write over a file')
    .action(async (id: string, file: string | undefined, flags: Flags, command: Command) => {
      const game = gameById(id);
      await advise(game, tableNamed(game, file, flags), flags, settingOf(io, command.optsWithGlobals()));
    });
}

function tableNamed({ id }: CliGame, file: string | undefined, { state }: Flags): string {
  const path = file ?? state;
  if (path !== undefined && (file === undefined || state === undefined)) return path;
  throw new InputFault({
    says: path === undefined ? 'No table was named.' : `Two tables were named: ${file} and ${state}.`,
    remedy: `Name one: holofoe advise ${id} FILE. docs/examples has some to begin with.`,
  });
}

async function advise(game: CliGame, path: string, flags: Flags, { io, paper }: Setting): Promise<void> {
  const { ask, json, out } = flags;
  const file = readTableFile(path, game);
  if (out !== undefined && wouldReplace(out) && !flags.force) {
    throw new InputFault({
      says: `--out ${out}: this file exists.`,
      remedy: 'Name another file, or add --force to write over it.',
    });
  }
  // Questions go to the other stream, so that the advice alone can be kept.
  const prompt = ask ? promptOn(io, io.stderr) : undefined;
  try {
    const person = prompt && asking(prompt, io, paper);
    const advice = await withTable(file, (table) =>
      game.advise(table, { seed: flags.seed, ...(person ? { person } : {}) }),
    );
    if (out !== undefined) writeWhole(out, tableText(advice, /\.json$/i.test(out) ? 'json' : 'yaml'));
    if (json) print(io.stdout, [JSON.stringify(adviceJson(game, advice), undefined, 2)]);
    else print(io.stdout, adviceLines(game, advice, file, flags, paper));
  } finally {
    prompt?.close();
  }
}

function asking(prompt: Prompt, io: Io, paper: Paper): (question: Question) => Promise<readonly Key[]> {
  return async (question) => {
    print(io.stderr, questionLines(question, paper));
    for (;;) {
      const line = await prompt.line('> ');
      if (line === undefined || leaves(line)) {
        throw new InputFault({
          says: `The answers ended before the question: ${question.prompt}`,
          remedy: 'Answer every question, or leave out --ask to have the rest assumed.',
        });
      }
      const reply = readReply(line, question);
      if ('keys' in reply) return reply.keys;
      print(io.stderr, wrap(reply.says, paper.width));
    }
  };
}

function adviceLines(
  game: CliGame,
  advice: Advice,
  { form }: HandWritten,
  flags: Flags,
  paper: Paper,
): string[] {
  const { width, ink } = paper;
  const assumed = advice.steps.some((step) => step.assumed.length > 0);
  return [
    ink.bold(advice.title),
    ...(advice.note === undefined ? [] : wrap(advice.note, width)),
    ...(assumed
      ? wrap(
          `What is marked "assumed" was drawn by seed ${flags.seed}; list it in the file, or use --ask.`,
          width,
        )
      : []),
    '',
    ...stepLines(game.story, advice.steps, paper, { reasons: 'in full' }),
    ...(advice.over ? ['', 'The game is over.'] : []),
    ...(advice.unused.length === 0
      ? []
      : ['', ...wrap(`Did not come up: ${advice.unused.join(', ')}.`, width)]),
    '',
    ink.bold('The table after it'),
    '',
    tableText(advice, form).trimEnd(),
  ];
}

function tableText({ table }: Advice, form: 'yaml' | 'json'): string {
  if (form === 'json') return `${JSON.stringify(table, undefined, 2)}\n`;
  const document = new Document(table);
  visit(document, {
    Seq: (_, list) => {
      list.flow = list.items.every(isScalar) && list.items.join(', ').length < SHORT_LIST;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

function adviceJson(game: CliGame, { steps, table, note, unused, over }: Advice) {
  return {
    steps: steps.map((step) => stepJson(game, step)),
    table,
    ...(over ? { over } : {}),
    ...(note === undefined ? {} : { note }),
    ...(unused.length === 0 ? {} : { unused }),
  };
}

/** `assumed` and `furtherReasons` only where there are any. */
function stepJson(game: CliGame, { rule, lines, cards, reasons, assumed }: Step) {
  const [reason, ...further] = reasons.map((each) => reasonJson(game, each));
  return {
    rule: rule ?? null,
    do: lines.map(({ says }) => says).join(' '),
    cards,
    reason: reason ?? null,
    ...(further.length === 0 ? {} : { furtherReasons: further }),
    ...(assumed.length === 0 ? {} : { assumed }),
  };
}

function reasonJson({ story }: CliGame, reason: Reason) {
  const { topic, candidates, picked, decided, rows, passedOver = [] } = reason;
  const name = (key: Key) => story.nameOf(key);
  return {
    topic,
    picked: name(picked),
    decided,
    candidates: candidates.map((key, i) => ({
      name: name(key),
      values: rows.map(({ values }) => values[i] ?? null),
    })),
    criteria: rows.map(({ rule, name: criterion, prefers }) => ({ rule, name: criterion, prefers })),
    ...(passedOver.length === 0
      ? {}
      : {
          passedOver: passedOver.map(({ candidate, rule, says }) => ({ name: name(candidate), rule, says })),
        }),
  };
}
