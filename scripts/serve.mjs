/** The server of the built page: its files, compressed where the browser takes that, and nothing else. */
import files from '@fastify/static';
import fastify from 'fastify';

/** Everything comes from this server, nothing is written into the page, and nobody puts it into a frame. */
const POLICY = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');
const HEADERS = {
  'content-security-policy': POLICY,
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};
const YEAR = 'public, max-age=31536000, immutable';

/** Resolves once it listens, rejects where the port is taken. */
export async function serve({ root, port, host = 'localhost' }) {
  const app = fastify({
    forceCloseConnections: true,
    frameworkErrors: (_error, _request, reply) =>
      says(reply.headers(HEADERS), 400, 'Nothing can be at this address.'),
    clientErrorHandler,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
  });
  app.setErrorHandler((error, _request, reply) =>
    error.statusCode < 500
      ? says(reply, error.statusCode, 'Nothing can be at this address.')
      : says(reply, 500, 'The page could not be read.'),
  );
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return says(reply.header('allow', 'GET, HEAD'), 405, 'Only GET and HEAD are answered.');
    }
    return isOfThePage(request.url)
      ? reply.sendFile('index.html')
      : says(reply, 404, 'Nothing is at this address.');
  });
  await app.register(files, {
    root,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    // Names under assets carry a hash of what is in them.
    setHeaders: (reply, path) =>
      reply.header('cache-control', /[\\/]assets[\\/][^\\/]+$/.test(path) ? YEAR : 'no-cache'),
  });
  await app.listen({ port, host });
  return { port: app.server.address().port, close: () => app.close() };
}

/** The page finds its own way at an address that names no file. */
function isOfThePage(url) {
  const [path] = url.split('?');
  return !path.startsWith('/assets/') && !/\.[^/]*$/.test(path);
}

/** What is no request at all never comes to a reply: it gets the same headers by hand. */
function clientErrorHandler(error, socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy(error);
  const text = 'This is no request.\n';
  const headers = {
    ...HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': text.length,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return socket.end(['HTTP/1.1 400 Bad Request', ...lines, '', text].join('\r\n'));
}

function says(reply, status, text) {
  return reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`);
}
