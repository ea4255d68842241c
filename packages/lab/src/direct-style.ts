import { readFile } from 'node:fs/promises';
import { build, type Plugin, type PluginBuild } from 'esbuild';

/**
 * Bundles a file with the rules in direct style. In the lab everything is answered at once, so that no rule ever waits:
 * there the same rules run as plain functions. A generator costs an object, a result for each step, and a call that
 * cannot be inlined.
 */
export async function bundleInDirectStyle(entry: URL, outfile: string): Promise<void> {
  await bundle(entry, outfile, [{ name: 'direct style', setup: direct }]);
}

/** The same with the rules as they are written, which wait. */
export async function bundleAsWritten(entry: URL, outfile: string): Promise<void> {
  await bundle(entry, outfile, []);
}

async function bundle(entry: URL, outfile: string, plugins: Plugin[]): Promise<void> {
  await build({
    entryPoints: [entry.pathname],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    plugins,
  });
}

function direct({ onLoad }: PluginBuild): void {
  const rules = /packages[\\/](?:kernel|deckbuilding|operations|card-game)[\\/]src[\\/].*\.ts$/;
  onLoad({ filter: rules }, async ({ path }) => ({
    contents: inDirectStyle(path, await readFile(path, 'utf8')),
    loader: 'ts',
  }));
}

const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

/** All but the files whose generators iterate over something: they say so in their types. */
export function inDirectStyle(path: string, source: string): string {
  if (!/\byield\b/.test(source) || /\): Generator</.test(source)) return source;
  const plain = source
    .replace(COMMENTS, '')
    .replace(/\byield CHECKPOINT;/g, 'if (!desk.checkpoint?.()) return undefined as never;')
    .replace(/\bfunction\*/g, 'function')
    .replace(/^(\s*)\*((?:\w+|'[^']*')\()/gm, '$1$2')
    .replace(/\byield\*/g, '')
    .replace(/\byield (request|\{ kind: 'decide', asks(?:: \[one\])? \})/g, 'unanswered($1)');
  if (/\byield\b/.test(plain)) throw new Error(`${path} waits in a way that the lab does not know.`);
  return `${plain}\n${UNANSWERED}`;
}

const UNANSWERED = `function unanswered(request: { kind: string }): never {
  throw new Error('The lab answers at once, but a request was left open: ' + request.kind);
}
`;
