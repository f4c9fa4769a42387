import { paths } from '@/app/paths';
import { SettingsGate } from '@/features/company/components/SettingsGate';
import { Terms } from '@/features/company/components/Terms';
import { legalMessages } from '@/features/company/legal-messages';
import { cx } from '@/lib/cx';
import { useHead } from '@/lib/head';
import { useText } from '@/lib/i18n';
import styles from './company-page.module.css';

export function TermsPage() {
  const t = useText(legalMessages);
  useHead({ title: t('termsTitle'), description: t('termsIntro'), canonical: paths.terms });
  return (
    <div className={cx('wrap', styles.page)}>
      <header className={styles.head}>
        <h1>{t('termsHeading')}</h1>
        <p>{t('termsIntro')}</p>
      </header>
      <SettingsGate>{(settings) => <Terms settings={settings} />}</SettingsGate>
    </div>
  );
}
