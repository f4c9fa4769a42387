import { Terms } from '@/features/company/components/Terms';
import { SettingsGate } from '@/features/company/components/SettingsGate';
import { legalMessages } from '@/features/company/legal-messages';
import { cx } from '@/lib/cx';
import { useText } from '@/lib/i18n';
import { useTitle } from '@/lib/use-title';
import styles from './company-page.module.css';

export function TermsPage() {
  const t = useText(legalMessages);
  useTitle(t('termsTitle'));
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
