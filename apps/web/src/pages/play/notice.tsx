import type { ReactNode } from 'react';

/** What is to be known about the game, in the bar of its table: it takes no room from the table, and a click tells more. */
export function Notice({
  title,
  tone = '',
  children,
}: {
  readonly title: string;
  /** Absent: nothing is wrong. */
  readonly tone?: 'aim' | 'pick' | '';
  readonly children: ReactNode;
}) {
  return (
    <div className={`notice ${tone}`} role={tone ? 'alert' : 'status'}>
      <button type="button" className="button small" popoverTarget="notice">
        {title}
      </button>
      <div className={`toast ${tone}`} id="notice" popover="auto">
        {children}
      </div>
    </div>
  );
}
