import { useMemo } from 'react';
import { Glyph } from '../../glyphs/glyph.tsx';
import { type Told, turnAt } from '../../session/log-book.ts';
import type { Scene } from '../../session/scene.ts';
import type { Session } from '../../session/session.ts';
import { turnText } from '../log/whose.ts';
import { shortUndoText, undoText } from './undo-text.ts';

interface TimelineProps {
  readonly session: Session;
  readonly scene: Scene;
}

const MOST_TICKS = 24;

/** Undo, the turns with what was lost in them, and the way to another course of the game. */
export function Timeline({ session, scene }: TimelineProps) {
  const { shown, past, undo, redo } = scene;
  // Where nobody plays, nobody knows yet how long the game is: the line grows with what is shown of it.
  const isFilm = scene.showing !== undefined && session.persons.length === 0;
  const told = isFilm ? scene.told.slice(0, shown) : scene.told;
  const now = past ?? shown - 1;
  const last = isFilm ? Math.max(64, 2 ** Math.ceil(Math.log2(shown))) : Math.max(1, told.length - 1);
  const moment = turnText(session, turnAt(told, now));
  return (
    <footer className="timeline">
      <button
        type="button"
        className="icon-button low"
        disabled={!undo}
        onClick={() => session.undo()}
        title={undo && undoText(undo)}
        aria-label={undo && `Undo: ${undoText(undo)}`}
      >
        <Glyph name="return-arrow" />
        <span className="undo-text">{undo ? `Undo: ${shortUndoText(undo)}` : 'Nothing to undo'}</span>
      </button>
      <button
        type="button"
        className="icon-button low"
        disabled={redo === undefined}
        onClick={() => session.redo()}
      >
        <Glyph name="clockwise-rotation" />
        <span>Redo</span>
      </button>
      <div className="track" style={{ '--at': `${(100 * now) / last}%` }}>
        <Marks session={session} told={told} shown={shown} last={last} />
        <span className="playhead" style={{ left: `${(100 * now) / last}%` }} />
        <input
          type="range"
          aria-label="Timeline"
          aria-valuetext={past === undefined ? `${moment}, now` : `${moment}, past`}
          min={0}
          max={last}
          value={now}
          onChange={({ target }) => {
            const index = target.valueAsNumber;
            session.lookAt(index >= last ? undefined : index);
          }}
        />
      </div>
      <span className="moment">{moment}</span>
      <button
        type="button"
        className="icon-button low"
        disabled={past === undefined || session.persons.length === 0}
        title="Look at the past first: click a line of the log or the timeline"
        onClick={() => past !== undefined && session.branchAt(past)}
      >
        <Glyph name="divert" />
        <span className="on-wide">Branch here</span>
      </button>
    </footer>
  );
}

interface MarksProps {
  readonly session: Session;
  readonly told: readonly Told[];
  /** What is still to be shown has no medals: nobody is told the end before it is seen. */
  readonly shown: number;
  readonly last: number;
}

/** Several sides have their turns in a round. */
function firstOfEach(openings: readonly Told[]): readonly Told[] {
  return openings.filter(({ opens }, i) => opens?.turn !== openings[i - 1]?.opens?.turn);
}

/** Turns as ticks, losses as medals. */
function Marks({ session, told, shown, last }: MarksProps) {
  const marks = useMemo(() => {
    const { game, cardName } = session.host;
    const turns = firstOfEach(told.filter(({ opens }) => opens));
    const every = Math.ceil(turns.length / MOST_TICKS);
    const losses = told.flatMap(({ event, index }) => {
      const { loss } = game.about(event);
      if (!loss) return [];
      const card = game.idOf(loss.card);
      return [{ index, isFoes: session.isFoe(loss.seat), name: cardName?.(card) ?? card }];
    });
    return { turns: turns.filter((_, i) => i % every === 0), losses };
  }, [session, told]);
  const left = (index: number) => ({ left: `${(100 * index) / last}%` });
  return (
    <span aria-hidden="true">
      {marks.turns.map(({ index, opens }) => (
        <span key={index}>
          <span className="turn-tick" style={left(index)} />
          <span className="turn-number" style={left(index)}>
            {opens?.turn}
          </span>
        </span>
      ))}
      {marks.losses
        .filter(({ index }) => index < shown)
        .map(({ index, isFoes, name }) => (
          <span key={index} className="loss" style={left(index)} title={`${name} destroyed`}>
            <Glyph name={isFoes ? 'planet-conquest' : 'broken-heart'} />
          </span>
        ))}
    </span>
  );
}
