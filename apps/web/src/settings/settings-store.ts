import { useSyncExternalStore } from 'react';
import { storage } from '../keep/storage.ts';
import { readSettings, type Settings } from './settings.ts';

const KEY = 'holofoe.settings';
const systemLight = matchMedia('(prefers-color-scheme: light)');
const systemReduced = matchMedia('(prefers-reduced-motion: reduce)');
const listeners = new Set<() => void>();
let current = readSettings(storage.getItem(KEY));

export function settings(): Settings {
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  try {
    storage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A full store: the setting holds until the page is closed.
  }
  applied();
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, settings);
}

/** Whether things may move: the person's setting, or else the system's wish. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, reducedMotion);
}

function reducedMotion(): boolean {
  return current.motion === 'reduced' || systemReduced.matches;
}

/** Lays the settings on the document, now and whenever they or the system change. */
export function followSettings(): void {
  systemLight.addEventListener('change', applied);
  systemReduced.addEventListener('change', applied);
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY) return;
    current = readSettings(newValue);
    applied();
  });
  applied();
}

function applied(): void {
  const isLight = current.theme === 'light' || (current.theme === 'system' && systemLight.matches);
  const { dataset } = document.documentElement;
  dataset.theme = isLight ? 'light' : 'dark';
  dataset.motion = reducedMotion() ? 'reduced' : 'full';
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
