/** Before all tests in a browser: finds the browser, builds the page and serves a copy of it on a free port. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPage } from '../../../scripts/build-page.mjs';
import { ensureBrowser } from '../../../scripts/ensure-browser.mjs';
import { serve } from '../../../scripts/serve.mjs';

export async function setup({ provide }) {
  const { path, says } = ensureBrowser();
  if (path === undefined) throw new Error(`The tests of the page need a browser: ${says}.`);
  // A copy: whoever builds the page anew meanwhile does not change what is tested.
  const root = mkdtempSync(join(tmpdir(), 'holofoe-page-'));
  cpSync(buildPage(), root, { recursive: true });
  const page = await serve({ root, port: 0 });
  provide('browser', path);
  provide('address', `http://localhost:${page.port}`);
  return async () => {
    await page.close();
    rmSync(root, { recursive: true, force: true });
  };
}
