import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { glyphSprite } from './vite/glyph-sprite.ts';
import { versionOf } from './vite/version.ts';

/** Nobody who plays one of them loads the others. */
const GAMES = ['deckbuilding', 'operations'];

export default defineConfig({
  define: { __HOLOFOE_VERSION__: JSON.stringify(versionOf(import.meta.dirname)) },
  plugins: [
    react(),
    glyphSprite(),
    VitePWA({
      // A new version waits until the person takes it: nobody's turn is interrupted.
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['icon.svg'],
      manifest: {
        name: 'Holofoe',
        short_name: 'Holofoe',
        description: 'An opponent for the empty chair.',
        start_url: '/',
        display: 'standalone',
        background_color: '#0c1015',
        theme_color: '#0c1015',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,webmanifest}'],
        navigateFallback: '/index.html',
      },
    }),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few chunks compress better than many small ones: what the page starts with, and what is shared of the rules
          // and of the table.
          groups: [
            { name: 'page', tags: ['$initial'], priority: 3 },
            // What the games share comes first: a group takes along what its modules need.
            {
              name: 'rules',
              test: /\/packages\/(kernel|table)\/|\/node_modules\/zod\//,
              minShareCount: 2,
              priority: 2,
              // What one game alone needs of it is no part of the others; pieces too small to load alone are put together.
              entriesAware: true,
              entriesAwareMergeThreshold: 40_000,
            },
            ...GAMES.flatMap((game) => [
              {
                name: `rules-${game}`,
                test: new RegExp(`/packages/${game}/`),
                minShareCount: 2,
                priority: 1,
              },
              { name: `table-${game}`, test: new RegExp(`/src/games/${game}/`), minShareCount: 2 },
            ]),
            {
              name: 'table',
              test: /\/src\/(session|table|board|glyphs)\//,
              minShareCount: 2,
            },
          ],
        },
      },
    },
    // Sizes that count are measured by scripts/page-size.mjs.
    reportCompressedSize: false,
  },
  server: { port: 4178 },
});
