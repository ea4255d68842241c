import { RULEBOOK } from '@holofoe/deckbuilding';
import type { HostLater } from '../../host/game-host.ts';
import { Reader } from './reader.tsx';
import { tally } from './tally.ts';

export const later: HostLater = { rulebook: RULEBOOK, Reader, tally };
