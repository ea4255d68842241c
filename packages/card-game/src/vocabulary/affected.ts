import { allowed, type Seat, type Thing, type Words } from '@holofoe/kernel';
import { isCard, kindOf } from '../cards/catalogue.ts';
import type { CardGame, CardGameCx, CardGameEngine } from '../terms/words.ts';

/** As this file sees a word: what its cards are stands in its slots. */
interface AnyWord {
  readonly slots?: { readonly [field: string]: string };
  readonly can: (cx: CardGameCx, word: { readonly [field: string]: unknown }) => boolean;
}

/** Words that do nothing to cards that card effects, or the events of a trait, cannot affect. */
export function sparing(words: Words<CardGame>): Words<CardGame> {
  const entries = Object.entries(words as unknown as { readonly [name: string]: AnyWord });
  return Object.fromEntries(
    entries.map(([name, word]) => [name, spared(word)]),
  ) as unknown as Words<CardGame>;
}

function spared(word: AnyWord): AnyWord {
  const fields = Object.entries(word.slots ?? {}).flatMap(([field, is]) => (is === 'cards' ? [field] : []));
  if (fields.length === 0) return word;
  return {
    ...word,
    can(cx, filled) {
      if (!isAnybodySpared(cx)) return word.can(cx, filled);
      const left = fields.flatMap((field) => {
        const things = filled[field];
        return Array.isArray(things) ? [[field, things.filter((thing) => isAffected(cx, thing))]] : [];
      });
      return word.can(cx, { ...filled, ...Object.fromEntries(left) });
    },
  };
}

const AFFECTED = 'be affected';

function isAnybodySpared({ game }: CardGameCx): boolean {
  return Object.keys(game.standing.rules).some((rule) => rule.startsWith(AFFECTED));
}

function isAffected({ game, seat, card }: CardGameCx, thing: Thing): boolean {
  return !isUnaffected(game, thing, seat, card);
}

/** Also by what lasts, and by what a card in play says. */
export function isUnaffected(game: CardGameEngine, thing: Thing, seat: Seat, card: Thing): boolean {
  if (thing < 0) return false;
  if (!allowed(game, AFFECTED, thing, seat)) return true;
  if (!isCard(card)) return false;
  const { type, traits } = kindOf(card);
  return (
    type === 'event' && traits.some((trait) => !allowed(game, `be affected by ${trait} events`, thing, seat))
  );
}
