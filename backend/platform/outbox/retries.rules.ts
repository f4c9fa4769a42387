const FIRST_RETRY_SECONDS = 5;
/** The last attempt starts about five minutes after the first, while the one-time code is still valid. */
const MAX_CODE_ATTEMPTS = 7;
/** The last attempt starts about three hours after the first. */
const MAX_ATTEMPTS = 12;
/** Varies the wait by this share, so that messages which failed together are not retried together. */
const JITTER = 0.25;

export const isLastAttempt = ({
  attempts,
  carriesCode,
}: {
  attempts: number;
  carriesCode: boolean;
}): boolean => attempts >= (carriesCode ? MAX_CODE_ATTEMPTS : MAX_ATTEMPTS);

/** The wait after the `attempts`-th attempt. @param random from 0 to 1 */
export const retryAfterSeconds = (attempts: number, random: number): number =>
  FIRST_RETRY_SECONDS * 2 ** (attempts - 1) * (1 + JITTER * (2 * random - 1));
