import { paths } from '@/app/paths';
import { useText } from '@/lib/i18n';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { dashboardMessages } from '../messages';

/** No token, or one that counts no longer: the page says so and offers the way in. */
export function SignInNeeded({ error }: { error: string }) {
  const t = useText(dashboardMessages);
  return (
    <EmptyState icon="user" title={error} action={<LinkButton to={paths.login}>{t('signIn')}</LinkButton>}>
      {t('signInText')}
    </EmptyState>
  );
}
