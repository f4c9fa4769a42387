import { useText } from '@/lib/i18n';
import { CodeField } from './CodeField';
import { proofMessages } from './proof-messages';
import { ResendButton } from './ResendButton';
import type { CodeRequest } from './use-code-request';

interface Props {
  /** States where the code was sent. */
  text: string;
  code: Omit<CodeRequest<never>, 'send'>;
  value: string;
  onChange: (otp: string) => void;
  /** Requests another code. The typed one is removed. */
  onResend: () => void;
}

/** The field for a code that was sent, and a button to get another one. */
export function CodeEntry({ text, code, value, onChange, onResend }: Props) {
  const t = useText(proofMessages);
  return (
    <>
      <p role="status">
        {code.isResent && `${t('resent')} `}
        {text}
      </p>
      <CodeField key={code.challengeId} value={value} onChange={onChange} />
      <ResendButton
        secondsLeft={code.secondsToResend}
        busy={code.isSending}
        label={t('resend')}
        labelIn={(time) => t('resendIn', { time })}
        onClick={() => {
          onChange('');
          onResend();
        }}
      />
    </>
  );
}
