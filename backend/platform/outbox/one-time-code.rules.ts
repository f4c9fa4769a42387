import type { OutboxMessage } from './outbox-message.entity.js';

/** Maximum lifetime of a one-time code. A secret link lives for days; earlier releases stored no expiry. */
export const MAX_CODE_LIFETIME_SECONDS = 3600;

/** Whether a message contains a one-time code, which expires before an admin could resend it. */
export const isOneTimeCode = ({
  carriesCode,
  createdAt,
  expiresAt,
}: Pick<OutboxMessage, 'carriesCode' | 'createdAt' | 'expiresAt'>): boolean =>
  carriesCode && (expiresAt === null || +expiresAt - +createdAt <= MAX_CODE_LIFETIME_SECONDS * 1000);
