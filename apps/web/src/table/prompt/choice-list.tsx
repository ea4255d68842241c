import { isComplete } from '../../session/choosing.ts';
import { withHints } from './option-buttons.ts';
import { type PromptProps, pointing } from './prompt.tsx';

/** Every option of a question in a list, where there are many, long ones that the board does not show. */
export function ChoiceList({ session, scene, replies, preview, onPoint }: Omit<PromptProps, 'onWhy'>) {
  const { question, chosen, refusal } = scene;
  if (!question) return null;
  const isForm = question.form.pick !== 'one';
  const refused = refusal ?? (preview?.refused ? preview.says.join(' ') : undefined);
  return (
    <section className="drawer choice" aria-labelledby="choice-title">
      <div className="dr-h">
        <div>
          <h2 id="choice-title">{question.prompt}</h2>
          <p className={refused ? 'no' : ''}>
            {refused ? `Not now: ${refused}` : (preview?.says.join(' ') ?? ' ')}
          </p>
        </div>
        <span className="sp" />
        {isForm && (
          <>
            {chosen.length > 0 && (
              <button type="button" className="btn" onClick={() => session.clear()}>
                Clear <kbd>Esc</kbd>
              </button>
            )}
            <button
              type="button"
              className={`btn ${chosen.length > 0 ? 'pick' : ''}`}
              disabled={!isComplete(question, chosen)}
              onClick={() => session.reply(chosen)}
            >
              {chosen.length === 0 && isComplete(question, chosen) ? 'None' : 'Confirm'} <kbd>C</kbd>
            </button>
          </>
        )}
      </div>
      <ul className="opts">
        {withHints(question.options).map(({ key, label, hint }) => {
          const share = chosen.filter((other) => other === key).length;
          return (
            <li key={key}>
              <button
                type="button"
                className={`opt ${share > 0 ? 'on' : ''}`}
                aria-pressed={isForm ? share > 0 : undefined}
                onClick={() => replies.choose(key)}
                {...pointing(onPoint, key)}
              >
                <span>{label}</span>
                {share > 1 && <b>×{share}</b>}
                {hint && <kbd>{hint}</kbd>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
