import type { CardNo, Key } from '@holofoe/kernel';
import type { AreaView, CardView, PlayerView, View } from '@holofoe/operations';
import { createContext, useContext } from 'react';
import type { Act } from '../../../../board/acts.ts';
import type { BoardProps } from '../../../../host/game-host.ts';

/** What every zone of the board needs to know. */
export interface Model {
  readonly view: View;
  readonly you: PlayerView;
  /** Where you play; undefined between the stages. */
  readonly area: AreaView | undefined;
  readonly choosing: BoardProps['choosing'];
  readonly acts: ReadonlyMap<Key, readonly Act[]>;
  /** Cards and dice that the event tells of which is shown now. */
  readonly acting: ReadonlySet<Key>;
  readonly letters: ReadonlyMap<Key, string>;
  /** The health that a character would have left. */
  readonly coming: ReadonlyMap<CardNo, number>;
  readonly travel: number;
  readonly read: BoardProps['onRead'];
  /** The card that is pointed at, for the strip beside the hand. */
  readonly look: (card: Pick<CardView, 'card' | 'id'> | undefined) => void;
}

const ModelContext = createContext<Model | undefined>(undefined);

export const ModelProvider = ModelContext.Provider;

export function useModel(): Model {
  const model = useContext(ModelContext);
  if (!model) throw new Error('A zone of the board stands outside of it.');
  return model;
}
