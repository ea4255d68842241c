import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Glyph } from '../glyphs/glyph.tsx';
import type { Point } from '../host/game-host.ts';
import type { Session } from '../session/session.ts';
import { useCover } from '../session/use-cover.ts';
import { useScene } from '../session/use-scene.ts';
import { changeSettings, useReducedMotion, useSettings } from '../settings/settings-store.ts';
import { Announcer } from './announcer.tsx';
import { Bar, type Sheet } from './bar.tsx';
import type { Again } from './end/end.tsx';
import { useKeyboardFocus } from './keyboard/use-keyboard-focus.ts';
import { useKeys } from './keyboard/use-keys.ts';
import { Log } from './log/log.tsx';
import { Console } from './opponent/console.tsx';
import { usePlayback } from './opponent/use-playback.ts';
import { Actions } from './prompt/actions.tsx';
import { isList } from './prompt/option-buttons.ts';
import { Prompt } from './prompt/prompt.tsx';
import { type Pointed, usePreview } from './prompt/use-preview.ts';
import { useReply } from './prompt/use-reply.ts';
import { useReading } from './reading/use-reading.ts';
import { type Tab, Tabs } from './tabs.tsx';
import { Timeline } from './timeline/timeline.tsx';
import { useLater } from './use-later.ts';
import { useSameClick } from './use-same-click.ts';
import { useWhy } from './why/use-why.ts';
import './style-sheets.css';

interface TablePageProps {
  readonly session: Session;
  /** "Branch of Rebels against the Empire bot, turn 7" */
  readonly title: string;
  /** Whether all that was played is kept. */
  readonly saved: 'Saved' | 'Saving' | 'Not saved';
  /** What is to be known about the game. */
  readonly notice?: ReactNode;
  readonly onAgain?: Again;
  readonly onExport?: () => void;
  readonly onReport?: () => void;
  readonly onHome?: () => void;
}

/** A game at its table: whatever the game, the page knows it by its host only. */
export function TablePage(props: TablePageProps) {
  const { session, title, saved, notice, onAgain, onExport, onReport, onHome } = props;
  const { host } = session;
  const scene = useScene(session);
  const { speed } = useSettings();
  const isReduced = useReducedMotion();
  const [, go] = useLocation();
  const [pointed, setPointed] = useState<Pointed>();
  const [sheet, setSheet] = useState<Sheet>();
  const [tab, setTab] = useState<Tab>('table');
  const [hasKeys, setHasKeys] = useState(false);
  const [looksAtTable, setLooksAtTable] = useState(false);
  const app = useRef<HTMLDivElement>(null);
  const why = useWhy(session, scene);
  const reading = useReading(scene);
  const isReading = why.choice !== undefined || reading.read?.how === 'asked' || hasKeys;
  const playback = usePlayback(session, scene, speed, isReading, isReduced);
  const replies = useReply(session, scene);
  const onClickCapture = useSameClick(scene);
  const preview = usePreview(session, scene, pointed);
  const isOver = scene.outcome !== undefined && !scene.showing && scene.past === undefined;
  const showsEnd = isOver && !looksAtTable && session.chronicle !== undefined;
  const later = useLater(host, showsEnd || isReading || scene.handOver !== undefined);
  const { open } = why;
  const onPoint = useCallback<Point>(
    (key, at) => setPointed(key === undefined ? undefined : { key, at }),
    [],
  );
  const onWhy = useCallback(
    (index: number | undefined) => {
      setTab('table');
      setSheet(undefined);
      open(index);
    },
    [open],
  );
  const onLook = useCallback(
    (index: number) => {
      setTab('table');
      setSheet(undefined);
      session.lookAt(index);
    },
    [session],
  );
  useCover(session);
  useKeyboardFocus(app, scene);
  useKeys({
    session,
    scene,
    replies,
    finish: playback.finish,
    close: () => {
      if (reading.read) reading.close();
      else if (why.choice) why.close();
      else if (sheet) setSheet(undefined);
      else return false;
      return true;
    },
    why: () => onWhy(undefined),
    keys: () => setHasKeys(true),
    log: () => {
      setTab('log');
      setSheet('log');
      app.current?.querySelector<HTMLElement>('.log .now button')?.focus();
    },
  });
  if (scene.handOver !== undefined)
    return later ? (
      <later.HandOver session={session} scene={scene} seat={scene.handOver} />
    ) : (
      <main aria-busy="true" />
    );
  const { Board } = host;
  const step = scene.showing?.steps[scene.showing.index];
  const asked = { session, scene, replies, preview, onPoint, onWhy };
  const drawer = why.choice ? (
    later ? (
      <later.Why
        host={host}
        rulebook={later.rulebook}
        reason={why.choice.reason}
        onClose={why.close}
        onBefore={why.before}
        onNext={why.next}
      />
    ) : (
      <section className="drawer" aria-busy="true" />
    )
  ) : scene.question && !replies.doubt && isList(host, scene.question) ? (
    later && <later.ChoiceList {...asked} />
  ) : undefined;
  const part = tab === 'piles' ? 'piles' : 'table';
  return (
    <div
      ref={app}
      className={`app ${step ? 'turn-bot' : 'turn-you'}${showsEnd ? ' end' : ''}`}
      onClickCapture={onClickCapture}
      data-tab={isOver && !looksAtTable && tab === 'table' ? 'result' : tab}
    >
      <Bar
        session={session}
        scene={scene}
        title={title}
        moment={showsEnd ? 'Game over' : host.moment(scene.view, scene.seat)}
        isReading={isReading}
        notice={notice}
        saved={
          <span className={saved === 'Not saved' ? 'tag aim not-on-phone' : 'tag lit not-on-phone'}>
            <Glyph name="save" />
            {saved}
          </span>
        }
        hasSheets={!showsEnd}
        sheet={sheet}
        onSheet={setSheet}
        onHome={onHome ?? (() => go('/'))}
        onReport={onReport}
        onSettings={() => go('/settings')}
        onKeys={() => setHasKeys(true)}
      />
      {showsEnd ? (
        later ? (
          <later.End
            session={session}
            scene={scene}
            tallyOf={later.tally}
            onAgain={onAgain}
            onExport={onExport}
            onTable={() => setLooksAtTable(true)}
          />
        ) : (
          <main className="end-page" aria-busy="true" />
        )
      ) : (
        <main className="desk">
          <h2 className="spoken">Table</h2>
          <Board
            view={why.view ?? scene.view}
            seat={scene.seat}
            choosing={{
              ...(scene.question && !why.choice ? { question: scene.question } : {}),
              chosen: scene.chosen,
              choose: replies.choose,
              point: onPoint,
            }}
            {...(step ? { happening: step.told.event } : {})}
            {...(why.letters ? { letters: why.letters } : {})}
            {...(preview ? { foretold: preview.events } : {})}
            onRead={reading.onRead}
            travel={playback.travel}
            prompt={<Prompt {...asked} onResult={isOver ? () => setLooksAtTable(false) : undefined} />}
            actions={<Actions {...asked} />}
            drawer={drawer}
            part={part}
          />
          <aside className="side" data-sheet={sheet}>
            {session.hasBot && (
              <Console
                session={session}
                scene={scene}
                speed={speed}
                onSpeed={(chosen) => changeSettings({ speed: chosen })}
                onWhy={onWhy}
              />
            )}
            <Log session={session} scene={scene} onWhy={onWhy} onLook={onLook} />
          </aside>
        </main>
      )}
      {!showsEnd && <Timeline session={session} scene={scene} />}
      <Tabs
        tab={showsEnd ? 'result' : tab}
        isOver={isOver}
        hasBot={session.hasBot}
        names={host.tabs}
        waiting={scene.showing && scene.turn ? scene.turn.to - scene.showing.index - 1 : 0}
        onTab={(next) => {
          setLooksAtTable(next !== 'result');
          setTab(next === 'result' ? 'table' : next);
        }}
      />
      {reading.read && later && (
        <later.Reading
          host={host}
          Reader={later.Reader}
          read={reading.read}
          view={scene.view}
          seat={scene.seat}
          onClose={reading.close}
        />
      )}
      {hasKeys && later && <later.KeysDialog onClose={() => setHasKeys(false)} />}
      <Announcer scene={scene} />
    </div>
  );
}
