import { seatOfThing, type Thing } from '@holofoe/kernel';
import { isCard, kindOf } from '../cards/catalogue.ts';
import { inPlay, playerOf, type State } from '../state.ts';
import type { Kind } from '../terms/kind.ts';
import type { Stat } from '../terms/stat.ts';
import { KEYWORDS, type Keyword } from '../terms/traits.ts';

/** What a stat is before any rule changes it. */
export function printedStat(state: State, stat: Stat, thing: Thing): number {
  if (thing < 0) return ofSeat(state, stat, thing);
  if (isCard(thing)) return ofCard(state, stat, thing);
  // The dial is engaged only where a card says so.
  return stat === 'dial' ? state.dial : 0;
}

/** Of a player. */
function ofSeat(state: State, stat: Stat, thing: Thing): number {
  switch (stat) {
    case 'reserve':
      return kindOf(playerOf(state, seatOfThing(thing)).affiliation).reserve;
    case 'unopposed':
      return 1;
    default:
      return 0;
  }
}

/** Stats that are 1 where nothing is said. */
const ONE: ReadonlyMap<Stat, number> = new Map<Stat, number>([
  ['engagements', 1],
  ['fate times', 1],
  ['damage dealt', 1],
  ['damage out of faction', 1],
  ['attackers at most', Number.POSITIVE_INFINITY],
]);

function ofCard(state: State, stat: Stat, card: Thing): number {
  const kind = kindOf(card);
  switch (stat) {
    case 'cost':
    case 'printed cost':
      return kind.cost;
    case 'pilot cost':
      return kind.pilot?.cost ?? 0;
    case 'capacity':
    case 'force':
    case 'resources':
    case 'edge':
      return kind[stat];
    case 'stack force':
      return kind.force;
    case 'scores':
      return scoreOn(kind);
    case 'counts as objectives':
      return kind.type === 'objective' || kind.type === 'mission' ? 1 : 0;
    case 'unit':
    case 'blast':
    case 'tactics':
      return isUnit(state, card, kind) ? kind.icons.normal[stat] : 0;
    case 'unit edge':
    case 'blast edge':
    case 'tactics edge':
      return isUnit(state, card, kind) ? kind.icons.edge[EDGE[stat]] : 0;
    default:
      return ONE.get(stat) ?? saidBy(kind, stat);
  }
}

const EDGE = { 'unit edge': 'unit', 'blast edge': 'blast', 'tactics edge': 'tactics' } as const;

/** As an enhancement it has no icons, whatever is printed. */
function isUnit(state: State, card: Thing, { type }: Kind): boolean {
  return (inPlay(state, card)?.type ?? type) === 'unit';
}

/** Keywords and Protect: had or not had. */
function saidBy({ keywords, protect }: Kind, stat: Stat): number {
  if (isKeyword(stat)) return Number(keywords.includes(stat));
  return stat.startsWith(PROTECT) ? Number(protect.includes(stat.slice(PROTECT.length))) : 0;
}

const PROTECT = 'protect ';

const ALL_KEYWORDS: ReadonlySet<string> = new Set(KEYWORDS);

function isKeyword(stat: Stat): stat is Keyword {
  return ALL_KEYWORDS.has(stat);
}

/** It stands on the card, which lies in a pile where no rule of its own is in force. */
function scoreOn({ abilities }: Kind): number {
  for (const ability of abilities) {
    if (!('holds' in ability)) continue;
    for (const rule of ability.holds)
      if ('stat' in rule && rule.stat === 'scores' && 'set' in rule && typeof rule.set === 'number')
        return rule.set;
  }
  return 1;
}
