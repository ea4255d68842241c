import { idOf, kindById, type View } from '@holofoe/deckbuilding';
import { type CardNo, cardOfKey, type Key, type Seat } from '@holofoe/kernel';
import type { Chronicle } from '../../../host/chronicle.ts';

const SIDES = ['the Empire', 'the Rebels'] as const;
const BOTS = ['Empire bot', 'Rebel bot'] as const;

/** The phases of the bot's turn by the steps of the rules, in order. */
const PHASES: readonly (readonly [step: string, name: string])[] = [
  ['bot set-up', 'Set-up'],
  ['bot deployment', 'Deployment'],
  ['bot purchase', 'Purchase'],
  ['bot sabotage', 'Sabotage'],
  ['bot attack', 'Attack base'],
  ['bot force', 'Force'],
  ['bot clean up', 'Clean up'],
];

/** The course of a game of the Deckbuilding Game, read from what its rules tell. */
export const chronicle: Chronicle = {
  turnOf: ({ kind, data }) => (kind === 'turn' ? (data as { turn: number; seat: Seat }) : undefined),
  phaseOf: ({ kind, data }) => {
    if (kind !== 'phase') return undefined;
    const { seat, step } = data as { seat: Seat; step: string };
    return phaseName(step, seat) ?? '';
  },
  phases: (seat) => PHASES.map(([step, name]) => phaseName(step, seat) ?? name),
  lossOf: ({ kind, data }) => {
    if (kind !== 'base destroyed') return undefined;
    const { seat, card } = data as { seat: Seat; card: CardNo };
    return { seat, card: idOf(card) };
  },
  sideName: (seat) => SIDES[seat] ?? '',
  botName: (seat) => BOTS[seat] ?? 'Bot',
  statusOf: (view, seat) => statusOf(view as View, seat),
};

/** The Empire hunts with its bounty hunters where the Rebels sabotage. */
function phaseName(step: string, seat: Seat): string | undefined {
  if (step === 'bot sabotage' && seat === 0) return 'Bounty hunt';
  return PHASES.find(([each]) => each === step)?.[1];
}

function statusOf({ sides }: View, seat: Seat): string {
  const side = sides.find((each) => each.seat === seat);
  return side ? `X = ${side.lost} · deck ${side.deck.length} · discard ${side.discard.length}` : '';
}

export function cardName(card: string): string {
  return kindById(card)?.name ?? card;
}

/** The candidate of a reason as a card, where it is one. */
export function candidateCard(key: Key): string | undefined {
  const card = cardOfKey(key);
  return card === undefined ? undefined : idOf(card);
}
