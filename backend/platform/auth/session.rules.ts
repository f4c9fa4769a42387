import type { TokenKind } from '../../contract/customers/people.js';

interface SessionLimits {
  lifetimeSeconds: number;
  /** Time without use after which a session ends; null if it has no such limit. */
  idleSeconds: number | null;
  /** Maximum number of sessions of one person. A further sign-in ends the oldest one. */
  atMost: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const SESSION_LIMITS: Record<TokenKind, SessionLimits> = {
  customer: { lifetimeSeconds: 30 * DAY, idleSeconds: 14 * DAY, atMost: 10 },
  renting: { lifetimeSeconds: 2 * HOUR, idleSeconds: null, atMost: 5 },
  admin: { lifetimeSeconds: 12 * HOUR, idleSeconds: 30 * MINUTE, atMost: 5 },
  'custom-admin': { lifetimeSeconds: 12 * HOUR, idleSeconds: 60 * MINUTE, atMost: 5 },
};

export const isStaffKind = (kind: TokenKind): boolean => kind === 'admin' || kind === 'custom-admin';

/** Identifies the person of a session, independent of the kind of the session. */
export const personKeyOf = ({ kind, id }: { kind: TokenKind; id: number }): string =>
  `${isStaffKind(kind) ? 'staff' : 'customer'} ${id}`;

/** The kinds of sessions that one person can have at the same time. */
export const personKindsOf = (kind: TokenKind): readonly TokenKind[] =>
  kind === 'customer' || kind === 'renting' ? ['customer', 'renting'] : [kind];
