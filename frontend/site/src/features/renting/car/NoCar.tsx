import { paths } from '@/app/paths';
import { useText } from '@/lib/i18n';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LinkButton } from '@/ui/form/LinkButton';
import { rentingMessages } from '../messages';

export function NoCar() {
  const t = useText(rentingMessages);
  return (
    <EmptyState as="h1" title={t('noCar')} action={<LinkButton to={paths.carList}>{t('toCars')}</LinkButton>}>
      {t('noCarText')}
    </EmptyState>
  );
}
