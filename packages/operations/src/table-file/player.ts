import { type Hidden, knownBy, type Seat } from '@holofoe/kernel';
import { kindOf } from '../cards/number.ts';
import { findReadyDeck, nameOfSeat, unknownDeck } from '../config.ts';
import type { ReadyDeck } from '../decks/ready.ts';
import { affiliationOf } from '../rules/setup.ts';
import { HAND_SIZE, type Player, START_RESOURCES } from '../state.ts';
import { type Listing, layCharacters, laySupports, type Owners } from './holders.ts';
import { layPiles, namedPlaces, takeList, takeRest } from './piles.ts';
import type { CharacterFile, PlayerFile } from './schema.ts';
import { fault, IN_DECK, newOwner, type Owner, type Supply, takeAll } from './supply.ts';

/** A player of the table with the file. */
export interface PlayerToLay {
  readonly path: string;
  readonly file: PlayerFile;
  /** What the player has where the file does not say. */
  readonly ready: ReadyDeck;
  readonly owner: Owner;
  readonly player: Player;
}

export function newPlayer(
  supply: Supply,
  seat: Seat,
  file: PlayerFile,
  usual: ReadyDeck,
  areas: number,
): PlayerToLay {
  const path = `players[${seat}]`;
  const named = typeof file.deck === 'string' ? findReadyDeck(file.deck) : usual;
  if (!named) fault(supply, `${path}.deck`, unknownDeck(String(file.deck)));
  const ready = named ?? usual;
  const area = file.area === undefined ? seat % Math.max(1, areas) : file.area - 1;
  if (file.area !== undefined && file.area > Math.max(1, areas))
    fault(supply, `${path}.area`, `there is no area M-${file.area}; the stage has ${areas}`);
  const { characters, plot, cards } = ready;
  const brings = [
    ...characters.map(({ id }) => id),
    ...(plot === undefined ? [] : [plot]),
    ...Object.keys(cards),
  ];
  const player: Player = {
    no: seat,
    name: file.name ?? nameOfSeat(seat),
    affiliation: 'neutral',
    characters: [],
    supports: [],
    plots: [],
    pool: [],
    resources: file.resources ?? (file.eliminated ? 0 : START_RESOURCES),
    deck: [],
    discard: [],
    defeated: [],
    replaced: file.replaced ?? false,
    hand: [],
    area,
    eliminated: file.eliminated ?? 'no',
    upgraded: file.upgraded ?? false,
  };
  return { path, file, ready, owner: newOwner(seat, brings), player };
}

export function layHoldersOfPlayer({ path, file, ready, player }: PlayerToLay, owners: Owners): void {
  layCharacters(owners, `${path}.characters`, charactersOf(file, ready), player, (id) =>
    typeof file.deck === 'string' ? listingIn(ready, id) : undefined,
  );
  laySupports(owners, `${path}.supports`, file.supports ?? [], player);
}

function charactersOf({ characters, eliminated }: PlayerFile, ready: ReadyDeck): readonly CharacterFile[] {
  if (characters) return characters;
  return eliminated ? [] : ready.characters.map(({ id, elite }) => ({ card: id, elite }));
}

function listingIn({ characters }: ReadyDeck, id: string): Listing | undefined {
  const listed = characters.find((each) => each.id === id);
  return listed && { elite: listed.elite };
}

/** After everything in play was laid: the deck is what is left. */
export function layCardsOfPlayer(
  { path, file, ready, owner, player }: PlayerToLay,
  { supply }: Owners,
  hidden: Hidden,
  handSize: number,
): Player {
  const plots = file.plots ?? (ready.plot === undefined || file.characters ? [] : [ready.plot]);
  player.plots.push(...takeAll(supply, `${path}.plots`, plots, ['plot'], owner));
  player.discard.push(...takeAll(supply, `${path}.discard`, file.discard ?? [], IN_DECK, owner));
  player.defeated.push(...takeAll(supply, `${path}.defeated`, file.defeated ?? [], ['character'], owner));
  const top = namedPlaces(supply, `${path}.top`, file.top ?? [], IN_DECK, owner);
  const bottom = namedPlaces(supply, `${path}.bottom`, file.bottom ?? [], IN_DECK, owner);
  const named = Array.isArray(file.hand)
    ? namedPlaces(supply, `${path}.hand`, file.hand, IN_DECK, owner, knownBy([player.no]))
    : undefined;
  const rest =
    file.deck === undefined || typeof file.deck === 'string'
      ? takeRest(supply, `${path}.deck`, idsOf(ready), owner)
      : takeList(supply, `${path}.deck`, file.deck, IN_DECK, owner);
  const unnamed = typeof file.hand === 'number' ? file.hand : Math.min(handSize, rest.length);
  const hand = named ?? Array.from({ length: unnamed }, () => 'unseen' as const);
  const laid = layPiles(supply, hidden, rest, [
    [`${path}.top`, top],
    [`${path}.bottom`, bottom],
    [`${path}.hand`, hand],
  ]);
  player.deck = [...(laid.piles[0] ?? []), ...laid.rest, ...(laid.piles[1] ?? [])];
  player.hand.push(...(laid.piles[2] ?? []));
  const team = [...player.characters.map(({ card }) => card), ...player.defeated];
  return { ...player, affiliation: affiliationOf(team.map(kindOf)) };
}

function idsOf({ cards }: ReadyDeck): readonly string[] {
  return Object.entries(cards).flatMap(([id, copies]) => Array.from({ length: copies }, () => id));
}

/** Before the first round nobody has drawn cards. */
export function handSizeAt(step: string): number {
  return step === 'draw hands' ? 0 : HAND_SIZE;
}
