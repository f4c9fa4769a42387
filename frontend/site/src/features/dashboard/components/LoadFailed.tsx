import { useText } from '@/lib/i18n';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { dashboardMessages } from '../messages';

interface LoadFailedProps {
  text: string;
  busy: boolean;
  onRetry: () => void;
}

export function LoadFailed({ text, busy, onRetry }: LoadFailedProps) {
  const t = useText(dashboardMessages);
  return (
    <Alert
      tone="error"
      action={
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
