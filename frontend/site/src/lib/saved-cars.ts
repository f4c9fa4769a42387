import { useMemo, useSyncExternalStore } from 'react';

// In local storage, because saved cars stay in this browser.
const KEY = 'savedCars';
const listeners = new Set<() => void>();

/** The ids as they are stored; empty where the browser allows no storage. */
function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

const idsIn = (text: string): number[] => text.split(',').map(Number).filter(Boolean);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // From another tab.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The ids of the saved cars; none on the server and during hydration. */
export function useSavedCars(): ReadonlySet<number> {
  const text = useSyncExternalStore(subscribe, stored, () => '');
  return useMemo(() => new Set(idsIn(text)), [text]);
}

/** Saves a car, or removes a saved one. */
export function toggleSavedCar(id: number): void {
  const ids = new Set(idsIn(stored()));
  if (!ids.delete(id)) ids.add(id);
  try {
    localStorage.setItem(KEY, [...ids].join());
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}
