import { afterEach } from 'vitest';

if (process.env.HOLOFOE_REPLAY === '1') {
  const { checkAllTables, setForgetful } = await import('@holofoe/table');
  setForgetful(true);
  afterEach(checkAllTables);
}
