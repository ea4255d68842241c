import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Glyph } from '../glyphs/glyph.tsx';
import { shortBranchTitle } from '../keep/branch-title.ts';
import type { Scene } from '../session/scene.ts';
import type { Session } from '../session/session.ts';
import { Steps } from './opponent/controls.tsx';
import { undoText } from './timeline/undo-text.ts';

export type Sheet = 'bot' | 'log';

interface BarProps {
  readonly session: Session;
  readonly scene: Scene;
  readonly title: string;
  readonly moment: string;
  readonly isReading: boolean;
  readonly saved: ReactNode;
  readonly notice: ReactNode;
  /** False where the result is shown: it has no column at its side. */
  readonly hasSheets: boolean;
  readonly sheet: Sheet | undefined;
  readonly onSheet: (sheet: Sheet | undefined) => void;
  readonly onHome: () => void;
  readonly onReport: (() => void) | undefined;
  readonly onSettings: () => void;
  readonly onKeys: () => void;
}

/** Brand, where the game stands, and what is always at hand. */
export function Bar(props: BarProps) {
  const {
    session,
    scene,
    title,
    moment,
    isReading,
    saved,
    notice,
    hasSheets,
    onHome,
    onReport,
    onSettings,
    onKeys,
  } = props;
  const branch = shortBranchTitle(title);
  return (
    <header className="bar">
      <button type="button" className="brand" onClick={onHome} aria-label="Holofoe, home">
        <img src="/icon.svg" alt="" width="26" height="26" />
        <span className="brand-name">Holofoe</span>
      </button>
      <h1 className="crumb">
        <b>{moment}</b>
        <span className="game-title">{title}</span>
        {branch !== undefined && <span className="branch-title">{branch}</span>}
      </h1>
      <span className="spacer" />
      {notice}
      {scene.showing && isReading ? (
        <span className="tag foe not-on-phone">Paused while you read</span>
      ) : (
        saved
      )}
      {scene.showing && (
        <span className="step-buttons on-tablet">
          <Steps session={session} scene={scene} />
        </span>
      )}
      {hasSheets && session.hasBot && (
        <SheetButton {...props} of="bot" glyph="semi-closed-eye" label={session.host.tabs.foe} />
      )}
      {hasSheets && <SheetButton {...props} of="log" glyph="open-book" label="Log" />}
      {scene.undo && (
        <button
          type="button"
          className="icon-button on-phone"
          onClick={() => session.undo()}
          aria-label={`Undo: ${undoText(scene.undo)}`}
        >
          <Glyph name="return-arrow" />
        </button>
      )}
      {scene.redo !== undefined && (
        <button
          type="button"
          className="icon-button on-phone"
          onClick={() => session.redo()}
          aria-label="Redo"
        >
          <Glyph name="clockwise-rotation" />
        </button>
      )}
      <Link className="icon-button not-on-phone" href="/rules" title="Rulebook">
        <Glyph name="rule-book" />
        <span className="on-wide">Rules</span>
      </Link>
      {onReport && (
        <button type="button" className="icon-button" title="Report a problem" onClick={onReport}>
          <Glyph name="hazard-sign" />
          <span className="spoken">Report a problem</span>
        </button>
      )}
      <button type="button" className="icon-button" title="Settings" onClick={onSettings}>
        <Glyph name="settings-knobs" />
        <span className="spoken">Settings</span>
      </button>
      <button type="button" className="icon-button" title="Keys" onClick={onKeys}>
        <kbd>?</kbd>
        <span className="spoken">Keys</span>
      </button>
    </header>
  );
}

interface SheetButtonProps extends Pick<BarProps, 'sheet' | 'onSheet'> {
  readonly of: Sheet;
  readonly glyph: string;
  readonly label: string;
}

function SheetButton({ of, glyph, label, sheet, onSheet }: SheetButtonProps) {
  const isOpen = sheet === of;
  return (
    <button
      type="button"
      className="icon-button on-tablet"
      aria-expanded={isOpen}
      onClick={() => onSheet(isOpen ? undefined : of)}
    >
      <Glyph name={glyph} />
      <span>{label}</span>
    </button>
  );
}
