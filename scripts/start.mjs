/** `npm start`: builds the page where its sources changed and serves it; `npm start -- --port 8080`. */
import { parseArgs } from 'node:util';
import { buildPage } from './build-page.mjs';
import { serve } from './serve.mjs';

const DEFAULT_PORT = 4177;

const port = askedPort();
try {
  const server = await serve({ root: buildPage(), port });
  console.log(`Holofoe is at http://localhost:${server.address().port}  (Ctrl+C ends it)`);
} catch (error) {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken, perhaps by another Holofoe. Choose another: npm start -- --port ${port + 1}`
      : error.message,
  );
  process.exitCode = 1;
}

function askedPort() {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' } } });
    const asked = Number(values.port ?? DEFAULT_PORT);
    if (Number.isInteger(asked) && asked >= 0 && asked < 65536) return asked;
    throw new Error(`"${values.port}" is not a port; a port is a whole number up to 65535.`);
  } catch (error) {
    console.error(
      `${error.message}\nnpm start -- [--port N]    The game in the terminal: npx holofoe play deckbuilding`,
    );
    process.exit(1);
  }
}
