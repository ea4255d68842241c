import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version in the page's package.json, which reports of a problem name. */
export function versionOf(folder: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return version;
}
