import { visitor } from './browser.ts';
import { testInEveryWindow } from './every-window.ts';
import { OPERATIONS } from './operations-states.ts';

testInEveryWindow(visitor(), OPERATIONS);
