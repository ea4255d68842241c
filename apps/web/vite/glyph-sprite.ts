import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const MODULE = 'virtual:glyph-sprite';
const RESOLVED = `\0${MODULE}`;
const DEV_PATH = '/glyphs.svg';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly width?: number;
  readonly height?: number;
}

/**
 * Draws the glyphs that the page uses, of the 4,000 in the game-icons set, into one SVG file,
 * and gives its address as `virtual:glyph-sprite`.
 */
export function glyphSprite(): Plugin {
  let root = '';
  let isBuild = false;
  return {
    name: 'holofoe-glyph-sprite',
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      if (!isBuild) return `export const sprite = ${JSON.stringify(DEV_PATH)};`;
      const source = await draw(root);
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
      const fileName = `assets/glyphs-${hash}.svg`;
      this.emitFile({ type: 'asset', fileName, source });
      return `export const sprite = ${JSON.stringify(`/${fileName}`)};`;
    },
    configureServer(server) {
      server.middlewares.use(DEV_PATH, async (_, response, next) => {
        try {
          response.setHeader('content-type', 'image/svg+xml');
          response.end(await draw(root));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

async function draw(root: string): Promise<string> {
  const set: IconSet = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
  const { width = 512, height = 512 } = set;
  const symbols = (await namesIn(root)).map((name) => {
    const icon = set.icons[name];
    if (!icon) throw new Error(`The game-icons set has no glyph "${name}".`);
    return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${icon.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** The glyphs of the page and those of the cards of every game. */
async function namesIn(root: string): Promise<readonly string[]> {
  const { module } = await runnerImport<{ readonly allGlyphs: readonly string[] }>(
    join(root, 'src/glyphs/all-glyphs.ts'),
  );
  return [...new Set(module.allGlyphs)].sort();
}
