import { useRef } from 'react';

/** Works without https too, where `crypto.randomUUID` is missing. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `Idempotency-Key`s: one for one content until it succeeded, so that sending it again creates nothing twice. */
export function useOnceKey(): { keyFor(content: string): string; succeeded(): void } {
  const last = useRef<{ content: string; key: string } | null>(null);
  return {
    keyFor(content) {
      if (last.current?.content !== content) last.current = { content, key: newKey() };
      return last.current.key;
    },
    succeeded() {
      last.current = null;
    },
  };
}
