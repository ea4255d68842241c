/**
 * The arrows between the rooms: apps → table, lab → games → kernel.
 * A game is every package that is not one of the rooms that all games share.
 */
const SHARED = 'kernel|table|lab';
const GAME = `(?!(?:${SHARED})/)([^/]+)`;
/** No folder lies deeper under src. */
const DEEPEST = 6;
const ZOD = '(^|/)node_modules/zod/';

/** Of a folder so deep under src: whatever lies inside it, however deep, uses none of its own files. */
const innerFoldersStandAlone = (depth) => ({
  name: 'inner-folders-stand-alone',
  comment:
    'A folder uses the folders inside it, so they use nothing of it; move what both need into one of them.',
  severity: 'error',
  from: { path: `^((?:packages|apps)/[^/]+/src${'/[^/]+'.repeat(depth)})/[^/]+/` },
  to: { path: '^$1/[^/]+$' },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'kernel-imports-nothing',
      comment: 'The kernel knows the language and itself, no game, no library and no machine.',
      severity: 'error',
      from: { path: '^packages/kernel/src/' },
      to: { pathNot: '^packages/kernel/src/' },
    },
    {
      name: 'table-imports-kernel',
      comment: 'A table works for any game: it imports the kernel and zod, no game and no machine.',
      severity: 'error',
      from: { path: '^packages/table/src/' },
      to: { pathNot: ['^packages/(table|kernel)/src/', ZOD] },
    },
    {
      name: 'game-imports-kernel',
      comment: 'Rules run anywhere: a game imports the kernel and zod, no table, no app and no machine.',
      severity: 'error',
      from: { path: `^packages/${GAME}/src/` },
      to: { pathNot: ['^packages/($1|kernel)/src/', ZOD] },
    },
    {
      name: 'game-imports-no-other-game',
      comment: 'Games share the kernel, never each other; move what two of them need into the kernel.',
      severity: 'error',
      from: { path: `^packages/${GAME}/` },
      to: { path: `^packages/(?!(?:${SHARED}|$1)/)[^/]+/` },
    },
    {
      name: 'nothing-imports-an-app',
      comment: 'Apps are where the arrows begin; move what others need into a package.',
      severity: 'error',
      from: { pathNot: '^apps/' },
      to: { path: '^apps/' },
    },
    {
      name: 'app-imports-no-other-app',
      comment: 'Apps stand alone; move what two of them need into a package.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/(?!$1/)[^/]+/' },
    },
    {
      name: 'through-the-front-door',
      comment: 'A package shows what others may use in its src/index.ts; import it by its name.',
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: ['^$1/', '^packages/[^/]+/src/index\\.ts$', '^packages/table/testing/index\\.ts$'],
      },
    },
    {
      name: 'testing-is-for-tests',
      comment: 'What tests share is used by tests alone.',
      severity: 'error',
      from: { pathNot: ['/test/', '^packages/table/testing/'] },
      to: { path: '^packages/table/testing/' },
    },
    {
      name: 'page-knows-no-game',
      comment:
        'The page knows a game by what host/ asks of it; games/games.ts lists the games, and nothing else names one.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/games/' },
      to: { path: ['^apps/web/src/games/[^/]+/', `^packages/${GAME}/`] },
    },
    {
      name: 'game-brings-its-page',
      comment:
        'A page of a game uses what the page gives to boards, and neither the table that it lies on nor another game.',
      severity: 'error',
      from: { path: '^apps/web/src/games/([^/]+)/' },
      to: { path: '^apps/web/src/', pathNot: '^apps/web/src/(games/$1|host|board|elements|glyphs)/' },
    },
    {
      name: 'host-imports-nothing-of-the-page',
      comment:
        'What a game brings is said in types of its own; the page depends on them, and not they on the page.',
      severity: 'error',
      from: { path: '^apps/web/src/host/' },
      to: { path: '^apps/web/', pathNot: '^apps/web/src/host/' },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle makes two files one; move what both need into a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circles-of-folders',
      comment: 'Two folders that need each other are one; move what both need into a third.',
      scope: 'folder',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/' },
      to: { circular: true },
    },
    ...Array.from({ length: DEEPEST }, (_, i) => innerFoldersStandAlone(i + 1)),
    {
      name: 'resolves',
      comment: 'What cannot be found cannot be checked; correct the path or install the package.',
      severity: 'error',
      from: {},
      // Virtual modules are made by the page's build.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    // Type imports are arrows too.
    tsPreCompilationDeps: true,
    // Without these two, imports of a workspace by its name pass unseen.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
