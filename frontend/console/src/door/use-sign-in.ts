import { useState } from 'react';
import { useCountdown } from '@shared/use-countdown';
import { reasonOf } from '../error-text';
import { refuseMobile } from '../mobile-field';
import type { Role } from '../roles';
import { sendCode, verifyCode } from './sign-in-calls';

interface Problem {
  about: 'mobile' | 'otp' | 'call';
  title: string;
  detail?: string;
}

/** The two steps of a sign-in by one-time code. */
export function useSignIn(role: Role, onSignedIn: () => void, onSent?: () => void) {
  const [mobile, setMobile] = useState('');
  const [otp, setOtp] = useState('');
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const resend = useCountdown();

  async function attempt(failure: string, work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem({ about: 'call', title: failure, detail: reasonOf(error) });
    } finally {
      setBusy(false);
    }
  }

  async function send(): Promise<void> {
    const refusal = refuseMobile(mobile);
    if (refusal) return setProblem({ about: 'mobile', title: refusal });
    await attempt('An error occurred while sending OTP', async () => {
      const result = await sendCode(role, mobile.trim());
      setOtp('');
      setSent(true);
      onSent?.();
      resend.start(result.resendAfterSeconds);
    });
  }

  async function verify(): Promise<void> {
    if (otp.trim() === '') return setProblem({ about: 'otp', title: 'OTP is required.' });
    await attempt('OTP verification failed', async () => {
      await verifyCode(role, mobile.trim(), otp.trim());
      onSignedIn();
    });
  }

  function changeMobile(): void {
    setSent(false);
    setProblem(null);
  }

  return {
    mobile,
    setMobile,
    otp,
    setOtp,
    sent,
    busy,
    secondsToResend: resend.left,
    problem,
    send,
    verify,
    changeMobile,
  };
}
