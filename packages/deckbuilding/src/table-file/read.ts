import {
  type CardNo,
  EVERYBODY,
  type Fault,
  faceUp,
  type Hidden,
  type Pile,
  type Seat,
  shuffle,
} from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import type { Kind } from '../cards/kind.ts';
import { soloFaults } from '../config.ts';
import { startListening } from '../rules/in-play.ts';
import { emptySide, STATE_FORMAT } from '../rules/setup.ts';
import {
  EMPIRE,
  FACTIONS,
  FORCE_END,
  HAND_SIZE,
  type InPlay,
  isBot,
  REBEL,
  ROW_SIZE,
  type Side,
  type State,
  type Step,
  sideOf,
} from '../state.ts';
import { layBases } from './bases.ts';
import { type InPlayFile, type SideFile, type TableFile, tableSchema } from './schema.ts';
import { fault, newSupply, type Supply, take, takeAll, takeRest } from './supply.ts';

/** A table written by hand, made whole: what the file does not name is as in a new game. */
export function readTable(data: unknown): { readonly state: State } | { readonly faults: readonly Fault[] } {
  const parsed = tableSchema.parse(data);
  if ('faults' in parsed) return parsed;
  const file = parsed.value;
  const supply = newSupply();
  const state = layTable(file, supply);
  for (const name of ['reveals', 'refills'] as const) checkNext(supply, `next.${name}`, file.next[name]);
  return supply.faults.length > 0 ? { faults: supply.faults } : { state };
}

function layTable(file: TableFile, supply: Supply): State {
  const hidden: Hidden = { stocks: {}, next: 1 };
  const bots = { empire: ['empire', 'both'].includes(file.bot), rebel: ['rebel', 'both'].includes(file.bot) };
  const sides = [
    emptySide(bots.empire ? 'bot' : 'person'),
    emptySide(bots.rebel ? 'bot' : 'person'),
  ] as const;
  const active = activeSeat(file, bots);
  const row = file.row.map((text, i) =>
    text === null ? null : (take(supply, `row[${i}]`, text, inGalaxy) ?? null),
  );
  const state: State = {
    format: STATE_FORMAT,
    hidden,
    options: file.options,
    step: file.step ?? startOf(sides[active] ?? sides[0]),
    turn: file.turn,
    active,
    force: forceAt(file, bots.empire || bots.rebel),
    row: Array.from({ length: ROW_SIZE }, (_, slot) => row[slot] ?? null),
    galaxyDeck: takeAll(supply, 'galaxyTop', file.galaxyTop, inGalaxy).map(faceUp),
    galaxyDiscard: takeAll(supply, 'galaxyDiscard', file.galaxyDiscard, inGalaxy),
    pilots: [],
    exile: takeAll(supply, 'exile', file.exile, notABase),
    box: [],
    sides,
    listeners: {},
    lent: [],
    attack: null,
    winner: null,
  };
  if (bots.empire || bots.rebel)
    for (const { option, says } of soloFaults(file.options)) fault(supply, `options.${option}`, says);
  for (const seat of [EMPIRE, REBEL]) layCards(state, seat, file[FACTIONS[seat] ?? 'empire'], supply);
  for (const seat of [EMPIRE, REBEL]) layBases(state, seat, file[FACTIONS[seat] ?? 'empire'], supply);
  for (const seat of [EMPIRE, REBEL]) layDeck(state, seat, file[FACTIONS[seat] ?? 'empire'], supply);
  state.galaxyDeck.push(...shuffle(hidden, takeRest(supply, 'galaxy').map(sealed)));
  state.pilots.push(...takeRest(supply, 'pilot'));
  state.box.push(...takeRest(supply, 'base'));
  const stepFits = state.step === 'bot set-up' ? isBot(state, active) : !isBot(state, active);
  if (!stepFits)
    fault(
      supply,
      'step',
      `"${state.step}" does not fit: ${FACTIONS[active]} is played by ${sideOf(state, active).control}`,
    );
  return state;
}

function activeSeat(file: TableFile, bots: { empire: boolean; rebel: boolean }): Seat {
  if (file.active) return file.active === 'empire' ? EMPIRE : REBEL;
  const botsTurn = file.step === undefined || file.step === 'bot set-up';
  if (bots.empire === bots.rebel) return EMPIRE;
  return bots.empire === botsTurn ? EMPIRE : REBEL;
}

function startOf(side: Side): Step {
  return side.control === 'bot' ? 'bot set-up' : 'begin turn';
}

function forceAt({ force }: TableFile, solo: boolean): number {
  if (force === undefined) return solo ? 0 : FORCE_END;
  if (force === 'neutral') return 0;
  const spaces = Number(force.slice(-1));
  return force.startsWith('empire') ? 0 - spaces : spaces;
}

function layCards(state: State, seat: Seat, file: SideFile, supply: Supply): void {
  const side = sideOf(state, seat);
  const name = FACTIONS[seat] ?? 'empire';
  const ownable = (kind: Kind) =>
    kind.type === 'base'
      ? `${kind.name} is a base`
      : kind.faction === name || kind.faction === 'neutral'
        ? undefined
        : `${kind.name} cannot belong to this side`;
  const ofType = (type: Kind['type'], listed: string) => (kind: Kind) =>
    ownable(kind) ?? (kind.type === type ? undefined : `${kind.name} does not belong among the ${listed}`);
  side.resources = file.resources ?? 0;
  side.units.push(...layInPlay(supply, `${name}.units`, file.units ?? [], ofType('unit', 'units')));
  side.ships.push(...layInPlay(supply, `${name}.ships`, file.ships ?? [], ofType('ship', 'ships')));
  for (const { card } of [...side.units, ...side.ships]) startListening(state, seat, card);
  side.discard.push(...takeAll(supply, `${name}.discard`, file.discard ?? [], ownable));
  if (isBot(state, seat) && file.hand !== undefined)
    fault(supply, `${name}.hand`, 'the bot has no hand (DBG-07)');
  side.hand.push(
    ...takeAll(supply, `${name}.hand`, file.hand ?? [], ownable).map((card) => ({ card, by: 1 << seat })),
  );
  side.deck.push(
    ...takeAll(supply, `${name}.top`, file.top ?? [], ownable).map((card) => ({ card, by: EVERYBODY })),
  );
  // Held here until the starters that nobody named join them.
  side.deck.push(...takeAll(supply, `${name}.deck`, file.deck ?? [], ownable).map(sealed));
}

function layInPlay(
  supply: Supply,
  path: string,
  files: readonly InPlayFile[],
  allowed: (kind: Kind) => string | undefined,
): InPlay[] {
  return files.flatMap((file, i) => {
    const { card: text, ...more } = typeof file === 'string' ? { card: file } : file;
    const card = take(supply, `${path}[${i}]`, text, allowed);
    if (card === undefined) return [];
    const { damage = 0, bonus = 0, committed = false, used = false } = more as Partial<InPlay>;
    const { hitPoints, type, name } = kindOf(card);
    if (damage > 0 && damage >= hitPoints) {
      const says =
        type === 'unit'
          ? 'a unit takes no damage'
          : `${name} has ${hitPoints} hit points; with ${damage} damage it is destroyed`;
      fault(supply, `${path}[${i}].damage`, says);
    }
    return [{ card, damage, bonus, committed, used }];
  });
}

/** The deck: what is known to be on top, and below it everything else in an order that nobody knows. */
function layDeck(state: State, seat: Seat, file: SideFile, supply: Supply): void {
  const side = sideOf(state, seat);
  const top = side.deck.filter((place) => 'card' in place && place.by !== 0);
  const rest = side.deck.filter((place) => 'card' in place && place.by === 0);
  const starters = takeRest(supply, 'starter', FACTIONS[seat]).map(sealed);
  const unknown = shuffle(state.hidden, [...rest, ...starters]);
  if (!isBot(state, seat) && file.hand === undefined) side.hand.push(...unknown.splice(0, HAND_SIZE));
  side.deck = [...top, ...unknown];
}

function checkNext(supply: Supply, path: string, texts: readonly string[]): void {
  const scratch = newSupply();
  takeAll(scratch, path, texts, notABase);
  supply.faults.push(...scratch.faults);
}

function inGalaxy(kind: Kind): string | undefined {
  return kind.from === 'galaxy' ? undefined : `${kind.name} is not a card of the galaxy deck`;
}

function notABase(kind: Kind): string | undefined {
  return kind.type === 'base' ? `${kind.name} is a base` : undefined;
}

function sealed(card: CardNo): Pile[number] {
  return { card, by: 0 };
}
