const FIRST_RETRY_SECONDS = 5;
/** With this number, the last attempt starts about five minutes after the first, while a code is still valid. */
const MAX_UNDATED_CODE_ATTEMPTS = 7;
const MAX_RETRY_SECONDS = 3_600;
/** With this number, the last attempt starts about a day after the first, in case the mail server fails for a night. */
const MAX_ATTEMPTS = 34;
/** Varies the wait by this share, so that messages that failed together are not retried together. */
const JITTER = 0.25;

/** `hasUnknownExpiry`: the message has a code without a stored expiry, because an earlier release queued it. */
export const isLastAttempt = ({
  attempts,
  hasUnknownExpiry,
}: {
  attempts: number;
  hasUnknownExpiry: boolean;
}): boolean => attempts >= (hasUnknownExpiry ? MAX_UNDATED_CODE_ATTEMPTS : MAX_ATTEMPTS);

/** The wait after the `attempts`-th attempt. @param random from 0 to 1 */
export const retryAfterSeconds = (attempts: number, random: number): number =>
  Math.min(FIRST_RETRY_SECONDS * 2 ** (attempts - 1), MAX_RETRY_SECONDS) * (1 + JITTER * (2 * random - 1));
