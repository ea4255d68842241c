import { capital, cardKey, dieKey, type Key, readKey } from '@holofoe/kernel';
import { kindById, type PlayerView } from '@holofoe/operations';
import type { Option } from '@holofoe/table';
import type { Act } from '../../../../board/acts.ts';
import type { Question } from '../../../../host/game-host.ts';

/** What can be done with each card and die of the table now, by their keys. */
export function actsOf(question: Question | undefined, you: PlayerView): ReadonlyMap<Key, readonly Act[]> {
  const acts = new Map<Key, Act[]>();
  if (!question) return acts;
  for (const option of question.options) {
    for (const thing of thingsOf(option.key, you)) {
      acts.set(thing, [...(acts.get(thing) ?? []), { ...option, verb: verbOf(question, option, you) }]);
    }
  }
  return acts;
}

/** The options that lie on the table as cards and dice; the page has buttons for all others. */
export function onTable({ options }: Question): ReadonlySet<Key> {
  return new Set(options.map(({ key }) => key).filter((key) => thingKey(key) !== undefined || signOf(key)));
}

/** The cards and dice that an option is about: dice of a symbol are all that the player has. */
function thingsOf(key: Key, { pool }: PlayerView): readonly Key[] {
  const thing = thingKey(key);
  if (thing !== undefined) return [thing];
  const sign = signOf(key);
  return pool.filter(({ face }) => face.symbol === sign).map(({ die }) => dieKey(die));
}

function thingKey(key: Key): Key | undefined {
  const named = readKey(key);
  const on = named.is === 'act' ? named.on : named;
  if (on.is === 'card') return cardKey(on.card);
  return on.is === 'die' ? dieKey(on.die) : undefined;
}

/** "melee" of "resolve melee" */
function signOf(key: Key): string | undefined {
  return /^resolve (\w+)$/.exec(key)?.[1];
}

const VERBS: Readonly<Record<string, string>> = {
  mulligan: 'Exchange',
  'upkeep discard': 'Discard',
  'discard to reroll': 'Discard',
  discard: 'Discard',
  'shuffle back': 'Shuffle back',
  'dice to reroll': 'Reroll',
  reroll: 'Reroll',
  'next die': 'Resolve',
  'resolve die': 'Resolve',
  'resolve dice': 'Resolve',
  modifiers: 'Add',
  'one modifier': 'Add',
  'attach to': 'Attach',
  replace: 'Replace',
  'too many upgrades': 'Discard',
  guardian: 'Take',
  redeploy: 'Move to',
  target: 'Hit',
  hit: 'Hit',
  shield: 'Shield',
  'spread damage': 'Damage',
  'spread shields': 'Shield',
  'spread heal': 'Heal',
  heal: 'Heal',
  'strip shields': 'Strip',
  defeat: 'Defeat',
  activate: 'Activate',
  'activate some': 'Activate',
  'remove die': 'Remove',
  'remove own die': 'Remove',
  'remove this die': 'Remove',
  block: 'Block',
  'play a card': 'Play',
  'ready a vehicle': 'Ready',
  'exhaust a support': 'Exhaust',
  'discard a support': 'Discard',
  'discard a card': 'Discard',
  'take an upgrade': 'Take',
};

function verbOf({ topic }: Question, { key, label }: Option, { hand }: PlayerView): string {
  const named = readKey(key);
  if (named.is === 'die' && named.to !== undefined) return label.slice(label.lastIndexOf(' to ') + 4);
  if (topic !== 'action') return VERBS[topic] ?? 'Choose';
  if (signOf(key)) return 'Resolve';
  if (named.is !== 'act') return 'Choose';
  if (named.act === 'play' && named.on.is === 'card') {
    const { card } = named.on;
    const id = hand.find((each) => each?.card === card)?.id;
    const cost = /\((\d+)\)$/.exec(label)?.[1] ?? kindById(id ?? '')?.cost ?? 0;
    return `Play · ${cost}`;
  }
  return capital(named.act === 'force' ? 'use' : named.act);
}
