import type { Face } from '@holofoe/operations';
import { Glyph } from '../../../glyphs/glyph.tsx';
import { SIGN_GLYPHS } from './glyphs.ts';

/** "+2" with the plus raised; nothing where a side has no value. */
function Value({ face, value }: { readonly face: Face; readonly value: number }) {
  if (face.symbol === 'special' || face.symbol === 'blank') return null;
  return (
    <span className="die-value">
      {face.modifier && <sup>+</sup>}
      {value}
    </span>
  );
}

/** What a side of a die shows, drawn on a rounded cube. */
export function DieFace({ face, value = face.value }: { readonly face: Face; readonly value?: number }) {
  const { symbol, cost } = face;
  return (
    <span className={symbol === 'special' ? 'die-face no-value' : 'die-face'} aria-hidden="true">
      <Value face={face} value={value} />
      {symbol === 'blank' ? <i className="blank" /> : <Glyph name={SIGN_GLYPHS[symbol]} />}
      {cost > 0 && <span className="die-cost">{cost}</span>}
    </span>
  );
}

/** The six sides of a card's die in a row. */
export function Sides({ die }: { readonly die: readonly Face[] }) {
  return (
    <span className="sides" aria-hidden="true">
      {die
        .map((face, side) => ({ face, side }))
        .map(({ face, side }) => (
          <SideCell key={side} face={face} />
        ))}
    </span>
  );
}

function SideCell({ face }: { readonly face: Face }) {
  const { symbol, value, modifier, cost } = face;
  const number = symbol === 'special' || symbol === 'blank' ? '' : `${modifier ? '+' : ''}${value}`;
  return (
    <span className="side-cell">
      {symbol === 'blank' ? '–' : number}
      {symbol !== 'blank' && <Glyph name={SIGN_GLYPHS[symbol]} />}
      {cost > 0 && <em>{cost}</em>}
    </span>
  );
}

/** The mark of a colour: never the hue alone. */
export function ColourMark({ colour }: { readonly colour: string }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      {colour === 'red' && <rect x="1.5" y="1.5" width="9" height="9" fill="currentColor" />}
      {colour === 'blue' && <circle cx="6" cy="6" r="5" fill="currentColor" />}
      {colour === 'yellow' && <path d="M6 0l6 6-6 6-6-6z" fill="currentColor" />}
      {colour === 'gray' && <rect x="0.5" y="4.5" width="11" height="3" fill="currentColor" />}
    </svg>
  );
}
