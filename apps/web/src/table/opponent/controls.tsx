import { Glyph } from '../../glyphs/glyph.tsx';
import type { Scene } from '../../session/scene.ts';
import type { Session, Speed } from '../../session/session.ts';

const SPEEDS: readonly { readonly speed: Speed; readonly label: string }[] = [
  { speed: 0.5, label: '½×' },
  { speed: 1, label: '1×' },
  { speed: 2, label: '2×' },
  { speed: 4, label: '4×' },
  { speed: 0, label: 'At once' },
];

interface ControlsProps {
  readonly session: Session;
  readonly scene: Scene;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
}

/** Step back, play, step, speed, skip; or its last turn once more. */
export function Controls({ session, scene, speed, onSpeed }: ControlsProps) {
  const { showing, lastTurn } = scene;
  return (
    <div className="ctl">
      {showing ? (
        <Steps session={session} scene={scene} />
      ) : (
        lastTurn && (
          <button type="button" className="ibtn" onClick={() => session.watchAgain()}>
            <Glyph name="previous-button" />
            <span>Watch again</span>
          </button>
        )
      )}
      <span className="sp" />
      <SpeedMenu speed={speed} onSpeed={onSpeed} />
      {showing && (
        <button type="button" className="btn sm" onClick={() => session.skip()}>
          Skip <kbd>S</kbd>
        </button>
      )}
    </div>
  );
}

export function Steps({ session, scene: { showing } }: Pick<ControlsProps, 'session' | 'scene'>) {
  if (!showing) return null;
  return (
    <>
      <button
        type="button"
        className="ibtn"
        aria-label="Step back"
        title="Step back (B)"
        disabled={showing.index === 0}
        onClick={() => {
          session.setRunning(false);
          session.step(-1);
        }}
      >
        <Glyph name="previous-button" />
      </button>
      <button
        type="button"
        className="ibtn"
        aria-label={showing.running ? 'Pause' : 'Play'}
        title={showing.running ? 'Pause (K)' : 'Play (K)'}
        onClick={() => session.setRunning(!showing.running)}
      >
        <Glyph name={showing.running ? 'pause-button' : 'play-button'} />
      </button>
      <button
        type="button"
        className="ibtn"
        aria-label="Step"
        title="Step (N)"
        onClick={() => {
          session.setRunning(false);
          session.step(1);
        }}
      >
        <Glyph name="next-button" />
      </button>
    </>
  );
}

function SpeedMenu({ speed, onSpeed }: Pick<ControlsProps, 'speed' | 'onSpeed'>) {
  return (
    <label className="spd tag">
      <span className="vh">Speed of the bot's turn</span>
      <select
        value={String(speed)}
        onChange={({ target }) => {
          const chosen = SPEEDS.find((each) => String(each.speed) === target.value);
          if (chosen) onSpeed(chosen.speed);
        }}
      >
        {SPEEDS.map((each) => (
          <option key={each.label} value={String(each.speed)}>
            {each.label}
          </option>
        ))}
      </select>
    </label>
  );
}
