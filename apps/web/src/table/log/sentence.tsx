import type { TableEvent } from '@holofoe/kernel';
import { memo, type ReactNode } from 'react';
import type { GameHost } from '../../host/game-host.ts';

interface SentenceProps {
  readonly host: GameHost;
  readonly event: TableEvent;
  readonly says: string;
}

/** A line of the log, with a chip for each card that it names. */
export const Sentence = memo(function Sentence({ host, event, says }: SentenceProps) {
  const { Chip, cardName } = host;
  if (!cardName) return says;
  const parts: ReactNode[] = [];
  let rest = says;
  for (const card of host.cardsOf(event)) {
    const name = cardName(card);
    const at = rest.indexOf(name);
    if (at < 0) continue;
    parts.push(rest.slice(0, at), <Chip key={parts.length} card={card} />);
    rest = rest.slice(at + name.length);
  }
  return (
    <>
      {parts}
      {rest}
    </>
  );
});
