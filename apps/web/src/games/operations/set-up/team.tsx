import { kindById, READY_DECKS, type ReadyDeck } from '@holofoe/operations';
import { useState } from 'react';
import { Link } from 'wouter';
import { Glyph } from '../../../glyphs/glyph.tsx';
import { ColourMark } from '../faces/shapes.tsx';
import {
  breachesOf,
  type Draft,
  deckOf,
  fitting,
  type SeatBreach,
  type SeatDraft,
  withSeat,
} from './draft.ts';

interface TeamProps {
  readonly draft: Draft;
  readonly breaches: readonly SeatBreach[];
  readonly onChange: (draft: Draft) => void;
}

/** A line for each seat: name, deck, and what is wrong with it. */
export function Team({ draft, breaches, onChange }: TeamProps) {
  const [open, setOpen] = useState<number>();
  return (
    <ol className="seats">
      {placed(draft.seats).map(({ each: seat, at }) => (
        <li key={at}>
          <Seat
            draft={draft}
            at={at}
            seat={seat}
            breaches={breaches.filter((breach) => breach.seat === at)}
            isOpen={open === at}
            onOpen={(isOpen) => setOpen(isOpen ? at : undefined)}
            onChange={onChange}
          />
        </li>
      ))}
    </ol>
  );
}

/** With their places, for what may be there twice. */
function placed<T>(items: readonly T[]): readonly { readonly each: T; readonly at: number }[] {
  return items.map((each, at) => ({ each, at }));
}

interface SeatProps extends TeamProps {
  readonly at: number;
  readonly seat: SeatDraft;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

function Seat({ draft, at, seat, breaches, isOpen, onOpen, onChange }: SeatProps) {
  const deck = deckOf(seat.deck);
  const isWrong = breaches.length > 0;
  const [repair] = isWrong ? fitting(draft, at) : [];
  return (
    <div className={isWrong ? 'seat is-wrong' : 'seat'}>
      <span className="seat-number" aria-hidden="true">
        {at + 1}
      </span>
      <input
        className="text-field seat-name"
        aria-label={`Name of player ${at + 1}`}
        maxLength={24}
        autoComplete="off"
        value={seat.name}
        onChange={({ target }) => onChange(withSeat(draft, at, { name: target.value }))}
      />
      <button type="button" className="deck-button" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        <b>
          <span className="spoken">Deck of {seat.name}: </span>
          {deck?.name ?? 'Choose a deck'}
        </b>
        {deck && <Characters deck={deck} />}
      </button>
      <span className={isWrong ? 'seat-mark faulty' : 'seat-mark'} aria-hidden="true">
        {isWrong ? '✕' : '✓'}
      </span>
      {breaches.map(({ rule, says }) => (
        <p key={`${rule} ${says}`} className="breach">
          <span>
            <BreachRule rule={rule} /> {says}
          </span>
        </p>
      ))}
      {repair && (
        <button
          type="button"
          className="button small repair"
          onClick={() => onChange(withSeat(draft, at, { deck: repair.code }))}
        >
          Use {repair.name}
        </button>
      )}
      {isOpen && (
        <DeckChoice
          draft={draft}
          at={at}
          onChoose={(code) => {
            onChange(withSeat(draft, at, { deck: code }));
            onOpen(false);
          }}
        />
      )}
    </div>
  );
}

/** A numbered rule leads to the rulebook; others are those of the game itself. */
function BreachRule({ rule }: { readonly rule: string }) {
  if (!rule.startsWith('OPS-')) return <b className="faulty">{rule}.</b>;
  return (
    <Link className="rule" href={`/rules/${rule}`}>
      {rule}
    </Link>
  );
}

function Characters({ deck: { characters } }: { readonly deck: ReadyDeck }) {
  return (
    <span className="deck-characters">
      {placed(characters).map(({ each: { id, elite }, at }) => {
        const kind = kindById(id);
        return (
          <span key={at} className={`look-${kind?.colour ?? 'gray'}`}>
            <i className="faction-mark">
              <ColourMark colour={kind?.colour ?? 'gray'} />
            </i>
            {kind?.name}
            {elite && <em> elite</em>}
          </span>
        );
      })}
    </span>
  );
}

/** The ready decks, with what each would be at this seat. */
function DeckChoice({
  draft,
  at,
  onChoose,
}: {
  readonly draft: Draft;
  readonly at: number;
  readonly onChoose: (code: string) => void;
}) {
  const chosen = draft.seats[at]?.deck;
  return (
    <div className="deck-choice">
      <h3 className="caption">Ready decks for {draft.seats[at]?.name}</h3>
      <ul>
        {READY_DECKS.map((deck) => {
          const [breach] = breachesOf(withSeat(draft, at, { deck: deck.code })).filter(
            ({ seat }) => seat === at,
          );
          return (
            <li key={deck.code}>
              <button
                type="button"
                className={`deck-tile${deck.code === chosen ? ' is-chosen' : ''}${breach ? '' : ' fits'}`}
                aria-pressed={deck.code === chosen}
                onClick={() => onChoose(deck.code)}
              >
                <b>
                  {deck.name} {deck.code === chosen && <Glyph name="card-pick" />}
                </b>
                <Characters deck={deck} />
                <small>{breach ? `${breach.rule}: does not fit` : 'Fits'}</small>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
