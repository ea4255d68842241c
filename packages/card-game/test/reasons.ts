import { type Key, readKey, type TableEvent } from '@holofoe/kernel';
import { kindOf } from '../src/cards/catalogue.ts';

interface Events {
  readonly events: readonly TableEvent[];
}

interface Told {
  readonly considered: readonly string[];
  readonly picked: string;
  readonly rule: string;
  readonly by: string;
}

/** The AI's choices of a topic, in the order in which they were told: candidates and pick by title, and what decided. */
export function reasonsOf(table: Events, topic: string): readonly Told[] {
  return table.events.flatMap(({ reasons = [] }) =>
    reasons
      .filter((reason) => reason.topic === topic)
      .map(({ candidates, picked, decided }) => ({
        considered: candidates.map((key) => titleOfKey(key)),
        picked: titleOfKey(picked),
        rule: decided.rule,
        by: decided.name,
      })),
  );
}

function titleOfKey(key: Key): string {
  const named = readKey(key);
  return named.is === 'card' ? kindOf(named.card).title : key;
}

/** LCG-15, LCG-16, LCG-40: what the AI did with cards of its hand that it did not play: rule, where to, and why. */
export function asideOf(table: Events): readonly string[] {
  return table.events.flatMap(({ kind, rule, data }) => {
    if (kind !== 'sets aside') return [];
    const { to, because } = data as { readonly to: string; readonly because?: string };
    return [[rule, to, because].filter((part) => part !== undefined).join(' ')];
  });
}

/** What was turned up for all to see, in order. */
export function revealed({ events }: Events): readonly string[] {
  return events.flatMap(({ kind, data }) =>
    kind === 'reveals' ? [kindOf((data as { readonly card: number }).card).title] : [],
  );
}

/** The titles in an event's list of cards. */
export function cardsTold(table: Events, kind: string, field: string): readonly (readonly string[])[] {
  return table.events.flatMap((event) => {
    if (event.kind !== kind) return [];
    const data = event.data as Readonly<Record<string, readonly number[]>>;
    return [(data[field] ?? []).map((card) => kindOf(card).title)];
  });
}
