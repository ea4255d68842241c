import picocolors from 'picocolors';
import type { Io, Screen } from '../io.ts';

type Ink = ReturnType<typeof picocolors.createColors>;

/** What the program writes on: how wide it is, whether it takes colours, which signs it can show. */
export interface Paper {
  readonly width: number;
  /** How many lines there are for what is drawn; absent: as many as it takes. */
  readonly rows?: number | undefined;
  readonly ink: Ink;
  readonly signs: Signs;
}

interface Signs {
  readonly line: string;
  readonly token: string;
  readonly spot: string;
  readonly dash: string;
  /** A part of a bar that is there, and one that is gone. */
  readonly full: string;
  readonly gone: string;
  /** top left, top right, bottom left, bottom right, side */
  readonly box: readonly [string, string, string, string, string];
}

const UNICODE: Signs = {
  line: '─',
  token: '●',
  spot: '·',
  dash: '–',
  full: '█',
  gone: '░',
  box: ['┌', '┐', '└', '┘', '│'],
};
const ASCII: Signs = {
  line: '-',
  token: 'O',
  spot: '.',
  dash: '-',
  full: '#',
  gone: '.',
  box: ['+', '+', '+', '+', '|'],
};

/** Where nobody says how wide the page is. */
const USUAL = 80;
const WIDEST = 120;
const NARROWEST = 40;

export function paperOf({ env }: Io, screen: Screen, colour: boolean): Paper {
  const columns = screen.columns ?? USUAL;
  return {
    width: Math.max(NARROWEST, Math.min(WIDEST, columns)),
    ink: picocolors.createColors(colour && takesColours(env, screen)),
    signs: takesUnicode(env) ? UNICODE : ASCII,
  };
}

/** no-color.org: a NO_COLOR that is not empty asks for none. */
function takesColours(env: Io['env'], { isTTY = false }: Screen): boolean {
  if (isSet(env.NO_COLOR) || env.TERM === 'dumb') return false;
  return isTTY || isSet(env.FORCE_COLOR);
}

/** A locale that names another character set shows no drawn lines; where none is named, most terminals do. */
function takesUnicode({ LC_ALL, LC_CTYPE, LANG }: Io['env']): boolean {
  const locale = [LC_ALL, LC_CTYPE, LANG].find(isSet);
  return locale === undefined || /utf-?8/i.test(locale);
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== '';
}
