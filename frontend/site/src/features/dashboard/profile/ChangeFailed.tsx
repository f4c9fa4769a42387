import { useLocalize, useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { changeMessages } from './change-messages';

/** Why a change was refused. */
export function ChangeFailed({ error }: { error: Error | null }) {
  const t = useText(changeMessages);
  const localize = useLocalize();
  if (!error) return null;
  return (
    <Alert tone="error" title={t('failed')}>
      {localize(error)}
    </Alert>
  );
}
