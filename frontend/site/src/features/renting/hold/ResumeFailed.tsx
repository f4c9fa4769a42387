import { useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { rentingMessages } from '../messages';

/** Shown if a car was held before the reload and the hold could not be loaded. */
export function ResumeFailed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const t = useText(rentingMessages);
  return (
    <Alert
      tone="error"
      action={
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t('resumeFailed')}
    </Alert>
  );
}
