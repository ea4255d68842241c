import { cardKey, dieKey, type Key, type TableEvent } from '@holofoe/kernel';
import { operations, type View } from '@holofoe/operations';
import { useMemo } from 'react';
import type { BoardProps } from '../../../../host/game-host.ts';
import { actsOf } from './acts.ts';
import type { Model } from './model.ts';

const NO_LETTERS: ReadonlyMap<Key, string> = new Map();

/** What the zones know, from what the page gives the board. */
export function useBoardModel(props: BoardProps, view: View, look: Model['look']): Model | undefined {
  const { seat, choosing, happening, foretold = NOTHING, letters = NO_LETTERS, onRead, travel } = props;
  const { question } = choosing;
  const you = view.players.find((player) => player.seat === seat);
  const acts = useMemo(() => (you ? actsOf(question, you) : new Map()), [question, you]);
  const acting = useMemo(() => new Set(happening ? keysIn(happening) : []), [happening]);
  const coming = useMemo(() => new Map(foretold.flatMap(lossIn)), [foretold]);
  if (!you) return undefined;
  return {
    view,
    you,
    area: view.areas[you.area],
    choosing,
    acts,
    acting,
    letters,
    coming,
    travel,
    read: onRead,
    look,
  };
}

const NOTHING: readonly TableEvent[] = [];

/** The dice that an event names, or else its cards. */
function keysIn(event: TableEvent): readonly Key[] {
  const { die, dice } = Object(event.data);
  if (typeof die === 'number') return [dieKey(die)];
  if (Array.isArray(dice)) return dice.map(([each]) => dieKey(each));
  return operations.about(event).cards.map((card) => cardKey(card));
}

function lossIn({ kind, data }: TableEvent): readonly (readonly [card: number, left: number])[] {
  const { card, left, damage } = Object(data);
  return kind === 'damage' && damage > 0 ? [[card, left]] : [];
}
