import type { Seat } from '@holofoe/kernel';
import type { Session } from '../../session/session.ts';

/** "you", "the bot", or the side's name where persons or bots play each other: "the Empire". */
export function who({ persons, chronicle }: Session, seat: Seat): string {
  if (persons.length !== 1) return chronicle?.sideName(seat) ?? `seat ${seat + 1}`;
  return persons.includes(seat) ? 'you' : (chronicle?.foeName ?? 'the bot');
}

/** The same as a label: "you", "bot", "Empire". */
export function whose(session: Session, seat: Seat): string {
  return who(session, seat).replace(/^the /, '');
}

/** "Turn", "Round" */
export function unitOf({ chronicle }: Session): string {
  return chronicle?.unit ?? 'Turn';
}

/** "Turn 7 · you" */
export function turnText(
  session: Session,
  opens: { readonly turn: number; readonly seat: Seat } | undefined,
): string {
  return opens ? `${unitOf(session)} ${opens.turn} · ${whose(session, opens.seat)}` : 'Set-up';
}
