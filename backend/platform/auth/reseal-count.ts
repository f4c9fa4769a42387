/** Counts values that were sealed again with the current secret. */
export class ResealCount {
  resealed = 0;
  /** Values that neither secret opens. */
  unreadable = 0;

  /** Returns the result of `reseal`; null if the stored bytes need no change or cannot be opened. */
  reseal(reseal: () => Buffer | null): Buffer | null {
    try {
      const sealed = reseal();
      if (sealed) this.resealed += 1;
      return sealed;
    } catch {
      this.unreadable += 1;
      return null;
    }
  }
}
