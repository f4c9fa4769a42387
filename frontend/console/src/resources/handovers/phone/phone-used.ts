const KEY = 'handovers-on-phone';

/** Remembers that this browser has records or trips. Other browsers need not load the queue. */
export const markPhoneUsed = (): void => {
  try {
    localStorage.setItem(KEY, 'true');
  } catch {
    // Without local storage, the handover page sends the records when it is opened.
  }
};

export function isPhoneUsed(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}
