/** How much was sealed anew with the current secret. */
export class ResealCount {
  resealed = 0;
  /** What neither secret opens. */
  unreadable = 0;

  /** The bytes that `reseal` returns; null where they are to stay. */
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
