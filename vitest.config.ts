import { configDefaults, defineConfig } from 'vitest/config';

/** The replay run: the same tests, with every table forgetting its procedure at each checkpoint. */
const replay = process.env.HOLOFOE_REPLAY === '1';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.browser.test.ts', ...(replay ? ['tests/workshop/**'] : [])],
    setupFiles: ['tests/setup/replay.ts'],
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
