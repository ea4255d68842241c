import type { Kind } from '@holofoe/deckbuilding';
import type { ReactNode } from 'react';
import { Glyph } from '../../../glyphs/glyph.tsx';
import { Numeral, type Shape } from './numeral.tsx';

/** The mark of a faction: the same on cards, bases and in the log, so that none is known by its hue alone. */
export function FactionMark({ faction }: { readonly faction: Kind['faction'] }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      {MARKS[faction]}
    </svg>
  );
}

const MARKS: Readonly<Record<Kind['faction'], ReactNode>> = {
  empire: (
    <>
      <path d="M6 .8l4.5 2.6v5.2L6 11.2 1.5 8.6V3.4z" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <circle cx="6" cy="6" r="1.7" fill="currentColor" />
    </>
  ),
  rebel: <path d="M1 10.6L6 1l5 9.6-5-2.6z" fill="currentColor" />,
  neutral: (
    <>
      <circle cx="6" cy="6" r="4.6" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M2 6h8" stroke="currentColor" strokeWidth="1.4" />
    </>
  ),
};

/** Stands before the name of a card of which there is only one. */
export function UniqueMark() {
  return (
    <svg className="uq" viewBox="0 0 8 8" width=".62em" height=".62em" aria-hidden="true" focusable="false">
      <path d="M4 0l4 4-4 4-4-4z" fill="currentColor" />
    </svg>
  );
}

/** How a card's ability works: once a turn, for as long as it lies there, or by itself at its moment. */
export function AbilityMark({ kind }: { readonly kind: Kind }) {
  const glyph = abilityGlyph(kind);
  return glyph === undefined ? null : (
    <span className="abi">
      <Glyph name={glyph} />
    </span>
  );
}

function abilityGlyph({ abilities, bonuses, constants }: Kind): string | undefined {
  if (abilities.some(({ at }) => at === 'action')) return 'cycle';
  if (bonuses.length > 0 || constants.length > 0) return 'orbital';
  return abilities.length > 0 ? 'divert' : undefined;
}

/** What a card gives, each number in its shape. */
export function Icons({ kind, attack }: { readonly kind: Kind; readonly attack?: number }) {
  const now = attack ?? kind.attack;
  const shown: readonly (readonly [Shape, number])[] = [
    ['atk', now],
    ['res', kind.resources],
    ['frc', kind.force],
  ];
  return shown
    .filter(([shape, value]) => value > 0 || (shape === 'atk' && now !== kind.attack))
    .map(([shape, value]) => (
      <Numeral
        key={shape}
        shape={shape}
        value={value}
        {...(shape === 'atk' && now !== kind.attack ? { changed: now - kind.attack } : {})}
      />
    ));
}

/** Segments that are left and segments that are lost. */
export function Pips({
  left,
  of,
  named = true,
}: {
  readonly left: number;
  readonly of: number;
  /** False inside something that says it in its own name. */
  readonly named?: boolean;
}) {
  const segments = places(of).map((place) => <i key={place} className={place <= left ? '' : 'x'} />);
  return named ? (
    <span className="pips" role="img" aria-label={`${left} of ${of} hit points left`}>
      {segments}
    </span>
  ) : (
    <span className="pips" aria-hidden="true">
      {segments}
    </span>
  );
}

/** Hit points as a ring of segments, clockwise from the top. */
export function Ring({ left, of }: { readonly left: number; readonly of: number }) {
  return (
    <svg className="ring" viewBox="0 0 128 128" aria-hidden="true" focusable="false">
      <circle cx="64" cy="64" r="45" fill="none" stroke="var(--f)" strokeOpacity=".25" strokeWidth="1" />
      <circle cx="64" cy="64" r="44" fill="var(--f)" fillOpacity=".07" />
      {places(of).map((place) => (
        <path
          key={place}
          d={arc(place - 1, of)}
          stroke={place <= left ? 'var(--f)' : 'var(--edge-ui)'}
          strokeWidth={place <= left ? 8 : 1.5}
          fill="none"
        />
      ))}
    </svg>
  );
}

/** 1, 2, … */
export function places(count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => i + 1);
}

const RADIUS = 56;
const GAP = 0.028;

function arc(index: number, count: number): string {
  const turn = (2 * Math.PI) / count;
  const from = point(index * turn + GAP);
  const to = point((index + 1) * turn - GAP);
  return `M${from}A${RADIUS} ${RADIUS} 0 0 1 ${to}`;
}

function point(angle: number): string {
  const x = 64 + RADIUS * Math.sin(angle);
  const y = 64 - RADIUS * Math.cos(angle);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}
