import type { CardView, View } from '@holofoe/deckbuilding';
import { cardKey } from '@holofoe/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { BoardProps } from '../../../../host/game-host.ts';
import { cardNumbersOf } from '../../words/events.ts';
import { attackOfChosen } from '../../words/totals.ts';
import { type Act, actsOf } from './acts.ts';
import type { Model, PileName } from './model.ts';
import { useChanges } from './use-changes.ts';

const NO_LETTERS: Model['letters'] = new Map();

/** All that the zones show, put together from the view, the question and what is happening. */
export function useBoardModel(
  { seat, choosing, happening, letters = NO_LETTERS, onRead, travel }: BoardProps,
  view: View,
  openPiles: (pile: PileName) => void,
  look: (card: CardView | undefined) => void,
): Model | undefined {
  const changes = useChanges(view);
  const [opens, setOpens] = useState<Act>();
  const { question, chosen, choose } = choosing;
  const you = view.sides.find((side) => side.seat === seat);
  const foe = view.sides.find((side) => side.seat !== seat);
  const acts = useMemo(() => (you ? actsOf(question, view, you) : new Map()), [question, view, you]);
  const acting = useMemo(() => new Set(happening ? cardNumbersOf(happening) : []), [happening]);
  useEffect(() => {
    if (opens?.with === undefined || question?.topic === 'action') return;
    setOpens(undefined);
    const attacker = cardKey(opens.with);
    if (chosen.length === 0 && question?.options.some(({ key }) => key === attacker)) choose(attacker);
  }, [opens, question, chosen, choose]);
  if (!you || !foe) return undefined;
  return {
    view,
    you,
    foe,
    choosing,
    acts,
    attack: question ? attackOfChosen(question, chosen, you) : 0,
    acting,
    ...changes,
    letters,
    travel,
    read: onRead,
    act: (act) => {
      if (act.with !== undefined) setOpens(act);
      choose(act.key);
    },
    openPiles,
    look,
  };
}
