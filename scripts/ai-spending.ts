/**
 * What the AI of Operations pays for, and what becomes of the equipment that it draws (OPS-04): the figures of
 * docs/balance.md. `npx tsx scripts/ai-spending.ts --games 40 --seed 1 --pay useful`; `--scenario OBJ-SCA` for one.
 */
import { parseArgs } from 'node:util';
import {
  type Desk,
  openDesk,
  refillBudget,
  seededFraction,
  seededOutcome,
  type TableEvent,
} from '@holofoe/kernel';
import { greedy, idOf, kindById, operations, readyDecksFor, SCENARIOS } from '@holofoe/operations';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    pay: { type: 'string', default: 'useful' },
    scenario: { type: 'string' },
  },
});

const MOST_ROUNDS = 60;

/** What tells that something was paid, rolled or looked at, and changes nothing more. */
const QUIET: ReadonlySet<string> = new Set(['spend', 'AI finds nothing', 'd6', 'turns against', 'ability']);

interface Count {
  /** Cards that were paid for, those of them that changed nothing, and the resources of both. */
  cards: number;
  idleCards: number;
  spent: number;
  idle: number;
  /** Upgrades that were drawn, and what became of them. */
  drawn: number;
  played: number;
  unpaid: number;
  unplayable: number;
}

const COLUMNS = ['scenario', 'players', 'cards paid for', 'found nothing', 'resources spent', 'for nothing'];
console.log([...COLUMNS, 'upgrades drawn', 'played', 'not paid', 'no place'].join(' | '));
for (const { code, name } of SCENARIOS) {
  if (values.scenario !== undefined && values.scenario !== code) continue;
  for (const players of [1, 2, 3, 4]) {
    const sum = none();
    for (let i = 0; i < Number(values.games); i++)
      count(eventsOf(code, players, Number(values.seed) + i), sum);
    const { cards, idleCards, spent, idle, drawn, played, unpaid, unplayable } = sum;
    const row = [name, players, cards, share(idleCards, cards), spent, share(idle, spent)];
    console.log(
      [...row, drawn, share(played, drawn), share(unpaid, drawn), share(unplayable, drawn)].join(' | '),
    );
  }
}

function none(): Count {
  return { cards: 0, idleCards: 0, spent: 0, idle: 0, drawn: 0, played: 0, unpaid: 0, unplayable: 0 };
}

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : `${part} (${((100 * part) / whole).toFixed(1)} %)`;
}

/** A whole game of greedy players with ready decks. */
function eventsOf(scenario: string, count: number, seed: number): readonly TableEvent[] {
  const found = SCENARIOS.find(({ code }) => code === scenario);
  const left = found ? readyDecksFor(found).map(({ code }) => code) : [];
  const decks = Array.from({ length: count }, (_, seat) =>
    left.splice(Math.floor(seededFraction(seed ^ 0xdec5, seat) * left.length), 1),
  ).flat();
  const options = { pay: values.pay };
  const config = operations.config.parse({ scenario, options, players: decks.map((deck) => ({ deck })) });
  if ('faults' in config) throw new Error(config.faults.map(({ says }) => says).join('; '));
  const state = operations.setup(config.value);
  const player = greedy();
  const events: TableEvent[] = [];
  let entries = 0;
  const desk: Desk = openDesk({
    tell: (event) => events.push(event),
    chance: (request) => seededOutcome(request, seed, entries++),
    decide: (ask) => {
      entries++;
      return player(ask, state);
    },
  });
  for (const _ of operations.play({ state, desk })) {
    refillBudget(desk);
    if (state.round > MOST_ROUNDS) break;
  }
  return events;
}

function count(events: readonly TableEvent[], sum: Count): void {
  for (const [at, { kind, data }] of events.entries()) {
    const { card, paid = 0 } = data as { readonly card?: number; readonly paid?: number };
    const type = card === undefined ? undefined : kindById(idOf(card))?.type;
    if (type === 'upgrade' && kind === 'AI draws') sum.drawn++;
    if (type === 'upgrade' && kind === 'AI plays') sum.played++;
    if (type === 'upgrade' && kind === 'AI cannot pay') sum.unpaid++;
    if (type === 'upgrade' && kind === 'AI cannot play') sum.unplayable++;
    if (kind !== 'AI plays' || paid === 0) continue;
    const next = events
      .slice(at + 1)
      .findIndex((event) => event.kind === 'turn' || event.kind === 'end of phase');
    // The last turn ends with the game.
    const came = events.slice(at + 1, next < 0 ? undefined : at + 1 + next);
    // A support lies in play, which no line of its own tells.
    const idle = type !== 'support' && came.every((event) => QUIET.has(event.kind));
    sum.cards++;
    sum.spent += paid;
    if (!idle) continue;
    sum.idleCards++;
    sum.idle += paid;
  }
}
