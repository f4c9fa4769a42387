import { useText } from '@/lib/i18n';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
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
