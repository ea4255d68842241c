import { useLocation } from 'wouter';
import { Glyph } from '../glyphs/glyph.tsx';
import type { Tabs as Names } from '../host/game-host.ts';

export type Tab = 'result' | 'table' | 'bot' | 'piles' | 'log';

interface Entry {
  readonly tab: Tab;
  readonly glyph: string;
  readonly label: string;
}

const tabsOf = ({ foe, part }: Names): readonly Entry[] => [
  { tab: 'result', glyph: 'trophy', label: 'Result' },
  { tab: 'table', glyph: 'galaxy', label: 'Table' },
  { tab: 'bot', glyph: 'semi-closed-eye', label: foe },
  { tab: 'piles', ...part },
  { tab: 'log', glyph: 'open-book', label: 'Log' },
];

interface TabsProps {
  readonly tab: Tab;
  readonly isOver: boolean;
  readonly hasBot: boolean;
  readonly names: Names;
  /** Steps of the opponent that are still to be seen. */
  readonly waiting: number;
  readonly onTab: (tab: Tab) => void;
}

/** The parts of the table on a phone. */
export function Tabs({ tab, isOver, hasBot, names, waiting, onTab }: TabsProps) {
  const [, go] = useLocation();
  const shown = tabsOf(names).filter(
    (each) => (each.tab !== 'result' || isOver) && (each.tab !== 'bot' || hasBot),
  );
  return (
    <nav className="tabs" aria-label="Views">
      {shown.map((each) => (
        <button
          key={each.tab}
          type="button"
          className={each.tab === tab ? 'current' : ''}
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
