import {
  type Ask,
  contextOf,
  effectOf,
  type Ready,
  type Thing,
  type Usable,
  type Wish,
} from '@holofoe/kernel';
import { isCard, kindOf } from '../cards/catalogue.ts';
import { controllerOf } from '../rules/reads.ts';
import { abilitiesOn } from '../terms/abilities.ts';
import type { CardGame, CardGameCx, Effect } from '../terms/words.ts';
import { worthOfThing } from './card-worth.ts';
import type { Look } from './look.ts';

/** What an ability gives by its words, less what its price takes. */
export function worthOfUsing({ game }: Look, { cx, ability }: Usable<CardGame>): number {
  const { language } = game.rules;
  const ahead = contextOf(game, cx.seat, cx.card, cx.ability, cx.now, cx.says);
  const gives = language.worth(ahead, effectOf(ability));
  if (gives <= 0 || ability.price === undefined) return gives;
  return gives - Math.max(0, -language.worth(ahead, ability.price));
}

export function worthOfReady(look: Look, ready: Ready<CardGame> | 'pass'): number {
  return ready === 'pass' ? 0 : worthOfUsing(look, ready);
}

export function worthOfWish(look: Look, wish: Wish<CardGame>, source: Ask['source']): number {
  return 'wish' in wish ? worthOfEffect(look, wish.wish, source) : 0;
}

export function worthOfEffect(look: Look, effect: Effect, source: Ask['source']): number {
  return look.game.rules.language.worth(contextFor(look, source), effect);
}

function contextFor({ game, me }: Look, source: Ask['source']): CardGameCx {
  return contextOf(game, me.seat, typeof source === 'number' ? source : me.affiliation);
}

/** What it is worth that an ability of the asking card has this target: its own words with the target bound. */
export function worthOfTarget(look: Look, thing: Thing, { source, options }: Ask): number {
  const { game, me } = look;
  const { language } = game.rules;
  if (typeof source !== 'number' || !isCard(source)) return 0;
  for (const [index, ability] of abilitiesOn(kindOf(source)).entries()) {
    if ('holds' in ability) continue;
    const effect = effectOf(ability);
    for (const aim of language.aimsIn(effect)) {
      if (!('target' in aim)) continue;
      const cx = contextOf(game, me.seat, source, index);
      const among = aim.target.among(cx);
      if (!options.every((each) => among.includes(each as Thing))) continue;
      cx.targets = [{ slot: aim.target.picked, by: me.seat, things: [thing] }];
      cx.it = [thing];
      return language.worth(cx, effect);
    }
  }
  return harms(look, thing) * worthOfThing(look, thing);
}

/** 1 for what is the other's. */
function harms({ game, me }: Look, thing: Thing): 1 | -1 {
  return thing > 0 && controllerOf(game.state, thing) === me.seat ? -1 : 1;
}

/** Words that do no good to what they are about. */
const HARMFUL: ReadonlySet<string> = new Set([
  'capture',
  'damage',
  'destroy',
  'discard',
  'discard from play',
  'focus',
  'leave engagement',
  'move captive',
  'sacrifice',
  'take control',
  'throw out',
  'uncommit',
  'unshield',
]);

/** What it is worth that a word is about this thing: harm to what the other has, good to what is one's own. */
export function worthOfChoice(look: Look, thing: Thing, { topic }: Ask): number {
  const word = topic.slice(0, -WHOM.length);
  const sign = HARMFUL.has(word) ? harms(look, thing) : -harms(look, thing);
  return sign * worthOfThing(look, thing);
}

export const WHOM = ' whom';
