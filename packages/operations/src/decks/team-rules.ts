/** The base game's rules for a team: its characters and its plot. */
import type { Kind } from '../cards/kind.ts';
import { type Breach, listed } from './breach.ts';
import { type Brought, named, type PlacedCharacter } from './brought.ts';

const POINTS = 30;

export function hasTruce(deck: Brought): boolean {
  return partnersOf(deck) !== undefined;
}

/** Those whom a plot lets stand side by side, hero and villain, and nobody else. */
function partnersOf({ plot }: Brought): readonly string[] | undefined {
  const between = plot?.kind.truce ?? [];
  return between.length === 0 ? undefined : between;
}

export function hasAffiliation({ characters }: Brought, { affiliation }: Kind): boolean {
  return affiliation === 'neutral' || characters.some(({ kind }) => kind.affiliation === affiliation);
}

export function hasColour({ characters }: Brought, { colour }: Kind): boolean {
  return colour === 'gray' || characters.some(({ kind }) => kind.colour === colour);
}

export function eliteWherePrinted({ characters }: Brought): readonly Breach[] {
  return characters
    .filter(({ kind, elite }) => elite && kind.points.elite === undefined)
    .map(({ path, kind }) => ({
      rule: 'elite',
      path,
      says: `${named(kind)} has one point value, ${kind.points.single}, and cannot be elite.`,
    }));
}

export function uniqueOnce({ characters }: Brought): readonly Breach[] {
  return characters.flatMap(({ path, kind }, at): readonly Breach[] => {
    if (!kind.unique || timesBefore(characters, at) !== 1) return [];
    const says = `${kind.name} is unique and can be on the team once, whatever the subtitle.`;
    return [{ rule: 'unique', path, says }];
  });
}

export function othersWithinLimit({ characters }: Brought): readonly Breach[] {
  return characters.flatMap(({ path, kind }, at): readonly Breach[] => {
    if (kind.unique || timesBefore(characters, at) !== kind.limit) return [];
    const number = characters.filter((other) => other.kind.name === kind.name).length;
    const says = `${kind.name} is on the team ${number} times; at most ${kind.limit} are allowed.`;
    return [{ rule: 'copies', path, says }];
  });
}

/** So that too many of a title are said once, at the first that is too many. */
function timesBefore(characters: readonly PlacedCharacter[], at: number): number {
  return characters.slice(0, at).filter(({ kind }) => kind.name === characters[at]?.kind.name).length;
}

export function withinPoints({ characters, plot }: Brought): readonly Breach[] {
  const parts = [
    ...characters.map(({ kind: { name, points }, elite }) =>
      elite
        ? { name: `elite ${name}`, points: points.elite ?? points.single }
        : { name, points: points.single },
    ),
    ...(plot ? [{ name: plot.kind.name, points: plot.kind.points.single }] : []),
  ];
  const total = parts.reduce((sum, part) => sum + part.points, 0);
  if (total <= POINTS) return [];
  const sum = parts.map(({ name, points }) => `${name} ${points}`).join(', ');
  const says = `The team has ${total} points (${sum}); at most ${POINTS} are allowed.`;
  return [{ rule: 'points', path: 'characters', says }];
}

export function plotFits(deck: Brought): readonly Breach[] {
  if (!deck.plot) return [];
  const { path, kind } = deck.plot;
  const missing = [
    ...(hasAffiliation(deck, kind) ? [] : [kind.affiliation]),
    ...(hasColour(deck, kind) ? [] : [kind.colour]),
  ];
  return missing.map((what) => ({
    rule: 'plot',
    path,
    says: `${named(kind)} is a ${what} plot and needs a ${what} character on the team.`,
  }));
}

export function oneAffiliation(deck: Brought): readonly Breach[] {
  const partners = partnersOf(deck);
  if (partners) return truceTeam(deck, partners);
  const hero = deck.characters.find(({ kind }) => kind.affiliation === 'hero');
  const villain = deck.characters.find(({ kind }) => kind.affiliation === 'villain');
  if (!hero || !villain) return [];
  const says = `${named(hero.kind)} is a hero and ${named(villain.kind)} a villain; a team has one of the two.`;
  return [{ rule: 'affiliation', path: 'characters', says }];
}

function truceTeam({ characters, plot }: Brought, partners: readonly string[]): readonly Breach[] {
  const names = characters.map(({ kind }) => kind.name);
  const both = partners.every((name) => names.includes(name));
  if (both && names.every((name) => partners.includes(name))) return [];
  const says = `${plot?.kind.name} is for ${listed(partners, 'and')} and nobody else; the team is ${listed(names, 'and')}.`;
  return [{ rule: 'affiliation', path: 'plot', says }];
}
