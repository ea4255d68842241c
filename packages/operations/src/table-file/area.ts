import type { Hidden } from '@holofoe/kernel';
import { AI_OWNER } from '../cards/number.ts';
import type { Stage } from '../scenarios/stage.ts';
import { type Area, emptyArea, FIRST_AREA, START_RESOURCES } from '../state.ts';
import { layCharacters, laySupports, type Owners } from './holders.ts';
import { layPiles, namedPlaces, takeList, takeRest } from './piles.ts';
import type { AreaFile } from './schema.ts';
import { listingIn, type StageCards, stageCards } from './stage-cards.ts';
import { IN_AI_DECK, newOwner, type Owner, takeAll } from './supply.ts';

/** An area of the table with its file. */
export interface AreaToLay {
  readonly path: string;
  readonly file: AreaFile;
  readonly stage: Stage;
  readonly cards: StageCards;
  readonly owner: Owner;
  readonly area: Area;
}

/** An empty area; `players` is the number of players in it now. */
export function newArea(
  path: string,
  file: AreaFile,
  { stage, index }: { readonly stage: Stage; readonly index: number },
  at: number,
  players: number,
  expert: boolean,
): AreaToLay {
  const perPlayer = file.perPlayer ?? players;
  const cards = stageCards(stage, perPlayer, expert);
  const area: Area = {
    ...emptyArea(FIRST_AREA + at, index, perPlayer),
    // OPS-69, OPS-77
    resources: file.resources ?? (stage.number === 1 ? START_RESOURCES : 0),
    replaced: file.replaced ?? false,
    counters: file.counters ?? 0,
    cleared: file.cleared ?? false,
    acted: file.acted ?? false,
    activated: file.activated ?? false,
  };
  const brings = [...cards.characters, ...cards.supports, ...cards.plots, ...cards.deck];
  return { path, file, stage, cards, owner: newOwner(AI_OWNER, brings), area };
}

export function layHoldersOfArea({ path, file, stage, cards, area }: AreaToLay, owners: Owners): void {
  layCharacters(owners, `${path}.characters`, file.characters ?? cards.characters, area, (id) =>
    listingIn(stage, area.perPlayer, id),
  );
  laySupports(owners, `${path}.supports`, file.supports ?? cards.supports, area);
}

/** After everything in play was laid: the deck is what is left. */
export function layCardsOfArea(
  { path, file, cards, owner, area }: AreaToLay,
  { supply }: Owners,
  hidden: Hidden,
): Area {
  area.plots.push(...takeAll(supply, `${path}.plots`, file.plots ?? cards.plots, ['plot'], owner));
  area.discard.push(...takeAll(supply, `${path}.discard`, file.discard ?? [], IN_AI_DECK, owner));
  area.defeated.push(...takeAll(supply, `${path}.defeated`, file.defeated ?? [], ['character'], owner));
  const top = namedPlaces(supply, `${path}.top`, file.top ?? [], IN_AI_DECK, owner);
  const bottom = namedPlaces(supply, `${path}.bottom`, file.bottom ?? [], IN_AI_DECK, owner);
  const rest = file.deck
    ? takeList(supply, `${path}.deck`, file.deck, IN_AI_DECK, owner)
    : takeRest(supply, `${path}.deck`, cards.deck, owner, cards.supports);
  const laid = layPiles(supply, hidden, rest, [
    [`${path}.top`, top],
    [`${path}.bottom`, bottom],
  ]);
  area.deck = [...(laid.piles[0] ?? []), ...laid.rest, ...(laid.piles[1] ?? [])];
  return area;
}
