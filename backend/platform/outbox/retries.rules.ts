const FIRST_RETRY_SECONDS = 5;
/** The last one begins about five minutes after the first, while the code is still valid. */
const MAX_CODE_ATTEMPTS = 7;
/** The last one begins about three hours after the first. */
const MAX_ATTEMPTS = 12;
/** Of the wait, up or down, so that what failed together is not tried again together. */
const JITTER = 0.25;

export const isLastAttempt = ({
  attempts,
  carriesCode,
}: {
  attempts: number;
  carriesCode: boolean;
}): boolean => attempts >= (carriesCode ? MAX_CODE_ATTEMPTS : MAX_ATTEMPTS);

/** How long to wait after the `attempts`-th attempt. @param random from 0 to 1 */
export const retryAfterSeconds = (attempts: number, random: number): number =>
  FIRST_RETRY_SECONDS * 2 ** (attempts - 1) * (1 + JITTER * (2 * random - 1));
