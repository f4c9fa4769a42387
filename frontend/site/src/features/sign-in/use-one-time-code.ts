import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CODES } from '@contract/codes';
import type { CodeSent } from '@contract/customers/people';
import { OTP_LIFETIME_SECONDS, OTP_RESEND_SECONDS } from '@contract/limits';
import { ApiError, NetworkError } from '@shared/http';
import { useCountdown } from '@shared/use-countdown';
import { retryAfterSeconds } from '@/ui/proof/retry-after';

export interface EnteredCode {
  otp: string;
  challengeId?: string;
}

/** A sent code. The number of digits and the ID are unknown if the response was lost. */
type Sent = Pick<CodeSent, 'expiresInSeconds' | 'resendAfterSeconds'> & Partial<CodeSent>;

interface OneTimeCodeCalls<Result> {
  send: () => Promise<CodeSent>;
  verify: (entered: EnteredCode) => Promise<Result>;
  onVerified: (result: Result) => void;
}

export interface OneTimeCode {
  /** Number of codes sent since the last `startOver`. */
  timesSent: number;
  expiresInSeconds: number;
  /** Undefined if the response to the request was lost. */
  digits: number | undefined;
  /** ISO instant at which the code was sent, if the server sent no new code for this request. */
  sentEarlierAt: string | undefined;
  send: () => void;
  sending: boolean;
  sendError: Error | null;
  verify: (otp: string) => void;
  verifying: boolean;
  verifyError: Error | null;
  /** True if the server accepted this code but its response was lost. A new code was then requested. */
  codeWasUsed: boolean;
  secondsToResend: number;
  /** Returns to the first step, to correct the e-mail address or mobile number. */
  startOver: () => void;
}

/** Requests a code. After a lost response, the next request gets the same response. */
function useSend(call: () => Promise<CodeSent>): () => Promise<Sent> {
  const unanswered = useRef(false);
  return async () => {
    try {
      const result = await call();
      unanswered.current = false;
      return result;
    } catch (error) {
      // TOO_MANY after a request without a response means that the server has sent the code of that request.
      const wait = retryAfterSeconds(error as Error);
      const wasSent = unanswered.current && wait > 0 && wait <= OTP_RESEND_SECONDS;
      unanswered.current = error instanceof NetworkError;
      if (wasSent)
        return { expiresInSeconds: OTP_LIFETIME_SECONDS - OTP_RESEND_SECONDS, resendAfterSeconds: wait };
      throw error;
    }
  };
}

/** Requests, resends and verifies a code, on both sign-in pages. */
export function useOneTimeCode<Result>(calls: OneTimeCodeCalls<Result>): OneTimeCode {
  const [timesSent, setTimesSent] = useState(0);
  const resend = useCountdown();
  const [codeWasUsed, setCodeWasUsed] = useState(false);
  const send = useSend(calls.send);
  // The ID of the newest request. Wrong codes that other callers enter do not count against it.
  const challengeId = useRef<string | undefined>(undefined);
  // The entered code of a verification whose response was lost.
  const unanswered = useRef<string | null>(null);

  const verifying = useMutation({
    mutationFn: (otp: string) =>
      calls.verify({
        otp,
        ...(challengeId.current === undefined ? {} : { challengeId: challengeId.current }),
      }),
    onSuccess: calls.onVerified,
    onError(error, otp) {
      const refused = error instanceof ApiError && error.code === CODES.CODE_WRONG.code;
      if (refused && unanswered.current === otp) {
        setCodeWasUsed(true);
        sending.mutate();
      }
      unanswered.current = error instanceof NetworkError ? otp : null;
    },
  });
  const sending = useMutation({
    mutationFn: send,
    onSuccess: (result) => {
      challengeId.current = result.challengeId;
      setTimesSent((times) => times + 1);
      resend.start(result.resendAfterSeconds);
      verifying.reset();
    },
    onError: (error) => resend.start(retryAfterSeconds(error)),
  });

  return {
    timesSent,
    expiresInSeconds: sending.data?.expiresInSeconds ?? 0,
    digits: sending.data?.digits,
    sentEarlierAt: sending.data?.alreadySent === true ? sending.data.sentAt : undefined,
    send: () => {
      setCodeWasUsed(false);
      sending.mutate();
    },
    sending: sending.isPending,
    sendError: sending.error,
    verify: verifying.mutate,
    verifying: verifying.isPending,
    verifyError: verifying.error,
    codeWasUsed,
    secondsToResend: resend.left,
    startOver: () => {
      setTimesSent(0);
      setCodeWasUsed(false);
      sending.reset();
      verifying.reset();
    },
  };
}
