import { EVERYBODY, type Pile, type Place, type Seat, shuffle, type Thing } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { putAway } from '../rules/piles.ts';
import { type Player, playerOf, type State } from '../state.ts';
import type { Kind } from '../terms/kind.ts';
import type { CardGameEngine } from '../terms/words.ts';
import type { PileFile, SideFile } from './schema.ts';
import { fault, type Supply, take } from './supply.ts';

/** A card that nobody has seen, until the decks are laid: no stock has this number. */
const UNSEEN: Place = { stock: 0 };

/** Hand, fate deck, discard pile and what is known of the command deck. */
export function layPiles(game: CardGameEngine, seat: Seat, supply: Supply, file: SideFile): void {
  const player = playerOf(game.state, seat);
  const { hand = [], fates = [], discard = [], top = [] } = file;
  const path = (list: string) => `${supply.side}.${list}`;
  // Nobody has looked at the AI's piles.
  if (player.isAi) player.hand.push(...pileOf(supply, path('hand'), hand, 0));
  else
    for (const place of pileOf(supply, path('hand'), hand, 0))
      if ('card' in place) putAway(game, place.card, 'hand', seat);
      else player.hand.push(place);
  player.fates.push(...pileOf(supply, path('fates'), fates, 0));
  if (!player.isAi && fates.length > 0) fault(supply, path('fates'), 'only the AI has a fate deck');
  const newestLast = commandsIn(supply, path('discard'), discard).reverse();
  for (const card of newestLast) putAway(game, card, 'discard');
  player.deck.push(...pileOf(supply, path('top'), top, EVERYBODY));
}

/** A pile as it is written, known to the seats of these bits. */
export function pileOf(supply: Supply, path: string, file: PileFile, by: number): Pile {
  return file.flatMap((text, i): Place[] => {
    if (text === null) return [UNSEEN];
    const card = take(supply, `${path}[${i}]`, text, isCommand);
    return card === undefined ? [] : [{ card, by }];
  });
}

function commandsIn(supply: Supply, path: string, texts: readonly string[]): Thing[] {
  return texts.flatMap((text, i) => take(supply, `${path}[${i}]`, text, isCommand) ?? []);
}

export function isCommand({ type, title }: Kind): string | undefined {
  return type === 'objective' || type === 'affiliation' ? `${title} is no command card` : undefined;
}

/** What is left of the decks, shuffled; unseen cards elsewhere are among it. */
export function layDecks(state: State, seat: Seat, supply: Supply): void {
  const player = playerOf(state, seat);
  const left = [...supply.left];
  const sealed = (cards: readonly Thing[]): Pile =>
    shuffle(
      state.hidden,
      cards.map((card) => ({ card, by: 0 })),
    );
  player.objectives = sealed(left.filter(isObjective));
  const commands = sealed(left.filter((card) => !isObjective(card)));
  for (const pile of unseenPiles(state, player)) {
    for (const [i, place] of pile.entries()) if (place === UNSEEN) pile[i] = commands.pop() ?? UNSEEN;
    if (pile.includes(UNSEEN)) fault(supply, supply.side, 'the deck has fewer cards than lie there unseen');
  }
  player.deck.push(...commands);
}

function unseenPiles({ engagement }: State, { seat, hand, fates }: Player): readonly Pile[] {
  const stack = engagement?.battle?.stacks[seat === 0 ? 0 : 1];
  return [hand, fates, ...(stack ? [stack] : [])];
}

function isObjective(card: Thing): boolean {
  return kindOf(card).type === 'objective';
}
