import { idOf, kindOf } from '../cards/number.ts';
import { newSupport } from '../rules/in-play.ts';
import { newCharacter } from '../rules/setup.ts';
import { type Attached, type Character, isAi, type Side, type Support } from '../state.ts';
import type { AttachedFile, CharacterFile, SupportFile } from './schema.ts';
import { fault, kindAt, type Owner, type Supply, take } from './supply.ts';

/** Who the cards of a table belong to. */
export interface Owners {
  readonly supply: Supply;
  /** By the number of a side. */
  readonly of: (side: number) => Owner;
  /** Whose downgrades lie on the cards of a side, where the table does not say. */
  readonly against: (side: number) => Owner;
  readonly seats: number;
  /** Cards whose power actions were used this round. */
  readonly used: number[];
}

/** What a character is like where the table does not say. */
export interface Listing {
  readonly elite: boolean;
  readonly health?: number;
  readonly hunter?: boolean;
}

export function layCharacters(
  owners: Owners,
  path: string,
  files: readonly CharacterFile[],
  side: Side,
  listingOf: (id: string) => Listing | undefined,
): void {
  const { supply } = owners;
  for (const [i, file] of files.entries()) {
    const at = `${path}[${i}]`;
    const { card: text, ...more } = typeof file === 'string' ? withoutElite(file) : file;
    const card = take(supply, at, text, ['character'], owners.of(side.no));
    if (card === undefined) continue;
    const kind = kindOf(card);
    const listing = listingOf(kind.id);
    const character: Character = {
      ...newCharacter(
        card,
        side.no,
        more.elite ?? listing?.elite ?? false,
        more.health ?? listing?.health ?? kind.health,
        more.hunter ?? listing?.hunter ?? kind.hunter,
      ),
      ready: more.ready ?? true,
      damage: more.damage ?? 0,
      shields: more.shields ?? 0,
    };
    if (more.used) owners.used.push(card);
    layAttached(owners, at, more, character);
    side.characters.push(character);
  }
}

/** "elite Darth Vader" */
function withoutElite(text: string): Exclude<CharacterFile, string> {
  const [, rest] = /^elite (.+)$/i.exec(text) ?? [];
  return rest === undefined ? { card: text } : { card: rest, elite: true };
}

export function laySupports(owners: Owners, path: string, files: readonly SupportFile[], side: Side): void {
  for (const [i, file] of files.entries()) {
    const at = `${path}[${i}]`;
    const { card: text, ...more } = typeof file === 'string' ? { card: file } : file;
    const card = take(owners.supply, at, text, ['support'], owners.of(side.no));
    if (card === undefined) continue;
    const support: Support = {
      ...newSupport(card, side.no),
      ready: more.ready ?? true,
      damage: more.damage ?? 0,
    };
    if (more.used) owners.used.push(card);
    layAttached(owners, at, more, support);
    side.supports.push(support);
  }
}

function layAttached(
  owners: Owners,
  path: string,
  {
    upgrades,
    downgrades,
  }: {
    readonly upgrades?: readonly AttachedFile[] | undefined;
    readonly downgrades?: readonly AttachedFile[] | undefined;
  },
  on: Character | Support,
): void {
  const lay = (list: 'upgrade' | 'downgrade', files: readonly AttachedFile[] = []): Attached[] =>
    files.flatMap((file, i) => {
      const at = `${path}.${list}s[${i}]`;
      const {
        card: text,
        owner,
        ready = true,
        used = false,
        stray,
      }: Exclude<AttachedFile, string> = typeof file === 'string' ? { card: file } : file;
      const whose =
        owner === undefined
          ? list === 'upgrade'
            ? owners.of(on.side)
            : owners.against(on.side)
          : ownerNamed(owners, at, owner, on.side);
      // A stray was not in the deck of this stage, from which what is named is taken.
      const from = whose && stray ? { ...whose, named: new Map() } : whose;
      const card = from && take(owners.supply, at, text, [list], from);
      if (card !== undefined && used) owners.used.push(card);
      return card === undefined ? [] : [{ card, ready, ...(stray ? { stray } : {}) }];
    });
  on.upgrades.push(...lay('upgrade', upgrades));
  on.downgrades.push(...lay('downgrade', downgrades));
}

function ownerNamed(owners: Owners, path: string, owner: number | 'AI', near: number): Owner | undefined {
  if (owner === 'AI') return isAi(near) ? owners.of(near) : owners.against(near);
  if (owner < owners.seats) return owners.of(owner);
  return fault(owners.supply, `${path}.owner`, `there is no player on seat ${owner}`);
}

/** Characters of some sides, defeated ones too: the AI used them this round. */
export function namedOnTeams(
  supply: Supply,
  path: string,
  texts: readonly string[],
  sides: readonly Side[],
): number[] {
  return texts.flatMap((text, i) => {
    const team = sides.flatMap(({ characters, defeated }) => [
      ...characters.map(({ card }) => card),
      ...defeated,
    ]);
    const kind = kindAt(supply, `${path}[${i}]`, text, ['character'], new Set(team.map(idOf)));
    const card = kind && team.find((each) => kindOf(each) === kind);
    if (kind && card === undefined) fault(supply, `${path}[${i}]`, `${kind.name} is not on a team`);
    return card === undefined ? [] : [card];
  });
}
