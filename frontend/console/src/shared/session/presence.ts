const PRESENT_MS = 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

// Opening the console counts as activity, too.
let lastSign = Date.now();

/** Records the user's activity. Requests alone do not show it, because timers send many of them. */
export function watchPresence(): void {
  const note = (): void => {
    lastSign = Date.now();
  };
  for (const sign of SIGNS) window.addEventListener(sign, note, { passive: true, capture: true });
}

/** Marks a request without recent activity, so that it does not keep the session open. */
export const backgroundHeader = (isBackground = Date.now() - lastSign > PRESENT_MS): Record<string, string> =>
  isBackground ? { 'x-background': '1' } : {};
