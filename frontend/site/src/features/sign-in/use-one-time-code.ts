import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CODES } from '@contract/codes';
import type { SendOtpResult } from '@contract/people';
import { ApiError } from '@/lib/http';
import { useCountdown } from '@/lib/use-countdown';

interface OneTimeCodeCalls<Result> {
  send: () => Promise<SendOtpResult>;
  verify: (otp: string) => Promise<Result>;
  onVerified: (result: Result) => void;
}

export interface OneTimeCode {
  /** How many codes were sent since the fields were last open. */
  timesSent: number;
  expiresInSeconds: number;
  send: () => void;
  sending: boolean;
  sendError: Error | null;
  verify: (otp: string) => void;
  verifying: boolean;
  verifyError: Error | null;
  secondsToResend: number;
  /** Back to the first step, to correct what was typed there. */
  startOver: () => void;
}

const retryAfterSeconds = (error: Error): number =>
  error instanceof ApiError && error.code === CODES.TOO_MANY.code
    ? ((error.data as { retryAfterSeconds?: number } | null)?.retryAfterSeconds ?? 0)
    : 0;

/** Asking for a code, asking again after the wait, and proving it: the same on both sign-in pages. */
export function useOneTimeCode<Result>(calls: OneTimeCodeCalls<Result>): OneTimeCode {
  const [timesSent, setTimesSent] = useState(0);
  const resend = useCountdown();
  const verifying = useMutation({ mutationFn: calls.verify, onSuccess: calls.onVerified });
  const sending = useMutation({
    mutationFn: calls.send,
    onSuccess: (result) => {
      setTimesSent((times) => times + 1);
      resend.start(result.resendAfterSeconds);
      verifying.reset();
    },
    onError: (error) => resend.start(retryAfterSeconds(error)),
  });

  return {
    timesSent,
    expiresInSeconds: sending.data?.expiresInSeconds ?? 0,
    send: () => sending.mutate(),
    sending: sending.isPending,
    sendError: sending.error,
    verify: verifying.mutate,
    verifying: verifying.isPending,
    verifyError: verifying.error,
    secondsToResend: resend.left,
    startOver: () => {
      setTimesSent(0);
      sending.reset();
      verifying.reset();
    },
  };
}
