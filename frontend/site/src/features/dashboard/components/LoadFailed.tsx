import type { ReactNode } from 'react';
import { ApiError } from '@shared/http';
import { useLocalize, useText } from '@/lib/i18n';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Button } from '@/ui/form/Button';
import { dashboardMessages } from '../messages';
import { SignInEnded } from './SignInNeeded';

interface LoadFailedProps {
  title: ReactNode;
  error: Error;
  busy: boolean;
  onRetry: () => void;
}

export function LoadFailed({ title, error, busy, onRetry }: LoadFailedProps) {
  const t = useText(dashboardMessages);
  const localize = useLocalize();
  if (error instanceof ApiError && error.http === 401) return <SignInEnded title={title} />;
  return (
    <EmptyState
      icon="alert"
      title={title}
      action={
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      <p>{localize(error)}</p>
      <p>{t('safe')}</p>
    </EmptyState>
  );
}
