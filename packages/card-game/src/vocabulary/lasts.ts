import { capital, type Lasting, listed, type Thing } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { inPlay } from '../state.ts';
import type { CardGame, CardGameCx, HappeningOf } from '../terms/words.ts';
import { LANGUAGE } from './language.ts';
import { predicate } from './predicate.ts';
import { SAYS } from './says.ts';

/** What is told where rules are put on cards or players for a time. */
export function lasts(
  cx: CardGameCx,
  things: readonly Thing[],
  effect: Lasting<CardGame>,
  now: readonly (number | undefined)[],
): HappeningOf<'lasts'> {
  const { game, seat: by } = cx;
  const card = things.length === 1 ? things[0] : undefined;
  if (!game.desk.tell) return { kind: 'lasts', card, by };
  const isOpen = things.every((thing) => inPlay(game.state, thing) !== undefined);
  const cards = isOpen ? things : undefined;
  return { kind: 'lasts', card, cards, says: lastingText(cx, cards, asTheyAre(effect, now)), by };
}

/** With the numbers as they are now, without what adds nothing. */
function asTheyAre(effect: Lasting<CardGame>, now: readonly (number | undefined)[]): Lasting<CardGame> {
  const rules = effect.lasting.flatMap((rule, i) => {
    const n = now[i];
    if (n === undefined) return [rule];
    if ('add' in rule) return n === 0 ? [] : [{ ...rule, add: n }];
    return 'set' in rule ? [{ ...rule, set: n }] : [rule];
  });
  return { ...effect, lasting: rules };
}

/** Cards in play by their names; of players and of cards that lie elsewhere the card itself speaks. */
function lastingText(
  { card }: CardGameCx,
  cards: readonly Thing[] | undefined,
  effect: Lasting<CardGame>,
): string | undefined {
  if (effect.lasting.length === 0) return undefined;
  if (!cards) return `${kindOf(card).title}: ${LANGUAGE.text(effect)}`;
  const subject = listed(cards.map((thing) => kindOf(thing).title));
  const said = predicate(cards.length > 1 ? 'them' : 'it', effect.lasting.map(LANGUAGE.ruleText));
  return `${capital(`until ${SAYS.until(effect.until)}`)}, ${said.replace(/^(they|it)\b/, () => subject)}`;
}
