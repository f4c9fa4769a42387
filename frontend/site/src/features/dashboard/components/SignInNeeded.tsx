import type { ReactNode } from 'react';
import { paths } from '@/app/paths';
import { useText } from '@/lib/i18n';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LinkButton } from '@/ui/form/LinkButton';
import { dashboardMessages } from '../messages';

/** Shown if a page needs an account and the token is missing or expired. */
export function SignInNeeded({ title }: { title: ReactNode }) {
  const t = useText(dashboardMessages);
  return (
    <EmptyState icon="user" title={title} action={<LinkButton to={paths.login}>{t('login')}</LinkButton>}>
      {t('loginText')}
    </EmptyState>
  );
}
