import { MissingKeyError } from './vault.js';

/** Counts values that were sealed again with the current secret. */
export class ResealCount {
  resealed = 0;
  /** Values that neither secret opens. */
  unreadable = 0;
  /** The keys of the unreadable values; null for an unknown key or a damaged value. */
  readonly keyIds = new Set<string | null>();

  /** Returns the result of `reseal`; null if the stored bytes need no change or cannot be opened. */
  reseal(reseal: () => Buffer | null): Buffer | null {
    try {
      const sealed = reseal();
      if (sealed) this.resealed += 1;
      return sealed;
    } catch (error) {
      this.unreadable += 1;
      this.keyIds.add(error instanceof MissingKeyError ? error.keyId : null);
      return null;
    }
  }
}
