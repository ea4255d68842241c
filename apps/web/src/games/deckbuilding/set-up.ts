import { abilityText, deckbuilding, KINDS } from '@holofoe/deckbuilding';
import { mix } from '@holofoe/kernel';
import type { Picks, SetUpForm, TableKind } from '../../host/set-up.ts';

type Faction = 'empire' | 'rebel';
type Pair = readonly [string, string];

const AS_REBELS = { empire: 'bot', rebel: 'person' };
const AS_EMPIRE = { empire: 'person', rebel: 'bot' };

const TABLES: readonly TableKind[] = [
  {
    id: 'rebel',
    title: 'You are the Rebels',
    says: 'The bot plays the Empire.',
    glyph: 'starfighter',
    look: 'look-rebel',
    config: AS_REBELS,
  },
  {
    id: 'empire',
    title: 'You are the Empire',
    says: 'The bot plays the Rebels.',
    glyph: 'warlock-hood',
    look: 'look-empire',
    config: AS_EMPIRE,
  },
  {
    id: 'persons',
    title: 'Two persons at one screen',
    says: 'The game for two; the page covers the table while it changes hands.',
    glyph: 'light-sabers',
    look: 'look-neutral',
    config: { empire: 'person', rebel: 'person' },
  },
  {
    id: 'bots',
    title: 'Bot against bot',
    says: 'Lean back and watch, with every reason.',
    glyph: 'robot-antennas',
    look: 'look-foe',
    config: { empire: 'bot', rebel: 'bot' },
  },
];

export const deckbuildingSetUp: SetUpForm = {
  tables: TABLES,
  atOnce: (seed) => ({ ...AS_REBELS, bases: randomPair('rebel', seed) }),
  again(config, sides, seed) {
    const { empire, rebel, options } = fieldsOf(config);
    const chairs = sides === 'kept' ? { empire, rebel } : { empire: rebel, rebel: empire };
    const bases = picks(chairs)?.random(seed);
    return { ...chairs, options, ...(bases && { bases }) };
  },
  takes,
  picks,
};

function fieldsOf(config: unknown): Readonly<Record<string, unknown>> {
  return typeof config === 'object' && config !== null ? { ...config } : {};
}

/** DBG-04: the player of the solo game. */
function picks({ empire, rebel }: Readonly<Record<string, unknown>>): Picks | undefined {
  if (empire === rebel) return undefined;
  const faction: Faction = empire === 'person' ? 'empire' : 'rebel';
  return {
    field: 'bases',
    title: 'Your second and third base',
    rule: 'DBG-04',
    places: ['One base', 'Another base'],
    choices: choices(faction).map((kind) => ({
      id: kind.id,
      name: kind.name,
      says: `${kind.hitPoints} hit points. ${abilityText(kind).join(' ')}`,
    })),
    random: (seed) => randomPair(faction, seed),
  };
}

function randomPair(faction: Faction, seed: number): Pair {
  const pairs = legalPairs(faction);
  const pair = pairs[mix(seed) % pairs.length];
  if (!pair) throw new Error(`No two bases of the ${faction} may be chosen together.`);
  return pair;
}

/** Those that the game's own configuration takes. */
function legalPairs(faction: Faction): readonly Pair[] {
  const ids = choices(faction).map(({ id }) => id);
  return ids
    .flatMap((one, i) => ids.slice(i + 1).map((other): Pair => [one, other]))
    .filter((bases) => isLegal(faction, bases));
}

function choices(faction: Faction) {
  const bases = KINDS.filter((kind) => kind.type === 'base' && kind.faction === faction);
  // A base that goes with none of the others is the one that the game starts on.
  return bases.filter(({ id }) => bases.some((other) => isLegal(faction, [id, other.id])));
}

function isLegal(faction: Faction, bases: Pair): boolean {
  const config = faction === 'empire' ? AS_EMPIRE : AS_REBELS;
  return takes({ ...config, bases });
}

function takes(config: unknown): boolean {
  return 'value' in deckbuilding.config.parse(config);
}
