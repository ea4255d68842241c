import { useEffect, useRef, useState } from 'react';
import type { Scene } from '../session/scene.ts';
import { DRAWN_ANEW } from './timeline/undo-text.ts';

const MOST_LINES = 6;

/** Says each change once to whoever cannot see it: what happened politely, refusals and the end at once. */
export function Announcer({ scene }: { readonly scene: Scene }) {
  const { told, shown, past, refusal, undone, outcome, showing, question } = scene;
  const heard = useRef(shown);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (past !== undefined) return;
    const fresh = told.slice(heard.current, shown).flatMap(({ says, phase }) => (phase ? [] : (says ?? [])));
    heard.current = shown;
    if (fresh.length > 0) setNews(fresh.slice(-MOST_LINES).join(' '));
  }, [told, shown, past]);
  const end = outcome !== undefined && !showing ? (told.findLast(({ says }) => says)?.says ?? '') : '';
  return (
    <>
      <div className="spoken" aria-live="polite" data-testid="news">
        {undone ? `Taken back: ${undone.says}.` : news} {undone?.drawsAnew && DRAWN_ANEW} {question?.prompt}
      </div>
      <div className="spoken" role="alert">
        {refusal ? `Not now: ${refusal}` : end}
      </div>
    </>
  );
}
