import { read, type Seat, type Thing } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import {
  controllerOf,
  edgeOf,
  forceOf,
  hasAffiliation,
  hasKeyword,
  hasTrait,
  isInFaction,
  resourcesOf,
} from '../rules/reads.ts';
import { AFFILIATIONS, type Affiliation } from '../terms/traits.ts';
import type { CardGameCx, Filter } from '../terms/words.ts';
import type { FilterInShape } from './filter-in-shape.ts';
import { namedBy } from './named.ts';
import { isWithin } from './token-states.ts';

/** What a card is, by print and by the rules in force. */
export function isSuchCard(cx: CardGameCx, filter: FilterInShape, thing: Thing): boolean {
  const { game } = cx;
  const { title, trait, affiliation, unique, keyword, resource, printedCost, printedForce } = filter;
  const kind = kindOf(thing);
  if (title !== undefined && kind.title !== title) return false;
  if (unique !== undefined && kind.unique !== unique) return false;
  if (trait !== undefined && !trait.some((one) => hasTrait(game, thing, one))) return false;
  if (affiliation !== undefined && !affiliation.some((one) => hasAffiliation(game, thing, one))) return false;
  if (keyword !== undefined && !isWithKeyword(cx, keyword, thing)) return false;
  if (resource && resourcesOf(game, thing) <= 0) return false;
  if (filter.icon !== undefined && read(game, filter.icon, thing) <= 0) return false;
  if (printedCost && !isWithin(cx, printedCost, kind.cost)) return false;
  if (printedForce && !isWithin(cx, printedForce, kind.force)) return false;
  if (filter.force && !isWithin(cx, filter.force, forceOf(game, thing))) return false;
  if (filter.named && !hasName(cx, thing)) return false;
  if (filter.faction !== undefined && isInFaction(game, thing) !== (filter.faction === 'in')) return false;
  return filter.shares === undefined || sharesWith(cx, filter.shares, thing);
}

function isWithKeyword({ game }: CardGameCx, keyword: NonNullable<Filter['keyword']>, thing: Thing): boolean {
  switch (keyword) {
    case 'edge':
      return edgeOf(game, thing) > 0;
    case 'protect':
      return kindOf(thing).protect.length > 0;
    case 'pilot':
      return kindOf(thing).pilot?.keyword === true;
    default:
      return hasKeyword(game, thing, keyword);
  }
}

/** The title, the trait or the type that was named. */
function hasName({ name, game }: CardGameCx, thing: Thing): boolean {
  if (name === undefined) return false;
  const { title, type } = kindOf(thing);
  return title === name || type === name || hasTrait(game, thing, name);
}

type Shares = NonNullable<Filter['shares']>;

function sharesWith(cx: CardGameCx, { what, with: whom }: Shares, thing: Thing): boolean {
  return namedBy(cx, whom).some((other) => doShare(cx, what, thing, other));
}

function doShare({ game }: CardGameCx, what: Shares['what'], one: Thing, other: Thing): boolean {
  const [a, b] = [kindOf(one), kindOf(other)];
  switch (what) {
    case 'controller':
      return controllerOf(game.state, one) === controllerOf(game.state, other);
    case 'title':
      return a.title === b.title;
    case 'set':
      return a.set === b.set;
    case 'affiliation':
      // Neutral is none.
      return (
        one === other ||
        AFFILIATIONS.some(
          (each) =>
            each !== 'neutral' && hasAffiliation(game, one, each) && hasAffiliation(game, other, each),
        )
      );
    case 'trait':
      return [...a.traits, ...b.traits].some(
        (each) => hasTrait(game, one, each) && hasTrait(game, other, each),
      );
  }
}

/** The affiliations of the cards that a player controls. */
export function affiliationsOf({ game }: CardGameCx, seat: Seat): readonly Affiliation[] {
  const own = game.state.play.filter((record) => record.seat === seat);
  return AFFILIATIONS.filter(
    (each) => each !== 'neutral' && own.some(({ card }) => hasAffiliation(game, card, each)),
  );
}
