import { everyCardOf, type Json, type Pile, type Thing } from '@holofoe/kernel';
import { kindOf, ownerOf } from '../cards/catalogue.ts';
import { seenIn } from '../rules/piles.ts';
import { type Engagement, type InPlay, inPlay, type Player, type State } from '../state.ts';
import { copyOfNumber, setOf } from '../terms/number.ts';
import { SIDES } from '../terms/traits.ts';
import { kindsCalled } from '../wording/names.ts';
import { SIDE_NAMES } from '../wording/phrases.ts';

type Fields = { readonly [field: string]: Json | undefined };

/** A table as one would write it by hand: what can be named of it. Windows and face-down stacks are not. */
export function writeTable(state: State): Json {
  const { options, active, step, round, dial, balance, players, engagement } = state;
  const [light, dark] = players;
  const ais = players.filter(({ isAi }) => isAi);
  return clean({
    ai: ais.length === 2 ? 'both' : (ais[0]?.side ?? 'none'),
    options: { ...options },
    active: SIDES[active],
    step: engagement ? undefined : step,
    round,
    dial,
    balance,
    engaged: filled(declaredCards(state).map(named)),
    light: sideFile(state, light),
    dark: sideFile(state, dark),
    engagement: engagement ? engagementFile(state, engagement) : undefined,
  });
}

function sideFile(state: State, player: Player): Json {
  const { seat, side, affiliation, name, hand, fates, discard, victory, deck } = player;
  const mine = state.play.filter((each) => each.seat === seat && each.host === null);
  const list = (type: InPlay['type']) =>
    mine.filter((each) => each.type === type).map((each) => inPlayFile(state, each));
  const top = deck.findIndex((place) => !('card' in place));
  return clean({
    name: name === SIDE_NAMES[side] ? undefined : name,
    affiliation: named(affiliation),
    sets: setsOf(state, player),
    objectives: list('objective'),
    units: filled(list('unit')),
    area: filled(list('enhancement')),
    mission: list('mission')[0],
    hand: filled(pileFile(hand)),
    fates: filled(pileFile(fates)),
    top: filled(seenIn(top < 0 ? deck : deck.slice(0, top)).map(named)),
    discard: filled(discard.map(named)),
    victory: filled(victory.map(named)),
  });
}

/** Null for a card that nobody has seen. */
function pileFile(pile: Pile): readonly Json[] {
  return pile.map((place) => ('card' in place ? named(place.card) : null));
}

function inPlayFile(state: State, record: InPlay): Json {
  const { card, seat, damage, focus, shields, committed, captives, kept, pool } = record;
  const on = state.play.filter((each) => each.host === card);
  const tokens = { damage: damage || undefined, focus: focus || undefined, shields: shields || undefined };
  const file = clean({
    card: named(card),
    ...tokens,
    committed: committed || undefined,
    pool: pool ?? undefined,
    enhancements: filled(on.filter((each) => each.seat === seat).map((each) => inPlayFile(state, each))),
    enemies: filled(on.filter((each) => each.seat !== seat).map((each) => inPlayFile(state, each))),
    captives: filled(seenIn(captives).map(named)),
    kept: filled(seenIn(kept).map(named)),
  });
  return Object.keys(file).length === 1 ? named(card) : file;
}

/** The sets of a deck: each as often as the table has copies of its cards. */
function setsOf(state: State, { seat, hand, deck, objectives, fates, discard, outOfGame }: Player): Json {
  const { hidden, play, players } = state;
  const sealed = (pile: Pile) =>
    pile.flatMap((place) => ('card' in place ? [place.card] : everyCardOf(hidden, place.stock)));
  const all: Thing[] = [
    ...[hand, deck, objectives, fates].flatMap(sealed),
    ...[discard, outOfGame, ...players.map(({ victory }) => victory)].flat(),
    ...play.flatMap(({ card, captives, kept }) => [card, ...sealed(captives), ...sealed(kept)]),
  ].filter((card) => ownerOf(card) === seat && setOf(card) > 0);
  const copies = new Set(all.map((card) => `${setOf(card)}.${copyOfNumber(card)}`));
  return [...copies].map((text) => Number(text.split('.')[0])).sort((a, b) => a - b);
}

/** The dial under Trench Run has no number to be written by. */
function declaredCards({ declared, play }: State): readonly Thing[] {
  return play.flatMap(({ card }) => (declared[card] ? [card] : []));
}

function engagementFile(state: State, { declared, engaged, step, edge, turn, battle }: Engagement): Json {
  const ids = (role: InPlay['role']) =>
    state.play.filter((each) => each.role === role).map(({ card }) => named(card));
  const objective = engaged ?? declared;
  return clean({
    objective: inPlay(state, objective) ? named(objective) : undefined,
    attackers: ids('attacker'),
    defenders: ids('defender'),
    step: step === 'strikes' || step === 'defenders' ? step : 'edge',
    edge: edge === null ? undefined : SIDES[edge],
    turn: step === 'strikes' || battle ? SIDES[battle?.turn ?? turn] : undefined,
    stacks:
      battle && !battle.open
        ? { light: pileFile(battle.stacks[0]), dark: pileFile(battle.stacks[1]) }
        : undefined,
  });
}

/** By its title where that is one card, otherwise by its number. */
function named(card: Thing): string {
  const { id, title } = kindOf(card);
  return kindsCalled(title).length === 1 ? title : id;
}

function filled(list: readonly Json[]): readonly Json[] | undefined {
  return list.length === 0 ? undefined : list;
}

function clean(fields: Fields): { readonly [field: string]: Json } {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
}
