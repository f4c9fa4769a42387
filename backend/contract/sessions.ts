/** A session of the caller. */
export class SignedInDevice {
  /** @example 4f9c1f6e-58c1-4c3e-9a53-5e1b6a0b8f11 */
  id: string;
  /**
   * Browser and system; `Browser` if unknown.
   * @example "Chrome on Android"
   */
  label: string;
  /**
   * The IPv4 address or IPv6 /64 of the sign-in; null if unknown.
   * @example 203.0.113.7
   */
  network: string | null;
  /** @example 2026-11-20T08:15:00.000Z */
  firstUsedAt: string;
  /**
   * Accurate to a minute.
   * @example 2026-11-21T09:10:00.000Z
   */
  lastUsedAt: string;
  /**
   * The session of this request.
   * @example true
   */
  isThis: boolean;
}

export class EndedSessions {
  /**
   * Number of sessions that ended.
   * @example 2
   */
  ended: number;
}
