import { useId } from 'react';
import type { Gallery, GalleryCard } from '../../host/gallery.ts';

export interface Filter {
  readonly search: string;
  /** The chosen value of each facet; absent: all. */
  readonly chosen: Readonly<Record<string, string>>;
}

export const NO_FILTERS: Filter = { search: '', chosen: {} };

export function fits({ says, values }: GalleryCard, { search, chosen }: Filter): boolean {
  const text = says.toLowerCase();
  return (
    search
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word)) &&
    Object.entries(chosen).every(([facet, value]) => value === '' || values[facet]?.includes(value))
  );
}

export function Filters({
  gallery,
  filters,
  onChange,
  count,
}: {
  readonly gallery: Gallery;
  readonly filters: Filter;
  readonly onChange: (filters: Filter) => void;
  readonly count: string;
}) {
  const form = useId();
  const { search, chosen } = filters;
  return (
    <search className="filters">
      <input
        className="search"
        type="search"
        aria-label="Search names and texts"
        placeholder="Search names and texts"
        value={search}
        onChange={(event) => onChange({ search: event.target.value, chosen })}
      />
      {gallery.facets.map(({ id, label, options }) => (
        <label key={id} htmlFor={`${form}-${id}`}>
          <span>{label}</span>
          <select
            id={`${form}-${id}`}
            className="field-text"
            value={chosen[id] ?? ''}
            onChange={(event) => onChange({ search, chosen: { ...chosen, [id]: event.target.value } })}
          >
            <option value="">All</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <p role="status" className="muted">
        {count}
      </p>
    </search>
  );
}
