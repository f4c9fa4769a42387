import { paths } from '@/app/paths';
import { Privacy } from '@/features/company/components/Privacy';
import { SettingsGate } from '@/features/company/components/SettingsGate';
import { legalMessages } from '@/features/company/legal-messages';
import { cx } from '@/lib/cx';
import { useHead } from '@/lib/head';
import { useText } from '@/lib/i18n';
import styles from './company-page.module.css';

export function PrivacyPage() {
  const t = useText(legalMessages);
  useHead({ title: t('privacyTitle'), description: t('privacyIntro'), canonical: paths.privacy });
  return (
    <div className={cx('wrap', styles.page)}>
      <header className={styles.head}>
        <h1>{t('privacyHeading')}</h1>
        <p>{t('privacyIntro')}</p>
      </header>
      <SettingsGate>{(settings) => <Privacy settings={settings} />}</SettingsGate>
    </div>
  );
}
