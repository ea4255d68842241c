import { type Ask, type Chance, capital, type Seat, type Source, type Wording } from '@holofoe/kernel';
import { keyOfThing } from '../rules/keys.ts';
import type { State } from '../state.ts';
import { effectQuestion } from './effect-topics.ts';
import { cardLabel } from './labels.ts';
import { nameOfKey, nameOfThing } from './phrases.ts';
import { type Question, TOPICS, type Topics, type Words } from './topics.ts';

/** A question of the rules in words. */
export function wording(state: State, ask: Ask, seat: Seat): Wording {
  const words = wordsOf(ask.topic);
  const question = { state, seat, ask };
  const by = ask.source === undefined ? '' : `${nameOfSource(ask.source)}: `;
  return {
    prompt: capital(by + words.prompt(question)),
    labels: ask.options.map((option) => words.label(option, question)),
  };
}

/** A card by its number; anything else by its key. */
function nameOfSource(source: Source): string {
  return typeof source === 'number' ? nameOfThing(source) : nameOfKey(source);
}

/** The only place that trusts the rules to ask a topic with the options that `Topics` names; all others choose cards. */
function wordsOf(topic: string): Words<unknown> {
  return Object.hasOwn(TOPICS, topic) ? (TOPICS[topic as keyof Topics] as Words<unknown>) : ofEffect(topic);
}

/** What an effect asks for: its topic says what happens to the cards. */
function ofEffect(topic: string): Words<unknown> {
  return {
    prompt: ({ ask: { form, source } }: Question) => {
      const many = form.pick === 'some' && form.max > 1 ? ` Up to ${form.max}.` : '';
      return effectQuestion(topic, source) + many;
    },
    label: (option, { state, seat }) =>
      typeof option === 'number' ? thingLabel(state, option, seat) : capital(String(option)),
  };
}

function thingLabel(state: State, thing: number, seat: Seat): string {
  return thing < 0 ? nameOfKey(keyOfThing(thing)) : cardLabel(state, thing, seat);
}

const CHANCES: Readonly<Record<string, string>> = {
  'light deck': 'Which card came off the Light Side’s deck?',
  'dark deck': 'Which card came off the Dark Side’s deck?',
  'light hand': 'Which card of the Light Side’s hand came up?',
  'dark hand': 'Which card of the Dark Side’s hand came up?',
  'light objective': 'Which objective did the Light Side reveal?',
  'dark objective': 'Which objective did the Dark Side reveal?',
  'light stack': 'Which card lies in the Light Side’s edge stack?',
  'dark stack': 'Which card lies in the Dark Side’s edge stack?',
  'the top card of the hand': 'Which card lies on top of the hand?',
  'at random': 'Which one does the lot fall on?',
};

/** What chance decides, for a person who answers with real cards. */
export function chanceWording(_: State, chance: Chance): Wording {
  return {
    prompt: CHANCES[chance.what] ?? `What came up? (${capital(chance.what)}.)`,
    labels: Array.from({ length: chance.size }, (__, i) => nameOfKey(chance.keyOf(i))),
  };
}
