import { activates } from './effects.ts';
import { cards } from './filter.ts';
import { at, cardOf, type Kind, type TopLeft } from './kind.ts';
import type { Effect } from './terms.ts';

/** The corner of an AI card; `perPlayer` is the player icon (OPS-07). */
export function corner(symbol: TopLeft['symbol'], value: number, perPlayer = false): TopLeft {
  return { symbol, value, perPlayer };
}

/** A card of the AI deck alone: a resource in its corner is its cost (OPS-04). */
export function aiCard(
  type: 'behavior' | 'event',
  id: string,
  number: number,
  name: string,
  topLeft: TopLeft,
  effect: Effect,
  affiliation: Kind['affiliation'] = 'neutral',
): Kind {
  const cost = topLeft.symbol === 'resource' ? topLeft.value : 0;
  return cardOf(
    type,
    id,
    ['AI', number],
    name,
    { affiliation, colour: 'gray', cost, topLeft },
    at('played', effect),
  );
}

export const ACTIVATE: Effect = activates(cards('AI'));
export const BEST: Effect = { do: 'resolve best', dice: 'best' };
