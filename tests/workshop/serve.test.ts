import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';

const SCRIPT = resolve(import.meta.dirname, '../../scripts/serve.mjs');
const SERVE = `const { serve } = await import(${JSON.stringify(SCRIPT)});
  const page = await serve({ root: process.argv[1], port: Number(process.argv[2]), host: '127.0.0.1' });
  console.log(page.port);`;
const PAGE = '<!doctype html><title>Holofoe</title>';
const CODE = 'export const answer = 42;';
/** More than the sockets of a machine hold, so that it is still being read when somebody stops listening. */
const LARGE = 32_000_000;

let root = '';
let port = 0;
let server: ChildProcess | undefined;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'holofoe-serve-'));
  mkdirSync(join(root, 'assets'));
  mkdirSync(join(root, '.vite'));
  for (const [name, text] of [
    ['index.html', PAGE],
    ['assets/index-1a2b.js', CODE],
  ] as const) {
    writeFileSync(join(root, name), text);
    writeFileSync(join(root, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(root, `${name}.gz`), gzipSync(text));
  }
  writeFileSync(join(root, 'icon.svg'), '<svg/>');
  writeFileSync(join(root, '.built-from'), 'a secret');
  writeFileSync(join(root, '.vite/manifest.json'), '{}');
  server = start(0);
  port = Number(await firstLine(server));
});

afterAll(() => {
  server?.kill();
  rmSync(root, { recursive: true, force: true });
});

function start(at: number): ChildProcess {
  return spawn(process.execPath, ['--input-type=module', '-e', SERVE, root, String(at)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The server says nothing.');
  const [chunk] = await once(stdout, 'data');
  return String(chunk).trim();
}

/** As a program that tidies no address, unlike fetch. */
async function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false });
  // An answer that breaks off is told twice; who waits for it hears it below.
  asked.on('error', () => undefined).end();
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  if (!answer) throw new Error('There was no answer.');
  return answer;
}

async function read(...asked: Parameters<typeof ask>) {
  const answer = await ask(...asked);
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
}

test.each(['/', '/assets/index-1a2b.js', '/assets/missing.js', '/%'])(
  'what is at %s may run nothing else, be framed by nobody and be guessed at by nobody',
  async (path) => {
    const { headers } = await read(path);
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  },
);

test.each(['nonsense\r\n\r\n', 'GET / HTTP/1.1\r\nhost\u0000: x\r\n\r\n'])(
  'what is no request at all (%j) is answered with the same headers, and the server goes on',
  async (text) => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.write(text);
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain("\r\ncontent-security-policy: default-src 'self';");
    expect(answer).toContain('\r\nx-frame-options: DENY\r\n');
    expect(answer).toMatch(/\r\n\r\nThis is no request\.\n$/);
    expect((await read('/')).status).toBe(200);
  },
);

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
])('the copy in %s is sent to whoever takes it', async (encoding, takes, decompress) => {
  const { headers, body } = await read('/assets/index-1a2b.js', { 'accept-encoding': takes });
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(headers['content-type']).toContain('javascript');
  expect(String(decompress(body))).toBe(CODE);
});

test('who takes none gets the file itself', async () => {
  const { headers, body } = await read('/assets/index-1a2b.js');
  expect(headers['content-encoding']).toBeUndefined();
  expect(String(body)).toBe(CODE);
});

test('a file without a copy is sent as it is', async () => {
  const { headers, body } = await read('/icon.svg', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(String(body)).toBe('<svg/>');
});

test('names with a hash are kept for good, the page is asked for again', async () => {
  expect((await read('/assets/index-1a2b.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await read('/')).headers['cache-control']).toBe('no-cache');
});

test.each(['/play/abc', '/rules?of=deckbuilding', '/assets'])(
  '%s is an address of the page',
  async (path) => {
    const { status, headers, body } = await read(path);
    expect({ status, body: String(body), kept: headers['cache-control'] }).toEqual({
      status: 200,
      body: PAGE,
      kept: 'no-cache',
    });
  },
);

test.each(['/assets/x', '/assets/', '/assets/x.js', '/x.png', '/.built-from', '/.vite/manifest.json'])(
  'nothing is at %s',
  async (path) => {
    const { status, headers } = await read(path);
    expect({ status, kept: headers['cache-control'] }).toEqual({ status: 404, kept: undefined });
  },
);

test.each([
  ['/../../package.json', 403],
  ['/%2e%2e/%2e%2e/package.json', 403],
  ['/..%2f..%2fpackage.json', 404],
  ['/assets/..%5c..%5cpackage.json', 403],
  ['/%00', 403],
  ['/%', 400],
  ['/%FF', 400],
])('%s leads nowhere', async (path, status) => {
  expect((await read(path)).status).toBe(status);
});

test('only GET and HEAD are answered', async () => {
  const { status, headers } = await read('/', {}, 'POST');
  expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
  expect(await read('/', {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) });
});

test.each(['bytes=5-2', 'bytes=999-', 'bytes=x-y'])(
  'a range that is none, %s, is no end of the server',
  async (range) => {
    await read('/assets/index-1a2b.js', { range });
    expect((await read('/')).status).toBe(200);
  },
);

test('a file that is replaced and deleted while it is served is no end of the server', async () => {
  const file = join(root, 'assets/changing.js');
  for (let round = 0; round < 20; round += 1) {
    const answers = Array.from({ length: 20 }, () => read('/assets/changing.js').catch(() => undefined));
    for (let change = 0; change < 100; change += 1) {
      writeFileSync(file, 'x'.repeat(1 + (change % 7)));
      rmSync(file);
      await new Promise(setImmediate);
    }
    await Promise.all(answers);
  }
  expect((await read('/')).status).toBe(200);
});

test.each([
  ['shorter', () => writeFileSync(join(root, 'assets/large.js'), 'short')],
  ['gone', () => rmSync(join(root, 'assets/large.js'))],
])('a file that is %s in the middle of a slow download is no end of the server', async (_, change) => {
  writeFileSync(join(root, 'assets/large.js'), Buffer.alloc(LARGE));
  const answer = await ask('/assets/large.js');
  await once(answer, 'readable');
  change();
  await new Promise((done) =>
    answer
      .on('error', () => undefined)
      .on('close', done)
      .resume(),
  );
  expect((await read('/')).status).toBe(200);
});

test.skipIf(process.platform !== 'linux')('downloads that are broken off leave no file open', async () => {
  writeFileSync(join(root, 'assets/large.js'), Buffer.alloc(LARGE));
  for (let i = 0; i < 20; i += 1) {
    const answer = await ask('/assets/large.js');
    await once(answer, 'readable');
    answer.on('error', () => undefined).destroy();
  }
  await expect.poll(() => openFiles('large.js')).toBe(0);
});

test('a port that is taken is an error with its code', async () => {
  const second = start(port);
  let says = '';
  second.stderr?.on('data', (chunk) => {
    says += String(chunk);
  });
  await once(second, 'close');
  expect(says).toContain('EADDRINUSE');
});

/** How many of its open files the server knows under this name. */
function openFiles(name: string): number {
  const folder = `/proc/${server?.pid}/fd`;
  return readdirSync(folder).filter((no) => {
    try {
      return readlinkSync(join(folder, no)).includes(name);
    } catch {
      return false;
    }
  }).length;
}
