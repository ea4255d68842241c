import { useEffect, useRef } from 'react';

/** Keys that do the same in two directions, or stand for the same, lie side by side. */
const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['Tab'], 'from zone to zone: prompt, hand, your side, row, foe, bot, log, timeline'],
  [['Arrows'], 'from card to card within a zone'],
  [['Enter'], 'do what the card or button says'],
  [['Space'], 'read the card large'],
  [['Esc'], 'close, clear, call off an attack, back to now'],
  [['P'], 'play everything at once'],
  [['C'], 'confirm what you have put together'],
  [['1 to 9', 'A to Z'], 'the answer that shows this number or letter'],
  [['W'], 'why? The reason of its last choice'],
  [['U'], 'undo your last decision'],
  [['R'], 'redo'],
  [['N', 'B'], "the bot's turn: a step on, a step back"],
  [['K'], "the bot's turn: pause, play"],
  [['S'], "the bot's turn: skip to its end"],
  [['L'], 'to the log'],
  [['?'], 'these keys'],
];

/** All keys of the table. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className="keys" aria-labelledby="keys-title" onClose={onClose}>
      <div className="drawer-head">
        <h2 id="keys-title">Keys</h2>
        <span className="spacer" />
        <button type="button" className="button small" onClick={onClose}>
          Close <kbd>Esc</kbd>
        </button>
      </div>
      <dl>
        {KEYS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
