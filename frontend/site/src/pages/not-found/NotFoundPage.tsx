import { paths } from '@/app/paths';
import { useText } from '@/lib/i18n';
import { useTitle } from '@/lib/use-title';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LinkButton } from '@/ui/form/LinkButton';
import { notFoundMessages } from './not-found-messages';

export function NotFoundPage() {
  const t = useText(notFoundMessages);
  useTitle(t('title'));
  return (
    <div className="wrap">
      <EmptyState as="h1" title={t('title')} action={<LinkButton to={paths.carList}>{t('cars')}</LinkButton>}>
        {t('text')}
      </EmptyState>
    </div>
  );
}
