import { type Ask, type Chance, capital, type Key, readKey, type Seat, type Wording } from '@holofoe/kernel';
import { kindById } from '../cards/catalogue.ts';
import { stageOf } from '../rules/stage.ts';
import { aiOf, playerOf, type State } from '../state.ts';
import { aiName, faceWords, nameOfCard, nameOfId, nth } from './phrases.ts';
import { type Asked, type Question, TOPICS, type Words } from './topics.ts';

/** A question of the rules in words. */
export function wording(state: State, ask: Ask, seat: Seat): Wording {
  const words = wordsOf(ask.topic);
  const question = { state, seat, ask };
  return {
    prompt: capital(asker(question) + words.prompt(question)),
    labels: ask.options.map((option) => words.label(option, question)),
  };
}

/** The claim ability of the battlefield asks as the stage does, but with these questions alone. */
const OF_THE_BATTLEFIELD: readonly string[] = ['may', 'player', 'shield'];

/** "Lightsaber: " */
function asker({ state, seat, ask: { source, topic } }: Question): string {
  if (source === undefined || source === 'symbol') return '';
  if (source === 'stage' && OF_THE_BATTLEFIELD.includes(topic)) return 'battlefield: ';
  return `${typeof source === 'number' ? nameOfCard(source) : stageName(state, seat)}: `;
}

function stageName(state: State, seat: Seat): string {
  const area = state.areas[playerOf(state, seat).area];
  return area ? stageOf(state, area).name : 'stage';
}

/** The only place that trusts the rules to ask a topic with the options that `Asked` names. */
function wordsOf(topic: string): Words<unknown> {
  if (!Object.hasOwn(TOPICS, topic))
    throw new Error(`The question "${topic}" has no words: it is missing in Topics.`);
  return TOPICS[topic as keyof Asked] as Words<unknown>;
}

/** What chance decides, for a person who answers with real cards and dice. */
const CHANCES: Readonly<Record<string, string>> = {
  d6: 'What does the six-sided die show?',
  draw: 'Which card was drawn?',
  hand: 'Which card is in the hand?',
  'hand at random': 'Which card of the hand does the lot fall on?',
  'place in the hand': 'Which card of the hand does the lot fall on?',
  'top of the deck': 'Which card came off the top of the deck?',
};

/** The dice of cards are thrown under the ids of their cards. */
export function chanceWording(state: State, chance: Chance): Wording {
  const { what } = chance;
  const kind = kindById(what);
  const prompt = kind ? `What does the die of ${kind.name} show?` : (ofAi(state, what) ?? CHANCES[what]);
  return {
    prompt: prompt ?? `What came up? (${capital(what)}.)`,
    labels: Array.from({ length: chance.size }, (_, i) => outcomeLabel(chance, chance.keyOf(i))),
  };
}

/** What comes up for the AI that has its turn, or that the player whose turn it is stands against. */
function ofAi(state: State, what: string): string | undefined {
  if (what !== 'AI deck' && what !== 'AI hand') return undefined;
  const ai = aiName(aiOf(state, state.turn).no, state.areas.length > 1);
  return what === 'AI deck' ? `Which card did ${ai} draw?` : `Which card of ${ai}'s hand came up?`;
}

function outcomeLabel({ what }: Chance, key: Key): string {
  const named = readKey(key);
  if (named.is === 'kind') return nameOfId(named.kind);
  if (named.is !== 'number') return key;
  const face = kindById(what)?.die?.[named.number - 1];
  if (face) return capital(faceWords(face));
  return what === 'place in the hand' ? `The ${nth(named.number + 1)} card` : String(named.number);
}
