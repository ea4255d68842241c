/** A small static server for the built page. Node built-ins only. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};
const YEAR = 'public, max-age=31536000, immutable';

/** Serves a folder on this machine only; resolves once it listens, rejects where the port is taken. */
export function serve({ root, port, host = 'localhost' }) {
  const server = createServer((request, response) => {
    answer(root, request, response).catch(() => end(response, 500, 'The page could not be read.'));
  });
  return new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => listening(server));
  });
}

async function answer(root, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    end(response, 405, 'Only GET and HEAD are answered.', { allow: 'GET, HEAD' });
    return;
  }
  const path = pathOf(request.url ?? '/');
  const file = path === undefined ? undefined : await fileAt(root, path);
  if (!file) {
    end(response, path === undefined ? 400 : 404, 'Nothing is at this address.');
    return;
  }
  response.writeHead(200, {
    ...HEADERS,
    'content-type': TYPES[extname(file.name)] ?? 'application/octet-stream',
    'content-length': file.size,
    // Names under assets carry a hash of what is in them.
    'cache-control': path.startsWith('/assets/') ? YEAR : 'no-cache',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file.name).pipe(response);
}

/** Without what would lead out of the folder; undefined where it cannot be read. */
function pathOf(url) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return path.includes('\0') ? undefined : normalize(path).split(sep).join('/');
  } catch {
    return undefined;
  }
}

/** The file itself; for an address of the page that is no file, the page. */
async function fileAt(root, path) {
  const isPage = extname(path) === '';
  return (await regularFile(root, path)) ?? (isPage ? regularFile(root, '/index.html') : undefined);
}

async function regularFile(root, path) {
  const name = join(root, path);
  if (!name.startsWith(join(root, sep))) return undefined;
  try {
    const found = await stat(name);
    return found.isFile() && !path.split('/').some((part) => part.startsWith('.'))
      ? { name, size: found.size }
      : undefined;
  } catch {
    return undefined;
  }
}

function end(response, status, says, headers = {}) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { ...HEADERS, ...headers, 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${says}\n`);
}
