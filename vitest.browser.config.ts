import { defineConfig } from 'vitest/config';

/** The tests of the built page in a real browser; they run by themselves, as building and serving it takes a while. */
export default defineConfig({
  test: {
    include: ['apps/web/test/**/*.browser.test.ts'],
    globalSetup: ['apps/web/test/served-page.mjs'],
    pool: 'threads',
    maxWorkers: 2,
    // A page that hangs fails at the step it hangs at; a busy machine may take long for a whole game.
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
