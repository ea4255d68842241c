import { useEffect, useRef } from 'react';
import { isComplete } from '../../session/choosing.ts';
import type { Scene } from '../../session/scene.ts';
import type { Session } from '../../session/session.ts';
import { isList, optionButtons, withHints } from '../prompt/option-buttons.ts';
import type { Replies } from '../prompt/use-reply.ts';

export interface KeyActions {
  readonly session: Session;
  readonly scene: Scene;
  readonly replies: Replies;
  /** Finishes the movement that is under way. */
  readonly finish: () => boolean;
  /** Closes what lies over the table; whether there was anything. */
  readonly close: () => boolean;
  readonly why: () => void;
  readonly keys: () => void;
  readonly log: () => void;
}

/** The keys of the table. A key first finishes the movement that is under way. */
export function useKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
      latest.current.finish();
      if (handle(event, latest.current)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Whether what has the focus needs the key itself. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches('input[type="range"]') && !SLIDES.includes(key))
    return target.closest('dialog') !== null;
  return target.closest('input, select, textarea, dialog, [role="menu"]') !== null;
}

/** What a slider is moved with. */
const SLIDES = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];

function handle({ key, target, repeat }: KeyboardEvent, actions: KeyActions): boolean {
  if (actions.scene.handOver !== undefined) return false;
  const name = key.length === 1 ? key.toUpperCase() : key;
  if (name === 'Escape') return leave(actions);
  if (repeat) return false;
  if (name === 'Enter' && target === document.body) return confirm(actions);
  const general = GENERAL[name];
  if (general) {
    general(actions);
    return true;
  }
  return actions.scene.showing ? whileShowing(name, actions) : whileAsked(name, actions);
}

const GENERAL: Readonly<Record<string, (actions: KeyActions) => void>> = {
  '?': ({ keys }) => keys(),
  W: ({ why }) => why(),
  U: ({ session }) => session.undo(),
  R: ({ session }) => session.redo(),
  L: ({ log }) => log(),
};

function leave({ session, scene, replies, close }: KeyActions): boolean {
  if (close()) return true;
  if (replies.doubt) replies.back();
  else if (scene.past !== undefined) session.lookAt(undefined);
  else if (scene.chosen.length > 0 || scene.refusal || isStarted(session, scene)) session.clear();
  else return false;
  return true;
}

function confirm({ session, scene: { question, chosen }, replies }: KeyActions): boolean {
  if (replies.doubt) replies.confirm();
  else if (question && question.form.pick !== 'one' && isComplete(question, chosen)) session.reply(chosen);
  else return false;
  return true;
}

function whileShowing(name: string, { session, scene: { showing } }: KeyActions): boolean {
  if (name === 'N' || name === 'B') {
    session.setRunning(false);
    session.step(name === 'N' ? 1 : -1);
  } else if (name === 'K') session.setRunning(!showing?.running);
  else if (name === 'S') session.skip();
  else return false;
  return true;
}

function whileAsked(name: string, actions: KeyActions): boolean {
  const { session, scene, replies } = actions;
  const { question } = scene;
  if (!question || replies.doubt) return false;
  if (name === 'C') return confirm(actions);
  const all = name === 'P' ? session.host.allInOne?.(question) : undefined;
  if (all) {
    session.replyAll(all.keys);
    return true;
  }
  const buttons = isList(session.host, question)
    ? withHints(question.options)
    : optionButtons(session.host, question);
  const meant = buttons.find(({ hint }) => hint === name);
  if (meant) replies.choose(meant.key);
  return meant !== undefined;
}

/** Something that a turn offered has been begun, and can be called off. */
function isStarted({ host }: Session, { question }: Scene): boolean {
  return question !== undefined && host.isCancellable?.(question) === true;
}
