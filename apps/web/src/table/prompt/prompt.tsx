import type { Key } from '@holofoe/kernel';
import type { SyntheticEvent } from 'react';
import type { GameHost, Point, Question } from '../../host/game-host.ts';
import { isComplete } from '../../session/choosing.ts';
import type { Scene } from '../../session/scene.ts';
import type { Session } from '../../session/session.ts';
import { Sentence } from '../log/sentence.tsx';
import { Steps } from '../opponent/controls.tsx';
import { DRAWN_ANEW } from '../timeline/undo-text.ts';
import { Doubt } from './doubt.tsx';
import { isList, optionButtons } from './option-buttons.ts';
import { Past } from './past.tsx';
import type { Preview } from './use-preview.ts';
import type { Replies } from './use-reply.ts';

export interface PromptProps {
  readonly session: Session;
  readonly scene: Scene;
  readonly replies: Replies;
  readonly preview: Preview | undefined;
  readonly onPoint: Point;
  readonly onWhy: (index: number) => void;
  /** The game is over: back to its result. */
  readonly onResult?: (() => void) | undefined;
}

/** What is asked, what an answer would do, and how to give it; or what the opponent does. */
export function Prompt(props: PromptProps) {
  const { scene, replies } = props;
  if (scene.past !== undefined) return <Past {...props} />;
  if (scene.showing) return <FoeStep {...props} />;
  if (replies.doubt) return <Doubt replies={replies} />;
  if (!scene.question) return <Quiet {...props} />;
  return <Asked {...props} question={scene.question} />;
}

function Quiet({ scene, onResult }: PromptProps) {
  const says = scene.outcome === undefined ? 'Nobody is asked anything now.' : 'The game is over.';
  return (
    <section className="prompt" aria-label="Prompt" tabIndex={-1}>
      <p>
        <b>{says}</b>
      </p>
      {onResult && (
        <button type="button" className="button lit" onClick={onResult}>
          To the result
        </button>
      )}
    </section>
  );
}

function Asked(props: PromptProps & { readonly question: Question }) {
  const { session, scene, replies, preview, onPoint, question } = props;
  const { host } = session;
  const { chosen, view, seat } = scene;
  const isForm = question.form.pick !== 'one';
  const inRow = !isList(host, question) && !hasActions(host, question);
  const total = isForm ? host.total?.(question, chosen, view, seat) : undefined;
  return (
    <section
      className={`prompt ${chosen.length > 0 ? 'is-picking' : 'is-asked'}`}
      aria-label="Prompt"
      tabIndex={-1}
    >
      {isForm && (
        <div className="running-total">
          {total?.shape && (
            <span className={`numeral of-${total.shape}`} aria-hidden="true">
              {total.value}
            </span>
          )}
          {total ? (
            <>
              <span>{total.of === undefined ? total.value : `${total.value} / ${total.of}`}</span>
              <small>{total.label}</small>
            </>
          ) : (
            <Count question={question} chosen={chosen} />
          )}
        </div>
      )}
      <Words question={question} preview={preview} scene={scene} />
      {inRow &&
        optionButtons(host, question).map(({ key, label, hint }) => (
          <button
            key={key}
            type="button"
            className={`button ${chosen.includes(key) ? 'pick' : 'lit'}`}
            aria-pressed={isForm ? chosen.includes(key) : undefined}
            onClick={() => replies.choose(key)}
            {...pointing(onPoint, key)}
          >
            {label} {hint && <kbd>{hint}</kbd>}
          </button>
        ))}
      {isForm && <Confirm {...props} />}
    </section>
  );
}

/** The question; below it what the answer would do, as the rules say. */
function Words({
  question,
  preview,
  scene: { refusal, undone },
}: Pick<PromptProps, 'preview' | 'scene'> & { readonly question: Question }) {
  const refused = refusal ?? (preview?.refused ? preview.says.join(' ') : undefined);
  return (
    <p>
      <b>{question.prompt}</b>
      <small className={refused ? 'refused' : ''}>
        {refused ? `Not now: ${refused}` : (preview?.says.join(' ') ?? (undone?.drawsAnew ? DRAWN_ANEW : ''))}
      </small>
    </p>
  );
}

function Count({ question: { form, options }, chosen }: { question: Question; chosen: readonly Key[] }) {
  const of =
    form.pick === 'split'
      ? form.total
      : form.pick === 'order'
        ? options.length
        : form.pick === 'some'
          ? form.max
          : 1;
  return (
    <>
      <span>
        {chosen.length} / {of}
      </span>
      <small>chosen</small>
    </>
  );
}

function Confirm({ session, scene: { chosen }, question }: PromptProps & { readonly question: Question }) {
  const isReady = isComplete(question, chosen);
  const isCancellable = session.host.isCancellable?.(question);
  return (
    <>
      {(isCancellable || chosen.length > 0) && (
        <button type="button" className="button" onClick={() => session.clear()}>
          {isCancellable ? 'Cancel' : 'Clear'} <kbd>Esc</kbd>
        </button>
      )}
      <button
        type="button"
        className={`button ${chosen.length > 0 ? 'pick' : ''}`}
        disabled={!isReady}
        onClick={() => session.reply(chosen)}
      >
        {chosen.length === 0 && isReady ? 'None' : 'Confirm'} <kbd>C</kbd>
      </button>
    </>
  );
}

function FoeStep({ session, scene, onWhy }: PromptProps) {
  const { showing } = scene;
  const step = showing?.steps[showing.index];
  if (!step) return null;
  const { event, says = '', index } = step.told;
  return (
    <section className="prompt foe-acts" aria-label="Prompt" tabIndex={-1}>
      <p>
        <b>
          <Sentence host={session.host} event={event} says={says} />
        </b>
        <small>{[step.phase, event.rule].filter(Boolean).join(' · ')}</small>
      </p>
      {event.reasons && (
        <button type="button" className="button foe" onClick={() => onWhy(index)}>
          Why? <kbd>W</kbd>
        </button>
      )}
      <span className="step-buttons on-phone">
        <Steps session={session} scene={scene} />
      </span>
      <button type="button" className="button" onClick={() => session.skip()}>
        Skip <kbd>S</kbd>
      </button>
    </section>
  );
}

export function pointing(onPoint: Point, key: Key) {
  const on = ({ currentTarget }: SyntheticEvent) => onPoint(key, currentTarget);
  const off = ({ currentTarget }: SyntheticEvent) => onPoint(undefined, currentTarget);
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off };
}

/** Whether the buttons of a question lie beside the hand. */
export function hasActions(host: GameHost, question: Question): boolean {
  return host.isTurn?.(question) === true;
}
