import { paths } from '@/app/paths';
import { Counters } from '@/features/company/components/Counters';
import { PromoBanner } from '@/features/company/components/PromoBanner';
import { SettingsGate } from '@/features/company/components/SettingsGate';
import { Team } from '@/features/company/components/Team';
import { Testimonials } from '@/features/company/components/Testimonials';
import { companyMessages } from '@/features/company/messages';
import { cx } from '@/lib/cx';
import { useHead } from '@/lib/head';
import { useText } from '@/lib/i18n';
import styles from './company-page.module.css';

export function AboutPage() {
  const t = useText(companyMessages);
  useHead({ title: t('aboutTitle'), description: t('aboutTrust'), canonical: paths.about });
  return (
    <div className={cx('wrap', styles.page)}>
      <header className={styles.head}>
        <h1>{t('aboutHeading')}</h1>
        <p>{t('aboutTrust')}</p>
      </header>
      <SettingsGate>
        {(settings) => (
          <>
            <p className={styles.text}>{t('aboutText', { name: settings.name, city: settings.city })}</p>
            <Counters counters={settings.counters} />
            <Team team={settings.team} />
            <Testimonials testimonials={settings.testimonials} />
            {settings.newsletter.title && <PromoBanner {...settings.newsletter} />}
          </>
        )}
      </SettingsGate>
    </div>
  );
}
