import { visitor } from './browser.ts';
import { testInEveryWindow } from './every-window.ts';
import { QUESTIONS } from './moments.ts';

testInEveryWindow(visitor(), QUESTIONS);
