import { createInterface, type Interface } from 'node:readline';
import { harmless, type Io, type Screen } from '../io.ts';

/** Asks for lines, from a keyboard or from a pipe. */
export interface Prompt {
  /** A person types, and sees what is asked. */
  readonly byHand: boolean;
  /** Undefined at the end of the input. */
  readonly line: (prompt: string) => Promise<string | undefined>;
  readonly close: () => void;
}

/** Whether somebody wants to leave, whatever was asked. */
export function leaves(line: string): boolean {
  return /^\s*(quit|exit)(\s|$)/.test(line);
}

export function promptOn({ stdin }: Io, screen: Screen): Prompt {
  const byHand = stdin.isTTY === true && screen.isTTY === true;
  const reader = createInterface({ input: stdin, terminal: byHand, ...(byHand ? { output: screen } : {}) });
  const lines = linesOf(reader);
  // Ctrl-C ends the input, as Ctrl-D does.
  reader.on('SIGINT', () => reader.close());
  return {
    byHand,
    async line(prompt) {
      if (byHand) {
        reader.setPrompt(harmless(prompt));
        reader.prompt();
        const typed = await lines();
        if (typed === undefined) screen.write('\n');
        return typed;
      }
      screen.write(harmless(prompt));
      const line = await lines();
      // What came from a pipe is shown, so that the output reads like a game.
      screen.write(`${harmless(line ?? '')}\n`);
      return line;
    },
    close: () => reader.close(),
  };
}

/** Lines come faster from a pipe than they are asked for, and must not be lost. */
function linesOf(reader: Interface): () => Promise<string | undefined> {
  const waiting: string[] = [];
  let over = false;
  let wake: (() => void) | undefined;
  reader.on('line', (line) => {
    waiting.push(line);
    wake?.();
  });
  reader.on('close', () => {
    over = true;
    wake?.();
  });
  return async () => {
    while (waiting.length === 0 && !over) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    return waiting.shift();
  };
}
