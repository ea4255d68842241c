import { RULEBOOK } from '@holofoe/operations';
import type { HostLater } from '../../host/game-host.ts';
import { Reader } from './faces/reader.tsx';
import { tally } from './words/tally.ts';

export const later: HostLater = { rulebook: RULEBOOK, Reader, tally };
