import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { icons } from '@iconify-json/game-icons';
import { type Plugin, runnerImport } from 'vite';
import type { CARD_GLYPHS } from '../src/games/card-glyphs.ts';
import { UI_GLYPHS } from '../src/glyphs/names.ts';

const MODULE = 'virtual:glyph-sprite';
const RESOLVED = `\0${MODULE}`;
const DEV_PATH = '/glyphs.svg';
const OF_CARDS = resolve(import.meta.dirname, '../src/games/card-glyphs.ts');

/**
 * Draws the glyphs that the page uses, of the 4,000 in the game-icons set, into one SVG file,
 * and gives its address as `virtual:glyph-sprite`.
 */
export function glyphSprite(): Plugin {
  let isBuild = false;
  return {
    name: 'holofoe-glyph-sprite',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      if (!isBuild) return `export const sprite = ${JSON.stringify(DEV_PATH)};`;
      const source = await draw();
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
      const fileName = `assets/glyphs-${hash}.svg`;
      this.emitFile({ type: 'asset', fileName, source });
      return `export const sprite = ${JSON.stringify(`/${fileName}`)};`;
    },
    configureServer(server) {
      let drawn: Promise<string> | undefined;
      server.watcher.on('change', (file) => {
        if (/glyphs(\/names)?\.ts$/.test(file)) drawn = undefined;
      });
      server.middlewares.use(DEV_PATH, async (_, response, next) => {
        try {
          drawn ??= draw();
          response.setHeader('content-type', 'image/svg+xml');
          response.end(await drawn);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

async function draw(): Promise<string> {
  const { width = 512, height = 512 } = icons;
  const symbols = (await allGlyphs()).map((name) => {
    const icon = icons.icons[name];
    if (!icon) throw new Error(`The game-icons set has no glyph "${name}".`);
    return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${icon.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** The glyphs of the page and those of the cards of every game. */
async function allGlyphs(): Promise<readonly string[]> {
  const { module } = await runnerImport<{ readonly CARD_GLYPHS: typeof CARD_GLYPHS }>(OF_CARDS);
  return [...new Set([...UI_GLYPHS, ...module.CARD_GLYPHS])].sort();
}
