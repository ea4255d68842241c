import { useState } from 'react';
import { useLocation } from 'wouter';
import { Empty } from '../../elements/empty.tsx';
import { useLoaded } from '../../elements/use-loaded.ts';
import { PLAYABLE } from '../../games/games.ts';
import type { Gallery } from '../../host/gallery.ts';
import { Page } from '../frame/page.tsx';
import { CardReader } from './card-reader.tsx';
import { Filters, fits, NO_FILTERS } from './filters.tsx';
import './cards.css';

const [GAME] = PLAYABLE;

/** All cards of the game, drawn from its data; `/cards/x-wing` opens one of them. */
export function CardsPage({ card }: { readonly card: string | undefined }) {
  const gallery = useLoaded<Gallery | undefined>(async () => GAME?.gallery?.());
  const [, go] = useLocation();
  const [filters, setFilters] = useState(NO_FILTERS);
  const found = gallery?.cards.filter((each) => fits(each, filters)) ?? [];
  return (
    <Page
      title="Cards"
      lead={`${GAME?.name ?? ''}. Numbers and texts come from the data that the rules play by.`}
      wide
    >
      {gallery && (
        <>
          <Filters
            gallery={gallery}
            filters={filters}
            onChange={setFilters}
            count={`${found.length} of ${gallery.cards.length} cards`}
          />
          <ul className="gallery" aria-label="Cards">
            {found.map(({ id, says, unsure }) => (
              <li key={id}>
                <button
                  type="button"
                  className="gc"
                  aria-haspopup="dialog"
                  onClick={() => go(`/cards/${id}`, { replace: true })}
                >
                  <span aria-hidden="true">
                    <gallery.Face id={id} size="table" />
                  </span>
                  <span className="vh">{says}</span>
                  {unsure !== undefined && <span className="tag pick">Unsure</span>}
                </button>
              </li>
            ))}
          </ul>
          {found.length === 0 && (
            <Empty glyph="magnifying-glass" title="No card fits">
              <p>Take a filter away.</p>
              <button type="button" className="btn sm lit" onClick={() => setFilters(NO_FILTERS)}>
                Show all cards
              </button>
            </Empty>
          )}
          {GAME && card !== undefined && (
            <CardReader
              game={GAME}
              card={gallery.cards.find(({ id }) => id === card)}
              onClose={() => go('/cards', { replace: true })}
            />
          )}
        </>
      )}
    </Page>
  );
}
