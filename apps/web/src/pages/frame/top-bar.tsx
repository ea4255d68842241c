import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Glyph } from '../../glyphs/glyph.tsx';
import { Brand } from './brand.tsx';
import { lastTable } from './last-table.ts';

const PLACES = [
  { href: '/cards', label: 'Cards', glyph: 'card-pick' },
  { href: '/rules', label: 'Rulebook', glyph: 'rule-book' },
  { href: '/settings', label: 'Settings', glyph: 'settings-knobs' },
] as const;

/** The bar of every page but the table: where one is, and where else one can go. */
export function TopBar({ crumb }: { readonly crumb?: ReactNode }) {
  const [location] = useLocation();
  const table = location === '/' ? undefined : lastTable();
  return (
    <header className="bar">
      <Brand />
      {crumb !== undefined && <div className="crumb">{crumb}</div>}
      <span className="spacer" />
      <nav aria-label="Pages" className="places">
        {table !== undefined && (
          <Link className="icon-button" href={table}>
            <Glyph name="return-arrow" />
            <span>Back to the table</span>
          </Link>
        )}
        {PLACES.map(({ href, label, glyph }) => (
          <Link
            key={href}
            className="icon-button"
            href={href}
            aria-current={location.startsWith(href) ? 'page' : undefined}
          >
            <Glyph name={glyph} />
            <span className="place-name">{label}</span>
          </Link>
        ))}
      </nav>
    </header>
  );
}
