import type { ReactNode } from 'react';
import { useText } from '@/lib/i18n';
import { useLoginPath } from '@/lib/use-login-path';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LinkButton } from '@/ui/form/LinkButton';
import { dashboardMessages } from '../messages';

/** Shown if a page needs an account and the token is missing. */
export function SignInNeeded({ title }: { title: ReactNode }) {
  const t = useText(dashboardMessages);
  return <SignIn title={title} text={t('loginText')} />;
}

/** Shown if the session of the token has ended. */
export function SignInEnded({ title }: { title: ReactNode }) {
  const t = useText(dashboardMessages);
  return <SignIn title={title} text={t('signInEnded')} />;
}

function SignIn({ title, text }: { title: ReactNode; text: string }) {
  const t = useText(dashboardMessages);
  const login = useLoginPath();
  return (
    <EmptyState icon="user" title={title} action={<LinkButton to={login}>{t('login')}</LinkButton>}>
      {text}
    </EmptyState>
  );
}
