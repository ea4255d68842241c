import {
  type Ask,
  actionsOf,
  attach,
  contextOf,
  type Live,
  openDesk,
  type Pile,
  type Play,
  type Request,
  type Seat,
  shuffle,
  type TableEvent,
  type Thing,
  use,
} from '@holofoe/kernel';
import { AFFILIATION_CARDS, numberOfAffiliation } from '../../src/cards/affiliations.ts';
import { kindById, kindOf, ownerOf } from '../../src/cards/catalogue.ts';
import { openGame } from '../../src/open-game.ts';
import { says } from '../../src/rules/attaching.ts';
import { damage } from '../../src/rules/damage.ts';
import { seenIn } from '../../src/rules/piles.ts';
import { emptyPlayer } from '../../src/rules/setup.ts';
import { whereIs } from '../../src/rules/zones.ts';
import {
  DARK,
  type InPlay,
  inPlay,
  LIGHT,
  newInPlay,
  type Player,
  playerOf,
  STATE_FORMAT,
  type State,
} from '../../src/state.ts';
import { numberOf } from '../../src/terms/number.ts';
import type { CardGame, CardGameCx, CardGameEngine, Effect } from '../../src/terms/words.ts';

type Tokens = Partial<
  Pick<InPlay, 'committed' | 'damage' | 'focus' | 'host' | 'role' | 'seat' | 'shields' | 'type'>
>;

/**
 * Cards laid out by hand, on which something happens outside of the game's course. Questions are answered by topic, and
 * all of them are kept: seat, topic, options.
 */
export class Bench {
  readonly state: State;
  readonly events: TableEvent[] = [];
  readonly asked: string[] = [];
  private readonly answers = new Map<string, string[]>();
  private readonly copies = new Map<string, number>();

  constructor({ ai }: { readonly ai?: Seat } = {}) {
    this.state = emptyState(ai);
  }

  private number(id: string): Thing {
    const kind = kindById(id);
    if (!kind) throw new Error(`There is no card ${id}.`);
    const copy = this.copies.get(id) ?? 0;
    this.copies.set(id, copy + 1);
    return numberOf(kind.set, kind.position, copy);
  }

  /** A card in play under its owner's control, or as the tokens say. */
  lay(id: string, tokens: Tokens = {}): Thing {
    const card = this.number(id);
    const { type } = kindOf(card);
    if (type === 'event' || type === 'fate') throw new Error(`${id} is never in play.`);
    const record = newInPlay(card, ownerOf(card), type);
    Object.assign(record, tokens);
    this.state.play.push(record);
    says(this.game(), record);
    return card;
  }

  /** A card in its owner's hand. */
  hold(id: string): Thing {
    const card = this.number(id);
    const player = playerOf(this.state, ownerOf(card));
    player.hand.push({ card, by: player.isAi ? 0 : 1 << player.seat });
    if (!player.isAi) attach(this.game(), card, player.seat, 'hand');
    return card;
  }

  /** Cards of a deck, the first on top. */
  deck(...ids: readonly string[]): readonly Thing[] {
    return this.pile('deck', ids);
  }

  objectives(...ids: readonly string[]): readonly Thing[] {
    return this.pile('objectives', ids);
  }

  private pile(pile: 'deck' | 'objectives', ids: readonly string[]): readonly Thing[] {
    const cards = ids.map((id) => this.number(id));
    for (const card of cards) playerOf(this.state, ownerOf(card))[pile].push({ card, by: 0 });
    return cards;
  }

  /** Cards of a discard pile, the first on top. */
  discard(...ids: readonly string[]): readonly Thing[] {
    const cards = ids.map((id) => this.number(id));
    for (const card of cards) {
      playerOf(this.state, ownerOf(card)).discard.push(card);
      attach(this.game(), card, ownerOf(card), 'discard');
    }
    return cards;
  }

  /** A card under another one. */
  jail(id: string, at: Thing): Thing {
    const card = this.number(id);
    this.card(at).captives.push({ card, by: 1 << DARK });
    return card;
  }

  /** Nobody knows any more where in the pile each card lies. */
  shuffled(seat: Seat): this {
    const player = playerOf(this.state, seat);
    player.deck = shuffle(this.state.hidden, player.deck);
    return this;
  }

  /** As if an engagement stood at its strikes. */
  engage(objective: Thing, attackers: readonly Thing[], defenders: readonly Thing[] = []): this {
    const attacker = attackers[0] === undefined ? LIGHT : this.card(attackers[0]).seat;
    for (const card of attackers) this.card(card).role = 'attacker';
    for (const card of defenders) this.card(card).role = 'defender';
    this.state.phase = 'conflict';
    this.state.engagement = {
      attacker,
      declared: objective,
      engaged: objective,
      step: 'strikes',
      shown: [[], []],
      battle: null,
      edge: null,
      turn: attacker,
      passes: 0,
      strikes: 0,
      over: false,
    };
    return this;
  }

  /** The next answers to a topic, or to a seat's topic ("1 protect"): cards by their numbers, keys, or shares. */
  on(topic: string, ...answers: readonly (Thing | string)[]): this {
    const said = answers.map((answer) => (typeof answer === 'number' ? `card:${answer}` : answer));
    this.answers.set(topic, [...(this.answers.get(topic) ?? []), ...said]);
    return this;
  }

  game(): CardGameEngine {
    const desk = openDesk({ tell: (event) => this.events.push(event) });
    return openGame({ state: this.state, desk });
  }

  /** Something happens; the answers are those that were given. */
  run(start: (game: CardGameEngine) => Play): this {
    const game = this.game();
    const play = start(game);
    for (let next = play.next(); !next.done; next = play.next(this.answer(next.value)));
    if (game.flight.length + game.desk.inside.length > 0) throw new Error('Something was left open.');
    return this;
  }

  /** An effect, as if a card said it. */
  do(card: Thing, effect: Effect): this {
    return this.run((game) => game.rules.language.run(this.cx(game, card), effect));
  }

  can(card: Thing, effect: Effect): boolean {
    const game = this.game();
    return game.rules.language.can(this.cx(game, card), effect);
  }

  worth(card: Thing, effect: Effect): number {
    const game = this.game();
    return game.rules.language.worth(this.cx(game, card), effect);
  }

  cx(game: CardGameEngine, card: Thing, now?: Live<CardGame>): CardGameCx {
    return contextOf(game, inPlay(this.state, card)?.seat ?? ownerOf(card), card, 0, now);
  }

  /** Uses the first action of a card, where it is. */
  use(card: Thing, where?: string): this {
    return this.run((game) => {
      const [usable] = actionsOf(game, card, ownerOf(card), where);
      if (!usable) throw new Error(`${kindOf(card).title} cannot be used.`);
      return use(game, usable);
    });
  }

  /** How many actions a seat could use of a card now. */
  usable(card: Thing, where?: string): number {
    return actionsOf(this.game(), card, inPlay(this.state, card)?.seat ?? ownerOf(card), where).length;
  }

  /** Damage of a strike. */
  hit(card: Thing, n: number, source: Thing): this {
    const by = this.card(source).seat;
    return this.run((game) => damage(game, { card, n, cause: 'icon', source, by }));
  }

  card(card: Thing): InPlay {
    const record = inPlay(this.state, card);
    if (!record) throw new Error(`${kindOf(card).title} is not in play.`);
    return record;
  }

  where(...cards: readonly Thing[]): readonly (string | undefined)[] {
    return cards.map((card) => whereIs(this.state, card));
  }

  cards(pile: Pile): readonly Thing[] {
    return seenIn(pile);
  }

  player(seat: Seat): Player {
    return playerOf(this.state, seat);
  }

  /** The questions about a topic: who was asked, and exactly what could be chosen. */
  about(topic: string): readonly string[] {
    return this.asked.filter((question) => question.includes(` ${topic}: `));
  }

  told(kind: string): readonly unknown[] {
    return this.events.flatMap((event) => (event.kind === kind ? [event.data] : []));
  }

  private answer(request: Request) {
    if (request.kind === 'checkpoint') return undefined;
    return request.kind === 'chance' ? 0 : request.asks.map((ask) => this.reply(ask));
  }

  private reply(ask: Ask): readonly number[] {
    const keys = ask.options.map((_, i) => ask.keyOf(i));
    if (new Set(keys).size < keys.length) throw new Error(`Two options share a key: ${keys.join(', ')}`);
    this.asked.push(`${ask.seat} ${ask.topic}: ${keys.join(', ')}`);
    const queue = this.answers.get(`${ask.seat} ${ask.topic}`) ?? this.answers.get(ask.topic) ?? [];
    const wish = queue.shift();
    if (ask.form.pick === 'order') return [...keys.keys()];
    if (ask.form.pick === 'split')
      return wish?.split(' ').map(Number) ?? inOrder(ask.form.total, ask.form.most);
    if (ask.form.pick === 'some') return chosen(keys, wish, ask.form.min);
    return [wish === undefined ? quiet(keys) : found(keys, wish)];
  }
}

/** Nothing that need not be: pass, no, or the first. */
function quiet(keys: readonly string[]): number {
  const pass = keys.findIndex((key) => key === 'pass' || key === 'no' || key === 'number:0');
  return Math.max(0, pass);
}

function found(keys: readonly string[], wish: string): number {
  const effect = wish.startsWith('card:') ? `effect:${wish.slice('card:'.length)}.` : wish;
  const index = keys.findIndex((key) => key === wish || key.startsWith(effect));
  if (index < 0) throw new Error(`"${wish}" cannot be chosen: ${keys.join(', ')}`);
  return index;
}

function chosen(keys: readonly string[], wish: string | undefined, min: number): readonly number[] {
  if (wish === undefined) return [...keys.keys()].slice(0, min);
  return wish
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => found(keys, part));
}

function inOrder(total: number, most: readonly number[]): readonly number[] {
  let left = total;
  return most.map((room) => {
    const share = Math.min(left, room);
    left -= share;
    return share;
  });
}

function emptyState(ai: Seat | undefined): State {
  const [jedi, , , sith] = AFFILIATION_CARDS.map(numberOfAffiliation);
  if (jedi === undefined || sith === undefined) throw new Error('There are no affiliation cards.');
  return {
    format: STATE_FORMAT,
    hidden: { stocks: {}, next: 1 },
    standing: { before: {}, after: {}, rules: {}, used: {} },
    options: {
      dial: 12,
      defence: 'measured',
      engagements: 'any',
      capacity: 'remaining',
      ties: 'longest in play',
    },
    players: [emptyPlayer(LIGHT, 'Light', ai === LIGHT, jedi), emptyPlayer(DARK, 'Dark', ai === DARK, sith)],
    play: [newInPlay(jedi, LIGHT, 'affiliation'), newInPlay(sith, DARK, 'affiliation')],
    dial: 3,
    dialDamage: 0,
    balance: 'light',
    skipsForce: false,
    round: 2,
    active: LIGHT,
    phase: 'deployment',
    step: 'deployment',
    engagement: null,
    window: null,
    declared: {},
    played: [],
    numerals: [],
    looking: null,
    winner: null,
    ending: null,
  };
}
