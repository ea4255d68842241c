import type { CardView, SideView, View } from '@holofoe/deckbuilding';
import type { CardNo, Key } from '@holofoe/kernel';
import { createContext, useContext } from 'react';
import type { BoardProps } from '../../../../host/game-host.ts';
import type { Act } from './acts.ts';

/** What every zone of the board needs to know. */
export interface Model {
  readonly view: View;
  readonly you: SideView;
  readonly foe: SideView;
  readonly choosing: BoardProps['choosing'];
  readonly acts: ReadonlyMap<CardNo, readonly Act[]>;
  /** What the chosen attackers come to. */
  readonly attack: number;
  /** Cards that the event tells of which is shown now. */
  readonly acting: ReadonlySet<CardNo>;
  /** Cards that came to another place just now. */
  readonly moved: ReadonlySet<CardNo>;
  /** Cards that were in sight before: they travel, others appear. */
  readonly known: ReadonlySet<CardNo>;
  readonly letters: ReadonlyMap<Key, string>;
  readonly travel: number;
  readonly read: BoardProps['onRead'];
  readonly act: (act: Act) => void;
  readonly openPiles: (pile: PileName) => void;
  /** The card that is pointed at, for the strip beside the hand. */
  readonly look: (card: CardView | undefined) => void;
}

export type PileName = 'your deck' | 'your discard' | 'foe deck' | 'foe discard' | 'galaxy' | 'exile';

const ModelContext = createContext<Model | undefined>(undefined);

export const ModelProvider = ModelContext.Provider;

export function useModel(): Model {
  const model = useContext(ModelContext);
  if (!model) throw new Error('A zone of the board stands outside of it.');
  return model;
}
