import { identityLines } from '@contract/business-identity';
import { paths } from '@/app/paths';
import { ContactDetails } from '@/features/company/components/ContactDetails';
import { ContactMap } from '@/features/company/components/ContactMap';
import { Identity } from '@/features/company/components/Identity';
import { SettingsGate } from '@/features/company/components/SettingsGate';
import { companyMessages } from '@/features/company/messages';
import { cx } from '@/lib/cx';
import { useHead } from '@/lib/head';
import { useText } from '@/lib/i18n';
import styles from './company-page.module.css';

export function ContactPage() {
  const t = useText(companyMessages);
  useHead({ title: t('contactTitle'), description: t('contactIntro'), canonical: paths.contact });
  return (
    <div className={cx('wrap', styles.page)}>
      <header className={styles.head}>
        <h1>{t('contactHeading')}</h1>
        <p>{t('contactIntro')}</p>
      </header>
      <SettingsGate>
        {(settings) => (
          <>
            <ContactDetails settings={settings} />
            {identityLines(settings, String).length > 0 && (
              <section>
                <h2>{t('legalDetails')}</h2>
                <Identity business={settings} />
              </section>
            )}
            <ContactMap settings={settings} />
          </>
        )}
      </SettingsGate>
    </div>
  );
}
