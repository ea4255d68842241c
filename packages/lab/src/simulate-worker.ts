import { runBatch } from './batch.ts';

/** What a thread of the pool runs; tinypool calls the default or the named export. */
export const run = runBatch;
