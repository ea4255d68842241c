import type { Seat } from '@holofoe/kernel';
import type { Session } from '../../session/session.ts';

/** "you", "bot", or the side's name where persons or bots play each other. */
export function whose({ persons, host }: Session, seat: Seat): string {
  if (persons.length !== 1)
    return (host.chronicle?.sideName(seat) ?? `seat ${seat + 1}`).replace(/^the /, '');
  return persons.includes(seat) ? 'you' : 'bot';
}

/** "Turn 7 · you" */
export function turnText(
  session: Session,
  opens: { readonly turn: number; readonly seat: Seat } | undefined,
): string {
  return opens ? `Turn ${opens.turn} · ${whose(session, opens.seat)}` : 'Set-up';
}
