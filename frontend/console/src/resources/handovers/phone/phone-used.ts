const KEY = 'handovers-on-phone';

/** Remembers that this browser has records or trips, so that other browsers do not load the queue. */
export const markPhoneUsed = (): void => {
  try {
    localStorage.setItem(KEY, 'true');
  } catch {
    // Without storage the page of the handover sends the records.
  }
};

export function isPhoneUsed(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}
