import { CODES } from '@contract/codes';
import { isRefusal } from '@shared/http';
import { useLocalize, useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { signInMessages } from '../messages';

const WARNINGS: readonly number[] = [CODES.CONFLICT.code, CODES.ACCOUNT_REJECTED.code, CODES.TOO_MANY.code];

/** The reason why no code was sent: the server's message, or a message of the site if no response arrived. */
export function SendError({ error }: { error: Error | null }) {
  const t = useText(signInMessages);
  const localize = useLocalize();
  if (!error) return null;
  if (!isRefusal(error)) return <Alert tone="error">{t('sendFailed')}</Alert>;
  return (
    <Alert tone={WARNINGS.includes(error.code) ? 'warning' : 'error'} phone>
      {localize(error)}
    </Alert>
  );
}
