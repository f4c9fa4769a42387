import { paths } from '@/app/paths';
import { useText } from '@/lib/i18n';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { rentingMessages } from '../messages';

export function NoCar() {
  const t = useText(rentingMessages);
  return (
    <EmptyState
      title={<h1>{t('noCar')}</h1>}
      action={<LinkButton to={paths.carList}>{t('toCars')}</LinkButton>}
    >
      {t('noCarText')}
    </EmptyState>
  );
}
