import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CodeSent } from '@contract/customers/people';
import { useCountdown } from '@shared/use-countdown';
import { retryAfterSeconds } from './retry-after';

/** Requests a code, and another one after a countdown. The last code stays usable if a further request fails. */
export function useCodeRequest<To = void>(call: (to: To) => Promise<CodeSent>) {
  const [sent, setSent] = useState<CodeSent[]>([]);
  const countdown = useCountdown();
  const request = useMutation({
    mutationFn: call,
    onSuccess: (code) => {
      setSent((earlier) => [...earlier, code]);
      countdown.start(code.resendAfterSeconds);
    },
    onError: (error) => countdown.start(retryAfterSeconds(error)),
  });
  return {
    challengeId: sent.at(-1)?.challengeId,
    /** True if a further code was sent. */
    isResent: sent.length > 1,
    secondsToResend: countdown.left,
    send: request.mutate,
    isSending: request.isPending,
    error: request.error,
    clearError: request.reset,
  };
}

export type CodeRequest<To = void> = ReturnType<typeof useCodeRequest<To>>;
