import type { ReactNode } from 'react';
import type { PublicSettings } from '@contract/settings';
import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Button } from '@/ui/form/Button';
import { PageLoading } from '@/ui/layout/PageLoading';
import { companyMessages } from '../messages';

/** Renders its content after the settings are loaded. */
export function SettingsGate({ children }: { children: (settings: PublicSettings) => ReactNode }) {
  const t = useText(companyMessages);
  const settings = useSettings();
  if (settings.data) return children(settings.data);
  if (settings.isPending) return <PageLoading />;
  return (
    <EmptyState
      as="h2"
      icon="alert"
      title={t('loadFailed')}
      action={
        <Button busy={settings.isFetching} onClick={() => void settings.refetch()}>
          {t('tryAgain')}
        </Button>
      }
    />
  );
}
