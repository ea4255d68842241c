import type { Thing } from '@holofoe/kernel';
import { AI_OWNER, kindOf, ownerOf } from '../cards/number.ts';
import { aiOf, type SideNo, type State } from '../state.ts';
import { holderOf } from './in-play.ts';
import { inPool } from './pool.ts';
import {
  areaOfStage,
  dieOfFace,
  dieOfThing,
  isCardThing,
  isDieThing,
  isFaceThing,
  isSideThing,
  isStageThing,
  sideOfThing,
} from './things.ts';

/** Who has a thing: of a card that is nowhere in play its owner. */
export function controllerOf(state: State, thing: Thing, near = state.first): SideNo {
  if (isSideThing(thing)) return sideOfThing(thing);
  if (isStageThing(thing)) return areaOfStage(thing);
  if (isDieThing(thing)) return inPool(state, dieOfThing(thing))?.side.no ?? state.first;
  if (isFaceThing(thing)) return inPool(state, dieOfFace(thing).no)?.side.no ?? state.first;
  if (!isCardThing(thing)) return state.first;
  const holder = holderOf(state, thing);
  if (holder && kindOf(thing).type !== 'downgrade') return holder.side;
  const owner = ownerOf(thing);
  return owner === AI_OWNER ? aiOf(state, holder?.side ?? near).no : owner;
}
