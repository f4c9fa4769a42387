import { useText } from '@/lib/i18n';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Button } from '@/ui/form/Button';
import { appMessages } from '../messages';

export function PageError() {
  const t = useText(appMessages);
  return (
    <EmptyState
      icon="alert"
      as="h1"
      title={t('brokenTitle')}
      action={<Button onClick={() => location.reload()}>{t('reload')}</Button>}
    >
      {t('brokenText')}
    </EmptyState>
  );
}
