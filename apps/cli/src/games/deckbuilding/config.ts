import { findKind, KINDS } from '@holofoe/deckbuilding';
import type { Json } from '@holofoe/kernel';
import { commaSeparated } from '../../flags.ts';
import type { Options } from '../../game.ts';

/** How somebody wants to play, as far as they said. */
export interface Wishes {
  readonly bots: 'empire' | 'rebel' | 'both' | 'none';
  readonly bases?: readonly string[] | 'ask' | undefined;
  readonly options: Options;
}

export function configOf({ bots, bases, options }: Wishes): Json {
  const control = (side: 'empire' | 'rebel') => (bots === 'both' || bots === side ? 'bot' : 'person');
  const solo = bots === 'empire' ? 'rebel' : bots === 'rebel' ? 'empire' : undefined;
  const chosen = bases === 'ask' ? undefined : (bases ?? (solo && strongestBases(solo)));
  return {
    empire: control('empire'),
    rebel: control('rebel'),
    ...(chosen ? { bases: chosen.map((text) => findKind(text)?.id ?? text) } : {}),
    options: { ...options, ...switches(options) },
  };
}

/** A newcomer is not asked for bases: the two with the most hit points. */
function strongestBases(faction: 'empire' | 'rebel'): readonly string[] {
  return KINDS.filter((kind) => kind.type === 'base' && kind.faction === faction)
    .sort((a, b) => b.hitPoints - a.hitPoints)
    .slice(0, 2)
    .map(({ id }) => id);
}

/** On a command line all values are text; "true" and "false" mean what they say. */
function switches(options: Options): Record<string, boolean> {
  const found: Record<string, boolean> = {};
  for (const [name, text] of Object.entries(options)) {
    if (/^(true|yes|on)$/i.test(text)) found[name] = true;
    if (/^(false|no|off)$/i.test(text)) found[name] = false;
  }
  return found;
}

/** Bases by their names, or "ask". */
export function basesIn(text: string): readonly string[] | 'ask' {
  return text === 'ask' ? 'ask' : commaSeparated(text);
}
