import { Glyph } from '../../glyphs/glyph.tsx';
import { optionButtons } from './option-buttons.ts';
import { hasActions, type PromptProps, pointing } from './prompt.tsx';

/** The buttons of a turn: everything at once, and what the board has no place for. */
export function Actions({ session, scene, replies, onPoint }: Omit<PromptProps, 'preview' | 'onWhy'>) {
  const { host } = session;
  const { question } = scene;
  if (!question || !hasActions(host, question)) return null;
  const all = host.allInOne?.(question);
  return (
    <>
      {all && (
        <button type="button" className="btn lit" onClick={() => session.replyAll(all.keys)}>
          <Glyph name="card-play" />
          {all.label} <kbd>P</kbd>
        </button>
      )}
      {optionButtons(host, question).map(({ key, label, hint }) => (
        <button
          key={key}
          type="button"
          className="btn"
          onClick={() => replies.choose(key)}
          {...pointing(onPoint, key)}
        >
          {label} {hint && <kbd>{hint}</kbd>}
        </button>
      ))}
    </>
  );
}
