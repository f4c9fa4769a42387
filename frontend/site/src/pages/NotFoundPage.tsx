import { paths } from '@/app/paths';
import { defineMessages, useText } from '@/lib/i18n';
import { useTitle } from '@/lib/use-title';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';

const messages = defineMessages('notFound', {
  title: 'This page does not exist',
  text: 'The address may have been mistyped, or the page has moved. The cars are all still here.',
  cars: 'See all cars',
});

export function NotFoundPage() {
  const t = useText(messages);
  useTitle(t('title'));
  return (
    <div className="wrap">
      <EmptyState as="h1" title={t('title')} action={<LinkButton to={paths.carList}>{t('cars')}</LinkButton>}>
        {t('text')}
      </EmptyState>
    </div>
  );
}
