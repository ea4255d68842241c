import { connect, createServer, type Socket } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import { visitor } from './browser.ts';
import { played } from './games.ts';
import { keptTable, openTableOf, questionOf } from './kept.ts';

const visit = visitor();

test('after the first visit everything works without a connection', async () => {
  const connection = await connectionTo(inject('address'));
  onTestFinished(connection.cut);
  const page = await visit('/', { baseURL: connection.address, settings: { speed: 0 } });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.waitForFunction(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    return kept.some((count) => count > 10);
  });
  await page.reload();
  await connection.cut();

  await openTableOf(page, played(4, (_, turn) => turn === 3).save());
  const question = questionOf(await keptTable(page));
  await page.reload();
  await page
    .getByRole('region', { name: 'Prompt' })
    .getByText(question?.prompt ?? '')
    .waitFor();

  for (const [address, heading] of [
    ['/rules', 'Rulebook'],
    ['/cards', 'Cards'],
    ['/new/deckbuilding', 'Set up: The Deckbuilding Game'],
    ['/settings', 'Settings'],
    ['/about', 'About Holofoe'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
  await expect(fetch(connection.address)).rejects.toThrow();
});

/** Another way to the page, which can be cut: a browser that is told to be offline still reaches some things. */
async function connectionTo(address: string) {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  const server = createServer((inbound) => {
    const outbound = connect(Number(port), hostname);
    for (const [socket, other] of [
      [inbound, outbound],
      [outbound, inbound],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The connection has no port.');
  return {
    address: `http://localhost:${at.port}`,
    cut: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((closed) => {
        server.close(() => closed());
      });
    },
  };
}
