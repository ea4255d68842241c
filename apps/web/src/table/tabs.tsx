import { useLocation } from 'wouter';
import { Glyph } from '../glyphs/glyph.tsx';

export type Tab = 'result' | 'table' | 'bot' | 'piles' | 'log';

const TABS: readonly { readonly tab: Tab; readonly glyph: string; readonly label: string }[] = [
  { tab: 'result', glyph: 'trophy', label: 'Result' },
  { tab: 'table', glyph: 'galaxy', label: 'Table' },
  { tab: 'bot', glyph: 'semi-closed-eye', label: 'Bot' },
  { tab: 'piles', glyph: 'card-play', label: 'Piles' },
  { tab: 'log', glyph: 'open-book', label: 'Log' },
];

interface TabsProps {
  readonly tab: Tab;
  readonly isOver: boolean;
  readonly hasBot: boolean;
  /** Steps of the opponent that are still to be seen. */
  readonly waiting: number;
  readonly onTab: (tab: Tab) => void;
}

/** The parts of the table on a phone. */
export function Tabs({ tab, isOver, hasBot, waiting, onTab }: TabsProps) {
  const [, go] = useLocation();
  const shown = TABS.filter((each) => (each.tab !== 'result' || isOver) && (each.tab !== 'bot' || hasBot));
  return (
    <nav className="tabs" aria-label="Views">
      {shown.map((each) => (
        <button
          key={each.tab}
          type="button"
          className={each.tab === tab ? 'on' : ''}
          aria-current={each.tab === tab ? 'page' : undefined}
          onClick={() => onTab(each.tab)}
        >
          <Glyph name={each.glyph} />
          <span>{each.label}</span>
          {each.tab === 'bot' && waiting > 0 && <i>{waiting}</i>}
        </button>
      ))}
      <button type="button" onClick={() => go('/rules')}>
        <Glyph name="rule-book" />
        <span>Rules</span>
      </button>
    </nav>
  );
}
