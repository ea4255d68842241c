import { Link } from 'wouter';

export function Brand() {
  return (
    <Link className="brand" href="/" aria-label="Holofoe, home">
      <svg viewBox="0 0 32 32" fill="none" aria-hidden="true">
        <path d="M16 2.5l11.7 6.75v13.5L16 29.5 4.3 22.75V9.25z" stroke="var(--foe)" strokeWidth="1.8" />
        <path d="M8 16c3.2-6 12.8-6 16 0-3.2 6-12.8 6-16 0z" stroke="var(--ink)" strokeWidth="1.8" />
        <circle cx="16" cy="16" r="2.6" fill="var(--lit)" />
      </svg>
      <span className="brand-name">Holofoe</span>
    </Link>
  );
}
