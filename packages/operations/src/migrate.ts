import { type CardNo, nothingStands, pathText } from '@holofoe/kernel';
import { kindById } from './cards/catalogue.ts';
import type { Kind } from './cards/kind.ts';
import { Numbers, nextNumber } from './cards/number.ts';
import { dieNo } from './rules/dice.ts';
import { stand } from './rules/stand.ts';
import { markUsed } from './rules/standing.ts';
import { STATE_FORMAT, type State } from './state.ts';
import { battleToLookAt } from './vocabulary/language.ts';

/** A state of an older format as one of today's. */
export function migrate(old: unknown, format: number): unknown {
  // Other rules with the same state: nothing to change.
  if (format === STATE_FORMAT) return old;
  if (format === 3) return withCounts(old);
  if (format === 2) return withStanding(withCounts(old));
  if (format === 1) return withStanding(withCounts(fromFormat1(old)));
  throw new Error(`There is no way from state format ${format} to ${STATE_FORMAT}.`);
}

/** It did not say what the AI pays for, nor whether it has had a turn in the round. */
function fromFormat1(old: unknown): unknown {
  const { options, areas, ...now } = Object(renumbered(old, numbersNow(old)));
  return {
    ...now,
    options: { ...Object(options), pay: 'useful' },
    areas: Array.isArray(areas) ? areas.map((area) => ({ ...Object(area), acted: false })) : areas,
  };
}

/** Until format 3 nothing said what had been done in the turn so far: it goes on as if it had just begun. */
function withCounts(old: unknown): unknown {
  return { ...Object(old), format: STATE_FORMAT, actions: 0, resolved: 0 };
}

/** Until format 2 what cards waited for was looked up, and a card that was used up said so itself. */
function withStanding(old: unknown): unknown {
  const used: CardNo[] = [];
  const state: State = { ...Object(withoutUsed(old, used)), standing: nothingStands() };
  for (const card of used) markUsed(state.standing, card);
  // Before the hands are drawn the teams are only being laid out.
  const isLaidOut = Array.isArray(state.players) && Array.isArray(state.areas) && state.step !== 'draw hands';
  if (isLaidOut) stand(battleToLookAt(state));
  return state;
}

function withoutUsed(value: unknown, found: CardNo[]): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutUsed(each, found));
  if (typeof value !== 'object' || value === null) return value;
  const { used, ...rest } = value as { readonly used?: unknown; readonly card?: unknown };
  if (used === true && typeof rest.card === 'number') found.push(rest.card);
  return Object.fromEntries(Object.entries(rest).map(([name, each]) => [name, withoutUsed(each, found)]));
}

/** In format 1 the number of a card was built on its position in the catalogue of that time. */
const CATALOGUE_OF_FORMAT_1 = `
01028 01030 01035 01036 01038 01046 01047 02034 02036 02043 03024 03032 03034 04024 05030 05046 05047 08057 10006
01034 01041 01044 01051 01105 01106 01108 01115 01134 02048 03030 03042 03045 03103 03106 04026 05052 05102 05119 11067
01001 01002 01003 01010 01011 01021 02001 02003 02004 02010 02011 02012 02018 03001 05009 05011 05013 08019 08020 10001
11003 01006 01073 01074 01081 01084 01085 01090 01097 02005 02007 02015 02061 02082 03005 03022 04005 04006 05077 05086
05089 05098 08031 09032 09033 11016 12005 01054 01056 01059 01063 01066 03049 03055 03056 05058 05063 05072 05073 06006
06008 06017 08131 09138 09160 09171 10012 11119 01143 01149 01152 01157 01159 01161 01162 02122 02132 02136 02137 02138
05126 05128 05153 OP-1 BB-01 BB-02 BB-03 BB-04 BB-05 BB-06 BB-07 BB-08 BB-09 BB-10 BB-11 BB-12 EX-01 EX-02 EX-03 EX-04
EX-P SCG-1 SCG-2 SCG-3 KRE-1 KRE-2 FLT-1 FLT-2 FLT-3 VDR-1 VDR-2 VDR-3 RGD-1 RGD-2 EMP-1 EMP-2 EMP-3 DRD-1 DRD-2 DRD-3
MAU-1 MAU-2 MAU-3 REB-1 REB-2 REB-3 CMD-1 CMD-2 CMD-3 FLC-1 FLC-2 FLC-3 TGD-1 TGD-2 PDW-1 PDW-2 JCO-1 JCO-2 JCO-3
`
  .trim()
  .split(/\s+/);

const COPIES_OF_FORMAT_1 = 16;
const OWNERS = 8;
const DICE_OF_A_CARD = 4;
/** What holds numbers of cards, alone or in lists. */
const HOLDS_CARDS: ReadonlySet<string> = new Set([
  'card',
  'cards',
  'plots',
  'discard',
  'defeated',
  'offered',
]);

type Path = readonly (string | number)[];
type Replace = (card: number, path: Path) => CardNo;

/** The copies of a card are counted over all that are at the table; in format 1 those of each owner were. */
function numbersNow(old: unknown): Replace {
  const cards = new Set<number>();
  renumbered(old, (card) => {
    cards.add(card);
    return card;
  });
  const numbers = new Numbers();
  const now = new Map<number, CardNo>();
  for (const card of [...cards].sort((a, b) => a - b)) {
    const kind = kindOfOld(card);
    if (kind) now.set(card, nextNumber(numbers, kind, Math.floor(card / COPIES_OF_FORMAT_1) % OWNERS));
  }
  return (card, path) => {
    const number = now.get(card);
    if (number === undefined) throw new Error(`${pathText(path)}: there was no card ${card}.`);
    return number;
  };
}

function kindOfOld(card: number): Kind | undefined {
  return kindById(CATALOGUE_OF_FORMAT_1[Math.floor(card / (COPIES_OF_FORMAT_1 * OWNERS))] ?? '');
}

/** `field`: the name of the nearest field around it. */
function renumbered(value: unknown, replace: Replace, path: Path = [], field = ''): unknown {
  if (typeof value === 'number') {
    if (HOLDS_CARDS.has(field)) return replace(value, path);
    if (field !== 'no' || !path.includes('pool')) return value;
    return dieNo(replace(Math.floor(value / DICE_OF_A_CARD), path), value % DICE_OF_A_CARD);
  }
  if (Array.isArray(value)) {
    const list = value.map((each, i) => renumbered(each, replace, [...path, i], field));
    // A stock has its cards in the order of their numbers.
    return field === 'cards' ? list.sort((a, b) => Number(a) - Number(b)) : list;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, renumbered(each, replace, [...path, name], name)]),
  );
}
