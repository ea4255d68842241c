import { READY_DECKS } from '@holofoe/operations';
import type { SetUp } from '../../host/set-up.ts';

export const operationsSetUp: SetUp = {
  atOnce: () => ({ scenario: 'OBJ-SCA', players: [{ name: 'Player 1', deck: READY_DECKS[0]?.code ?? '' }] }),
  again: (config) => config,
};
