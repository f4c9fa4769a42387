const PRESENT_MS = 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

// Opening the console is a sign, too.
let lastSign = Date.now();

/** Notices whether a person uses the console, because its requests alone do not show it: many are made by timers. */
export function watchPresence(): void {
  const note = (): void => {
    lastSign = Date.now();
  };
  for (const sign of SIGNS) window.addEventListener(sign, note, { passive: true, capture: true });
}

/** Marks a request that no person caused, so that it does not keep the session open. */
export const backgroundHeader = (isBackground = Date.now() - lastSign > PRESENT_MS): Record<string, string> =>
  isBackground ? { 'x-background': '1' } : {};
