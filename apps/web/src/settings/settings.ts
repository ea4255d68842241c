import type { Speed } from '../session/session.ts';

/** What a person sets for this browser. */
export interface Settings {
  readonly theme: 'dark' | 'light' | 'system';
  /** How fast the opponent's turn is shown. */
  readonly speed: Speed;
  /** `system`: as the system asks for. */
  readonly motion: 'system' | 'reduced';
}

const DEFAULTS: Settings = { theme: 'system', speed: 1, motion: 'system' };
export const SPEEDS: readonly Speed[] = [0.5, 1, 2, 4, 0];

const KNOWN: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  theme: ['dark', 'light', 'system'],
  speed: SPEEDS,
  motion: ['system', 'reduced'],
};

/** Reads what was kept; whatever is unknown has its default. */
export function readSettings(text: string | null): Settings {
  const kept = parsed(text);
  const valid = Object.entries(KNOWN).filter(([name, values]) =>
    values.some((value) => value === kept[name]),
  );
  return { ...DEFAULTS, ...Object.fromEntries(valid.map(([name]) => [name, kept[name]])) };
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const data: unknown = JSON.parse(text ?? '{}');
    return typeof data === 'object' && data !== null ? { ...data } : {};
  } catch {
    return {};
  }
}
