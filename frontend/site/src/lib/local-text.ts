import { useSyncExternalStore } from 'react';

/** A text in local storage, which all tabs of this browser share. Absent if storage is not allowed. */
export function localText(key: string) {
  const listeners = new Set<() => void>();

  function read(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function write(text: string | null): void {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      return;
    }
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    // This event comes from another tab.
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  }

  /** Null on the server and during hydration. */
  const useStored = (): string | null => useSyncExternalStore(subscribe, read, () => null);

  return { read, write, useStored };
}
