import { isRefusal } from '@shared/http';
import { useLocalize, useText } from '@/lib/i18n';
import { signInMessages } from './messages';

/** Returns the reason why a code was refused, with the remaining attempts, as one message. */
export function useVerifyError(): (error: Error | null) => string | undefined {
  const t = useText(signInMessages);
  const localize = useLocalize();
  return (error) => {
    if (!error) return undefined;
    return isRefusal(error) ? localize(error) || t('invalidOtp') : t('verifyFailed');
  };
}
