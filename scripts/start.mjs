/** `npm start`: builds the page where its sources changed and serves it; `npm start -- --port 8080`. */
import { parseArgs } from 'node:util';
import { buildPage } from './build-page.mjs';

const DEFAULT_PORT = 4177;

const { port, host } = asked();
try {
  const root = buildPage();
  // Only now: what it imports may just have been installed.
  const { serve } = await import('./serve.mjs');
  const page = await serve({ root, port, host });
  console.log(`Holofoe is at http://${host}:${page.port}  (Ctrl+C ends it)`);
} catch (error) {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken, perhaps by another Holofoe. Choose another: npm start -- --port ${port + 1}`
      : error.message,
  );
  process.exitCode = 1;
}

/** This machine alone is answered, unless somebody asks for more: --host 0.0.0.0 is everybody in the same network. */
function asked() {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string' }, host: { type: 'string', default: 'localhost' } },
    });
    const port = Number(values.port ?? DEFAULT_PORT);
    if (Number.isInteger(port) && port >= 0 && port < 65536) return { port, host: values.host };
    throw new Error(`"${values.port}" is not a port; a port is a whole number up to 65535.`);
  } catch (error) {
    console.error(
      `${error.message}\nnpm start -- [--port N] [--host ADDRESS]    The game in the terminal: npx holofoe play deckbuilding`,
    );
    process.exit(1);
  }
}
