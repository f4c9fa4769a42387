import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CodeSent } from '@contract/customers/people';
import type { SecondFactorNeeded } from '@contract/second-factor';
import type { Localizable } from '@shared/i18n';
import { useCountdown } from '@shared/use-countdown';
import { reasonOf } from '../../shared/http/error-text';
import type { Role } from '../../shared/session/roles';
import { refuseMobile } from '../../shared/ui/forms/mobile.rules';
import { sendCode, verifyCode } from './sign-in-calls';

interface Problem {
  about: 'mobile' | 'otp' | 'request';
  title: Localizable;
  detail?: Localizable;
}

interface Handlers {
  onSent?: () => void;
  onSignedIn: () => void;
  /** Called after a correct code if the sign-in needs a second factor. */
  onFactor: (needed: SecondFactorNeeded) => void;
}

/** The two steps of a sign-in by one-time code. */
export function useSignIn(role: Role, { onSent, onSignedIn, onFactor }: Handlers) {
  const [mobile, setMobile] = useState('');
  const [otp, setOtp] = useState('');
  const [sent, setSent] = useState<CodeSent | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const resend = useCountdown();

  const failed = (title: string) => (error: Error) =>
    setProblem({ about: 'request', title, detail: reasonOf(error) });

  const sending = useMutation({
    mutationFn: () => sendCode(role, mobile.trim()),
    onMutate: () => setProblem(null),
    onSuccess: (code) => {
      setOtp('');
      setSent(code);
      onSent?.();
      resend.start(code.resendAfterSeconds);
    },
    onError: failed('An error occurred while sending OTP'),
  });
  const verifying = useMutation({
    mutationFn: ({ challengeId }: CodeSent) =>
      verifyCode(role, mobile.trim(), { otp: otp.trim(), challengeId }),
    onMutate: () => setProblem(null),
    onSuccess: (missing) => (missing ? onFactor(missing) : onSignedIn()),
    onError: failed('OTP verification failed'),
  });
  const isPending = sending.isPending || verifying.isPending;

  function send(): void {
    const refusal = refuseMobile(mobile);
    if (refusal) {
      setProblem({ about: 'mobile', title: refusal });
      return;
    }
    if (!isPending) sending.mutate();
  }

  function verify(): void {
    if (otp.trim() === '') {
      setProblem({ about: 'otp', title: 'OTP is required.' });
      return;
    }
    if (sent && !isPending) verifying.mutate(sent);
  }

  function changeMobile(): void {
    setSent(null);
    setProblem(null);
  }

  return {
    mobile,
    setMobile,
    otp,
    setOtp,
    sent,
    isPending,
    secondsToResend: resend.left,
    problem,
    send,
    verify,
    changeMobile,
  };
}
