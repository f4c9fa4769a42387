import { type SubmitEvent, useState } from 'react';
import { timeIn, twelveHour } from '@contract/calendar';
import type { CodeSent } from '@contract/customers/people';
import { MAX_OTP_DIGITS } from '@contract/limits';
import type { SecondFactorNeeded } from '@contract/second-factor';
import { CITY_ZONE } from '@shared/format/locale';
import { useText } from '../../shared/i18n';
import type { Role } from '../../shared/session/roles';
import { AuthAlert } from './AuthAlert';
import { AuthField } from './AuthField';
import { EnrolmentForm } from './EnrolmentForm';
import { FactorForm } from './FactorForm';
import { verifyFactor } from './sign-in-calls';
import { useSignIn } from './use-sign-in';
import styles from './auth.module.css';

interface Props {
  role: Role;
  /** Called once the code is sent. */
  onSent?: () => void;
  onSignedIn: () => void;
}

/** Asks for the one-time code, then for the second factor if the sign-in needs one. */
export function SignInForm(props: Props) {
  const [factor, setFactor] = useState<SecondFactorNeeded | null>(null);
  if (!factor) return <CodeForm {...props} onFactor={setFactor} />;
  const { role, onSignedIn } = props;
  const { challengeId } = factor;
  const startAgain = (): void => setFactor(null);
  return factor.enrolment ? (
    <EnrolmentForm {...{ role, challengeId, onSignedIn }} onStartAgain={startAgain} />
  ) : (
    <FactorForm
      purpose="signIn"
      send={(entered) => verifyFactor(role, { challengeId, ...entered })}
      onDone={onSignedIn}
      onLeave={startAgain}
    />
  );
}

interface CodeFormProps extends Props {
  onFactor: (needed: SecondFactorNeeded) => void;
}

function CodeForm({ role, ...on }: CodeFormProps) {
  const t = useText();
  const { sent, isPending, problem, secondsToResend, ...form } = useSignIn(role, on);
  const about = (field: string) => (problem?.about === field ? problem.title : null);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (sent) form.verify();
    else form.send();
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <AuthField
        label="Mobile number"
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={16}
        autoFocus
        readOnly={sent !== null}
        value={form.mobile}
        error={about('mobile')}
        onChange={(event) => form.setMobile(event.target.value)}
      />
      {sent && (
        <AuthField
          className={styles.code}
          label={{ text: t('OTP ({count} digits)', { count: sent.digits }) }}
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={MAX_OTP_DIGITS}
          autoFocus
          value={form.otp}
          error={about('otp')}
          onChange={(event) => form.setOtp(event.target.value.replace(/\D/g, ''))}
        />
      )}
      {sent?.alreadySent === true && <SentEarlier code={sent} mobile={form.mobile} />}
      {problem?.about === 'request' && <AuthAlert tone="bad" title={problem.title} detail={problem.detail} />}
      <button className={styles.main} type="submit" aria-disabled={isPending}>
        {sent ? t('Verify OTP') : t('Send OTP')}
      </button>
      {sent && (
        <div className={styles.row}>
          <button className={styles.link} type="button" disabled={secondsToResend > 0} onClick={form.send}>
            {secondsToResend > 0
              ? t('Resend OTP in {seconds} s', { seconds: secondsToResend })
              : t('Resend OTP')}
          </button>
          <button className={styles.link} type="button" onClick={form.changeMobile}>
            {t('Change number')}
          </button>
        </div>
      )}
    </form>
  );
}

function SentEarlier({ code, mobile }: { code: CodeSent; mobile: string }) {
  const t = useText();
  const time = twelveHour(timeIn(CITY_ZONE, new Date(code.sentAt)));
  return (
    <AuthAlert
      tone="info"
      title={t('We sent an OTP to {mobile} at {time}. Use the newest one.', { mobile, time })}
    />
  );
}
