import { useEffect } from 'react';
import { Link } from 'react-router';
import { paths } from '@/app/paths';
import { AccountSignIn } from '@/features/sign-in/components/AccountSignIn';
import { SignInCard } from '@/features/sign-in/components/SignInCard';
import { signInMessages } from '@/features/sign-in/messages';
import { useHead } from '@/lib/head';
import { useText } from '@/lib/i18n';
import { clearOnVisit } from '@/lib/session';

export function LoginPage() {
  const t = useText(signInMessages);
  useHead({ title: t('loginTitle'), description: t('loginIntro'), canonical: paths.login });
  useEffect(() => clearOnVisit.login(), []);
  return (
    <div className="wrap">
      <SignInCard title={t('loginTitle')} intro={t('loginIntro')}>
        <AccountSignIn />
        <p>
          {t('newHere')} {t('newHereText')} <Link to={paths.carList}>{t('seeCars')}</Link>
        </p>
      </SignInCard>
    </div>
  );
}
