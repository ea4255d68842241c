/** Puts a brotli and a gzip copy beside each text of a folder, so that the server need not make them. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Fonts of the page are compressed already. */
const TEXTS = new Set(['.css', '.html', '.js', '.svg', '.webmanifest']);

export function compressFiles(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXTS.has(extname(name))) continue;
    const path = join(folder, name);
    const text = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(text));
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  }
}
