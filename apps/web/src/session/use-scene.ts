import { useSyncExternalStore } from 'react';
import type { Scene } from './scene.ts';
import type { Session } from './session.ts';

export function useScene(session: Session): Scene {
  return useSyncExternalStore(session.subscribe, session.scene);
}
