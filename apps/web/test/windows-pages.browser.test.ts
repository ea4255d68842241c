import { visitor } from './browser.ts';
import { testInEveryWindow } from './every-window.ts';
import { PANELS } from './moments.ts';
import { PAGES } from './screens.ts';

testInEveryWindow(visitor(), [...PAGES, ...PANELS]);
