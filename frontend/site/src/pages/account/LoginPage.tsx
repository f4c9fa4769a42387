import { useEffect } from 'react';
import { paths } from '@/app/paths';
import { PlacedPanel } from '@/features/confirmation/components/PlacedPanel';
import { AccountSignIn } from '@/features/sign-in/components/AccountSignIn';
import { SignInCard } from '@/features/sign-in/components/SignInCard';
import { signInMessages } from '@/features/sign-in/messages';
import { cx } from '@/lib/cx';
import { useHead } from '@/lib/head';
import { useText } from '@/lib/i18n';
import { usePlacedRental } from '@/lib/placed-rental-with-terms';
import { clearOnVisit } from '@/lib/session';
import { Link } from '@/ui/navigation/Link';
import styles from './account-page.module.css';

export function LoginPage() {
  const t = useText(signInMessages);
  const placed = usePlacedRental();
  useHead({ title: t('loginTitle'), description: t('loginIntro'), canonical: paths.login });
  useEffect(() => clearOnVisit.login(), []);
  return (
    <div className={cx('wrap', styles.login)}>
      <SignInCard
        title={t('loginTitle')}
        intro={placed ? t('loginIntroPlaced', { reference: placed.reference }) : t('loginIntro')}
      >
        <AccountSignIn knownEmail={placed?.email} />
        {!placed && (
          <p>
            {t('newHere')} {t('newHereText')} <Link to={paths.carList}>{t('seeCars')}</Link>
          </p>
        )}
      </SignInCard>
      {placed && (
        <aside className={styles.beside}>
          <PlacedPanel placed={placed} />
        </aside>
      )}
    </div>
  );
}
