import { capital, type Live, type Ready, type Seat } from '@holofoe/kernel';
import type { CardGame } from '../terms/words.ts';
import { momentText } from '../vocabulary/moment-text.ts';
import { nameOfThing } from './phrases.ts';
import { lineOf, lineTo } from './say.ts';

type Answering = Ready<CardGame>;

/** What happens, as far as the seat knows it, before it is asked whether it answers: "Luke Skywalker takes 2 damage. " */
export function occasionOf(options: readonly (Answering | 'pass')[], seat: Seat): string {
  const lines = options.flatMap((option) => {
    if (option === 'pass') return [];
    const told = option.lives.flatMap((live) =>
      isKnown(option, live, seat) ? (lineFor(live, seat) ?? []) : [],
    );
    return told.length > 0 ? told : [momentOf(option)];
  });
  return [...new Set(lines)].map((line) => `${line} `).join('');
}

function isKnown({ cx }: Answering, live: Live<CardGame>, seat: Seat): boolean {
  return cx.game.rules.timing.secretTo?.(live)?.includes(seat) ?? true;
}

function lineFor(live: Live<CardGame>, seat: Seat): string | undefined {
  const line = lineOf(ABOUT_TO[live.kind] ?? live.kind, live);
  return line && lineTo(line, seat);
}

/** What is only about to happen is called like what happens. */
const ABOUT_TO: Readonly<Partial<Record<Live<CardGame>['kind'], Live<CardGame>['kind']>>> = {
  'would be dealt': 'damage',
  'would leave': 'leaves',
};

/** What the log is silent about is called as the card calls it. */
function momentOf({ cx: { card }, ability }: Answering): string {
  const text = momentText(ability.at, 'interrupt' in ability ? 'when' : 'after');
  return `${capital(text.replaceAll('this card', nameOfThing(card)))}.`;
}
