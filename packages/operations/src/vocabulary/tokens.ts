import { DONE, type Play, type Thing, takeChoice } from '@holofoe/kernel';
import { shieldAi } from '../ai/apply-sign.ts';
import { damageInPool, falls } from '../ai/blow-taken.ts';
import { characterOfThing, dieOf } from '../rules/about.ts';
import type { Cx } from '../rules/battle.ts';
import { dealDamage, dealSpread, defeat, moveDamage } from '../rules/damage.ts';
import { remainingHealth } from '../rules/in-play.ts';
import { sideOfThing, thingOfSide } from '../rules/things.ts';
import { gain, giveShields, heal, lose, spend, takeShields } from '../rules/tokens.ts';
import { split } from '../rules/topics.ts';
import { areaOf, type Character, isAi, isPlayer, MOST_SHIELDS, type Side, sideOf } from '../state.ts';
import { ownSide, sourceOf } from './select.ts';
import { ofDamage, resources, shields as shieldsText, whom, withCountLast } from './texts.ts';
import { ruleOfChoice, whyOf, whyOfBoth } from './why.ts';
import type { WordsIn } from './words-in.ts';
import { RESOURCE, SPARED } from './worth.ts';

function characterOf({ game }: Cx, thing: Thing): Character | undefined {
  return characterOfThing(game.state, thing);
}

function sideAt({ game }: Cx, thing: Thing): Side {
  return sideOf(game.state, sideOfThing(thing));
}

/** For each of several things, what it comes to. */
function sumOver(things: readonly Thing[], of: (thing: Thing) => number): number {
  let sum = 0;
  for (const thing of things) sum += of(thing);
  return sum;
}

/** Good for the one who does it, or bad: 1 on the own side of the table, -1 on the other. */
function good({ seat }: Cx, { side }: { readonly side: number }): 1 | -1 {
  return isAi(side) === isAi(seat) ? 1 : -1;
}

/** OPS-30: of what the AI takes itself, shields stop a part; what falls takes its dice with it. */
function lossBy(cx: Cx, character: Character, n: number, unblockable: boolean): number {
  const { side, shields } = character;
  if (!isAi(side)) return n;
  // Where a die is reckoned, other dice are not: they might reckon with this one.
  if (falls(cx.game, character, { n, unblockable }))
    return dieOf(cx) ? n : n + damageInPool(cx.game, character);
  const blocked = unblockable ? 0 : Math.min(n, shields);
  return n - blocked + blocked * SPARED;
}

/** OPS-30: damage that moves among the players' characters does harm where whoever gets it is then nearer to falling. */
function endangers({ game }: Cx, from: Character, to: Character, moved: number): 1 | -1 {
  return remainingHealth(game, to) - moved < remainingHealth(game, from) ? 1 : -1;
}

function isShieldable(character: Character | undefined): character is Character {
  return character !== undefined && character.shields < MOST_SHIELDS;
}

function shieldsOn({ characters }: Side): number {
  return characters.reduce((sum, { shields }) => sum + shields, 0);
}

function damageOn({ characters }: Side): number {
  return characters.reduce((sum, { damage }) => sum + damage, 0);
}

/** What a side has room for. */
function room(what: 'shields' | 'healing', side: Side): number {
  if (what === 'healing') return isPlayer(side) ? damageOn(side) : 0;
  return side.characters.length * MOST_SHIELDS - shieldsOn(side);
}

/** As many as they have. */
function takeFrom(cx: Cx, from: readonly Thing[], n: number): number {
  return sumOver(from, (thing) => {
    const side = sideAt(cx, thing);
    const taken = Math.min(n, side.resources);
    lose(cx.game, side, taken);
    return taken;
  });
}

export const TOKENS: WordsIn<
  'gain' | 'spend' | 'shield' | 'spread' | 'strip' | 'heal' | 'hit' | 'indirect' | 'defeat'
> = {
  gain: {
    slots: { who: 'cards', from: 'cards', n: 'amount' },
    can: (cx, { from, n }) =>
      n > 0 && (from === undefined || from.some((thing) => sideAt(cx, thing).resources > 0)),
    run(cx, { who = [thingOfSide(cx.seat)], from, n }) {
      const taken = from === undefined ? n : takeFrom(cx, from, n);
      for (const thing of who) gain(cx.game, sideAt(cx, thing), taken);
      return DONE;
    },
    worth: (_, { who = ONE, n }) => who.length * n * RESOURCE,
    text: ({ who, from, n }) => {
      const [many, forEach] = withCountLast(n);
      if (from !== undefined) return `take ${resources(many)} from ${from}${forEach}`;
      return `${who === undefined ? 'gain' : `let ${who} gain`} ${resources(many)}${forEach}`;
    },
  },
  spend: {
    slots: { n: 'amount' },
    can: (cx, { n }) => ownSide(cx).resources >= n,
    run(cx, { n }) {
      spend(cx.game, ownSide(cx), n);
      return DONE;
    },
    worth: (_, { n }) => -n * RESOURCE,
    text: ({ n }) => `spend ${resources(n)}`,
  },
  shield: {
    slots: { to: 'cards', n: 'amount' },
    can: (cx, { to, n }) => n > 0 && to.some((thing) => isShieldable(characterOf(cx, thing))),
    run(cx, { to, n }) {
      for (const thing of to) {
        const character = characterOf(cx, thing);
        if (character)
          giveShields(cx.game, character, n, whyOf(cx, thing, ruleOfChoice(cx, thing, 'OPS-16')));
      }
      return DONE;
    },
    worth: (cx, { to, n }) =>
      sumOver(to, (thing) => {
        const character = characterOf(cx, thing);
        return character ? good(cx, character) * Math.min(n, MOST_SHIELDS - character.shields) * SPARED : 0;
      }),
    text: ({ to, n }) => `give ${shielded(to)} ${shieldsText(n)}`,
  },
  spread: {
    slots: { who: 'cards', n: 'amount' },
    can: (cx, { what, who, n }) => n > 0 && who.some((thing) => room(what, sideAt(cx, thing)) > 0),
    *run(cx, { what, who, n }) {
      for (const thing of who) yield* spreadOver(cx, what, sideAt(cx, thing), n);
    },
    worth: (cx, { what, who, n }) =>
      sumOver(who, (thing) => {
        const side = sideAt(cx, thing);
        return good(cx, { side: side.no }) * Math.min(n, room(what, side)) * SPARED;
      }),
    text: ({ what, who, n }) => {
      if (what === 'shields') return `spread ${shieldsText(n)} over your characters as you wish`;
      return `${who} heals ${ofDamage(n)} from among their characters`;
    },
  },
  strip: {
    slots: { from: 'cards', n: 'amount' },
    can: (cx, { from }) => from.some((thing) => (characterOf(cx, thing)?.shields ?? 0) > 0),
    run(cx, { from, n = MOST_SHIELDS }) {
      for (const thing of from) {
        const character = characterOf(cx, thing);
        if (character) takeShields(cx.game, character, n, whyOf(cx, thing));
      }
      return DONE;
    },
    worth: (cx, { from, n = MOST_SHIELDS }) =>
      sumOver(from, (thing) => {
        const character = characterOf(cx, thing);
        return character ? -good(cx, character) * Math.min(n, character.shields) * SPARED : 0;
      }),
    text: ({ from, n }) => `remove ${n === undefined ? 'all shields' : shieldsText(n)} from ${whom(from)}`,
  },
  heal: {
    slots: { to: 'cards', onto: 'cards', n: 'amount' },
    can: (cx, { to, n }) => n > 0 && to.some((thing) => (characterOf(cx, thing)?.damage ?? 0) > 0),
    *run(cx, { to, onto, n }) {
      for (const thing of to) {
        const character = characterOf(cx, thing);
        const other = onto?.[0] === undefined ? undefined : characterOf(cx, onto[0]);
        if (character && other) {
          const why = whyOfBoth(cx, thing, other.card, isAi(cx.seat) ? 'OPS-30' : undefined);
          yield* moveDamage(cx.game, character, other, n, why);
        } else if (character) heal(cx.game, character, n, whyOf(cx, thing));
      }
    },
    worth: (cx, { to, onto, n }) =>
      sumOver(to, (thing) => {
        const character = characterOf(cx, thing);
        if (!character) return 0;
        const other = onto?.[0] === undefined ? undefined : characterOf(cx, onto[0]);
        const healed = Math.min(n, character.damage);
        const isGood = other ? endangers(cx, character, other, healed) : good(cx, character);
        return isGood * healed * SPARED;
      }),
    text: ({ to, onto, n }) =>
      onto === undefined
        ? `heal ${ofDamage(n)} from ${whom(to)}`
        : `move ${ofDamage(n)} from ${whom(to)} to ${whom(onto)}`,
  },
  hit: {
    slots: { at: 'cards', n: 'amount' },
    can: (cx, { at, n }) => n > 0 && at.some((thing) => characterOf(cx, thing) !== undefined),
    *run(cx, { at, n, unblockable }) {
      for (const thing of at) {
        // Whoever fell meanwhile is no longer there.
        const character = characterOf(cx, thing);
        const blow = { unblockable: unblockable === true, why: whyOf(cx, thing) };
        if (character) yield* dealDamage(cx.game, character, n, blow);
      }
    },
    worth: (cx, { at, n, unblockable }) =>
      sumOver(at, (thing) => {
        const character = characterOf(cx, thing);
        return character ? -good(cx, character) * lossBy(cx, character, n, unblockable === true) : 0;
      }),
    text: ({ at, n, unblockable }) =>
      `deal ${unblockable ? `${n} unblockable damage` : ofDamage(n)} to ${whom(at)}`,
  },
  indirect: {
    slots: { to: 'cards', n: 'amount' },
    can: (cx, { to, n }) => n > 0 && to.some((thing) => sideAt(cx, thing).characters.length > 0),
    *run(cx, { to, n }) {
      for (const thing of to) yield* dealSpread(cx.game, sideAt(cx, thing), n, sourceOf(cx));
    },
    worth: (cx, { to, n }) => sumOver(to, (thing) => -good(cx, { side: sideOfThing(thing) }) * n),
    text: ({ to, n }) => (to === 'it' ? `take ${n} indirect damage` : `deal ${n} indirect damage to ${to}`),
  },
  defeat: {
    slots: { who: 'cards' },
    can: (cx, { who }) => who.some((thing) => characterOf(cx, thing) !== undefined),
    *run(cx, { who }) {
      for (const thing of who) {
        const character = characterOf(cx, thing);
        if (character) yield* defeat(cx.game, character, whyOf(cx, thing));
      }
    },
    worth: (cx, { who }) =>
      sumOver(who, (thing) => {
        const character = characterOf(cx, thing);
        return character ? -good(cx, character) * remainingHealth(cx.game, character) : 0;
      }),
    text: ({ who }) => `defeat ${whom(who)}`,
  },
};

const ONE: readonly Thing[] = [0];

/** OPS-16 in words, where the AI has the choice. */
function shielded(to: string): string {
  if (to === 'an AI character') return 'the AI character with the least health remaining';
  return to === 'another AI character' ? `${to}, by the shield priority,` : whom(to);
}

/** A side divides it over its own characters, as a player wishes; the AI gives all its shields to one (OPS-16). */
function* spreadOver(cx: Cx, what: 'shields' | 'healing', side: Side, n: number): Play {
  const { game } = cx;
  if (!isPlayer(side)) {
    shieldAi(game, areaOf(game.state, side.no), n, takeChoice(cx));
    return;
  }
  const open = side.characters.filter(({ shields, damage }) =>
    what === 'shields' ? shields < MOST_SHIELDS : damage > 0,
  );
  const most = open.map(({ shields, damage }) => (what === 'shields' ? MOST_SHIELDS - shields : damage));
  const total = Math.min(n, room(what, side));
  if (total === 0) return;
  const topic = what === 'shields' ? 'spread shields' : 'spread heal';
  const shares = yield* split(game, side.no, topic, open, total, most, sourceOf(cx));
  for (const [i, character] of open.entries()) {
    const share = shares[i] ?? 0;
    if (what === 'shields') giveShields(game, character, share);
    else heal(game, character, share);
  }
}
