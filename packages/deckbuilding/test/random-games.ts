import {
  type Ask,
  type Chance,
  type Desk,
  openDesk,
  refillBudget,
  seededFraction,
  seededOutcome,
  type TableEvent,
} from '@holofoe/kernel';
import { config } from '../src/config.ts';
import { play } from '../src/play.ts';
import { setup } from '../src/rules/setup.ts';
import type { State } from '../src/rules/state.ts';

interface Listener {
  readonly ask?: (state: State, ask: Ask) => void;
  readonly chance?: (state: State, chance: Chance) => void;
  readonly tell?: (state: State, event: TableEvent) => void;
}

const SIDES = [
  { empire: 'person', rebel: 'person' },
  { empire: 'person', rebel: 'bot' },
  { empire: 'bot', rebel: 'person' },
  { empire: 'bot', rebel: 'bot' },
] as const;

/** Games of every sort, person or bot on either side, in which persons and chance choose at random. */
export function playRandomGames(games: number, listener: Listener): void {
  for (let seed = 0; seed < games; seed++) playRandomGame(seed, listener);
}

function playRandomGame(seed: number, { ask, chance, tell }: Listener): void {
  const options = { payingOff: seed % 8 < 4, attack: seed % 3 === 0 ? 'strict' : 'pool' };
  const parsed = config.parse({ ...SIDES[seed % SIDES.length], options });
  if ('faults' in parsed) throw new Error(parsed.faults.map(({ says }) => says).join());
  const state = setup(parsed.value);
  let drawn = 0;
  const desk: Desk = openDesk({
    chance(request) {
      chance?.(state, request);
      return seededOutcome(request, seed, drawn++);
    },
    decide(question) {
      ask?.(state, question);
      return randomReply(question, (below) => Math.floor(seededFraction(seed, drawn++) * below));
    },
    tell: (event) => tell?.(state, event),
  });
  const game = play({ state, desk });
  for (let checkpoints = 0; !game.next().done; checkpoints++) {
    if (checkpoints > 50_000) throw new Error(`Random game ${seed} does not end.`);
    refillBudget(desk);
  }
}

function randomReply({ form, options }: Ask, below: (bound: number) => number): readonly number[] {
  switch (form.pick) {
    case 'one':
      return [below(options.length)];
    case 'order':
      return options.map((_, i) => i);
    case 'some': {
      const count = form.min + below(form.max - form.min + 1);
      const first = below(options.length);
      return Array.from({ length: count }, (_, i) => (first + i) % options.length);
    }
    case 'split': {
      let left = form.total;
      return form.most.map((most) => {
        const share = Math.min(left, most);
        left -= share;
        return share;
      });
    }
  }
}
