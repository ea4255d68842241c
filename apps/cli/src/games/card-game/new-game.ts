import { type Deck, READY_DECKS, SIDE_NAMES, SIDES, type Side } from '@holofoe/card-game';
import { type Command, Option } from 'commander';
import { quoted } from '../../flags.ts';
import type { NewGame } from '../../game.ts';
import { deckCalled, deckJson } from './decks.ts';
import { DIFFICULTIES, dialOf, optionValues } from './options.ts';

interface Flags {
  readonly side: Side;
  readonly two?: true;
  readonly watch?: true;
  readonly light?: string;
  readonly dark?: string;
  readonly difficulty?: string;
}

export function addGameFlags(command: Command): ReturnType<NewGame['addFlags']> {
  const deck = 'a ready one by code or name ("holofoe decks card-game" lists them), or a file';
  command
    .addOption(new Option('--side <side>', 'the side that you play').choices(SIDES).default('light'))
    .addOption(new Option('--two', 'two persons at one screen').conflicts(['side', 'watch']))
    .addOption(new Option('--watch', 'the AI against itself').conflicts(['side', 'two']))
    .option('--light <deck>', `the deck of the Light Side: ${deck}`)
    .option('--dark <deck>', 'the deck of the Dark Side, in the same way')
    .addOption(
      new Option(
        '--difficulty <level>',
        'against an AI on the Light Side (LCG-38); normal unless said',
      ).choices(DIFFICULTIES),
    );
  return async (options) => {
    const flags = command.opts<Flags>();
    const persons = personsOf(flags);
    const decks = { light: deckOf(flags, 'light'), dark: deckOf(flags, 'dark') };
    const difficulty = dialOf(flags.difficulty, !persons.includes('light'));
    const seating = (side: Side) => ({
      control: persons.includes(side) ? 'person' : 'ai',
      deck: deckJson(decks[side]),
    });
    return {
      config: {
        light: seating('light'),
        dark: seating('dark'),
        options: { ...difficulty, ...optionValues(options) },
      },
      intro: introOf(persons, decks),
      again: againFlags(flags),
    };
  };
}

function personsOf({ side, two, watch }: Flags): readonly Side[] {
  if (two) return SIDES;
  return watch ? [] : [side];
}

/** The first ready deck of the side unless one was named. */
function deckOf(flags: Flags, side: Side): Deck {
  const named = flags[side];
  const ready = READY_DECKS.find((deck) => deck.side === side);
  if (named !== undefined) return deckCalled(named, side);
  if (!ready) throw new Error(`There is no ready deck of the ${side} side.`);
  return ready;
}

/** What the schema says of a deck was said by the flag of its side. */
export function flagAt(path: string): string | undefined {
  const side = /^(light|dark)\b/.exec(path)?.[1];
  return side === undefined ? undefined : `--${side}`;
}

function againFlags({ side, two, watch, light, dark, difficulty }: Flags): string[] {
  const who = two ? ['--two'] : watch ? ['--watch'] : side === 'light' ? [] : [`--side ${side}`];
  return [
    ...who,
    ...(light === undefined ? [] : [`--light ${quoted(light)}`]),
    ...(dark === undefined ? [] : [`--dark ${quoted(dark)}`]),
    ...(difficulty === undefined ? [] : [`--difficulty ${difficulty}`]),
  ];
}

function introOf(persons: readonly Side[], { light, dark }: Readonly<Record<Side, Deck>>): string {
  const decks = `${light.name} (Light) against ${dark.name} (Dark).`;
  const [only, other] = persons;
  if (only === undefined) return `The AI against itself: ${decks}`;
  const who = other === undefined ? `You are ${SIDE_NAMES[only]}: ${decks}` : `Two persons: ${decks}`;
  return `${who} ${other === undefined ? `${GOALS[only]} ` : ''}"?" lists what you can type; "card" shows your hand and the cards of the enemy in full.`;
}

const GOALS: Readonly<Record<Side, string>> = {
  light: 'Destroy three objectives of the Dark Side before the Death Star dial is full.',
  dark: 'Bring the Death Star dial to its end before three of your objectives are destroyed.',
};
