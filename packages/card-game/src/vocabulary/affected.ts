import { allowed, type Seat, type Thing, type Words } from '@holofoe/kernel';
import { isCard, KINDS, kindOf } from '../cards/catalogue.ts';
import type { Permission } from '../terms/stat.ts';
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
      if (!isAnybodySpared(cx.game)) return word.can(cx, filled);
      const left = fields.flatMap((field) => {
        const things = filled[field];
        return Array.isArray(things) ? [[field, things.filter((thing) => isAffected(cx, thing))]] : [];
      });
      return word.can(cx, { ...filled, ...Object.fromEntries(left) });
    },
  };
}

const AFFECTED = 'be affected';

/** All that cards in play say of this. */
const BANS: ReadonlySet<Permission> = new Set(
  KINDS.flatMap(({ abilities }) => abilities)
    .flatMap((ability) => ('holds' in ability ? ability.holds : []))
    .flatMap((rule) => ('cannot' in rule && rule.cannot.startsWith(AFFECTED) ? [rule.cannot] : [])),
);

/** Mostly nobody is, and it is asked for every rule that holds. */
function isAnybodySpared({ standing: { rules } }: CardGameEngine): boolean {
  for (const ban of BANS) if (rules[ban] !== undefined) return true;
  return false;
}

function isAffected({ game, seat, card }: CardGameCx, thing: Thing): boolean {
  return !isUnaffected(game, thing, seat, card);
}

/** Also by what lasts, and by what a card in play says. */
export function isUnaffected(game: CardGameEngine, thing: Thing, seat: Seat, card: Thing): boolean {
  if (thing < 0 || !isAnybodySpared(game)) return false;
  if (!allowed(game, AFFECTED, thing, seat)) return true;
  if (!isCard(card)) return false;
  const { type, traits } = kindOf(card);
  return (
    type === 'event' && traits.some((trait) => !allowed(game, `be affected by ${trait} events`, thing, seat))
  );
}
