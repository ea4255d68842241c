import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import type { BatchOrder, runBatch, Tally } from './batch.ts';
import { bundleInDirectStyle } from './direct-style.ts';

/** Has batches of games played by other threads, which run the rules in direct style. */
export async function inThreads<T>(
  threads: number,
  work: (run: (order: BatchOrder) => Promise<Tally>) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'holofoe-lab-'));
  try {
    const code = join(folder, 'batch.mjs');
    await bundleInDirectStyle(new URL('./batch.ts', import.meta.url), code);
    const name: keyof { runBatch: typeof runBatch } = 'runBatch';
    const pool = new Tinypool({
      filename: pathToFileURL(code).href,
      name,
      minThreads: threads,
      maxThreads: threads,
    });
    try {
      return await work((order) => pool.run(order));
    } finally {
      await pool.destroy();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
