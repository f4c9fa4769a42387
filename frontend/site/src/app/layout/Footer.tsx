import { useLocation } from 'react-router';
import { identityLines } from '@contract/business-identity';
import type { PublicSettings } from '@contract/settings';
import { formatPhone, phoneLink } from '@shared/format/phone';
import { NewsletterForm } from '@/features/newsletter/components/NewsletterForm';
import { cx } from '@/lib/cx';
import { useFormats } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { Brand } from '@/ui/display/Brand';
import { Link } from '@/ui/navigation/Link';
import { appMessages } from '../messages';
import { paths } from '../paths';
import { isTask } from './page-kinds';
import styles from './footer.module.css';

/** Shows only essential links while the visitor is in the middle of a task. */
export function Footer() {
  const { pathname } = useLocation();
  const localize = useLocalize();
  const { formatDay } = useFormats();
  const settings = useSettings().data;
  const isShort = isTask(pathname);
  const Content = isShort ? ShortFooter : FullFooter;
  return (
    <footer className={cx(styles.footer, isShort && styles.short)}>
      {settings && (
        <>
          <Content settings={settings} />
          <div className={cx('wrap', styles.rights)}>
            {isShort || <Rights settings={settings} />}
            {identityLines(settings, formatDay).map(({ label, values }) => (
              <p key={label.key}>
                {localize(label)}: {values.join(', ')}
              </p>
            ))}
          </div>
        </>
      )}
    </footer>
  );
}

interface WithSettings {
  settings: PublicSettings;
}

function Rights({ settings: { name } }: WithSettings) {
  return <p>{useText(appMessages)('rights', { year: new Date().getFullYear(), name })}</p>;
}

function ShortFooter({ settings }: WithSettings) {
  const t = useText(appMessages);
  const [phone] = settings.phones;
  return (
    <div className={cx('wrap', styles.row)}>
      <Rights settings={settings} />
      {phone && (
        <a href={phoneLink(phone)} className="tabular">
          {formatPhone(phone)}
        </a>
      )}
      <Link to={paths.contact}>{t('contact')}</Link>
      <Link to={paths.terms}>{t('terms')}</Link>
      <Link to={paths.privacy}>{t('privacy')}</Link>
    </div>
  );
}

function FullFooter({ settings }: WithSettings) {
  const t = useText(appMessages);
  return (
    <div className={cx('wrap', styles.grid)}>
      <div className={cx(styles.column, styles.about)}>
        <Brand name={settings.name} />
        <p>{t('footerAbout', { city: settings.city })}</p>
      </div>
      <nav className={styles.column} aria-labelledby="footer-explore">
        <h2 id="footer-explore">{t('footerExplore')}</h2>
        <Link to={paths.carList}>{t('footerCars')}</Link>
        <Link to={paths.about}>{t('about')}</Link>
        <Link to={paths.contact}>{t('contact')}</Link>
        <Link to={paths.terms}>{t('terms')}</Link>
        <Link to={paths.privacy}>{t('privacy')}</Link>
      </nav>
      <div className={styles.column}>
        <h2>{t('footerContact')}</h2>
        <p>{settings.address}</p>
        {settings.phones.map((phone) => (
          <a key={phone} href={phoneLink(phone)} className="tabular">
            {formatPhone(phone)}
          </a>
        ))}
        {settings.emails.map((email) => (
          <a key={email} href={`mailto:${email}`}>
            {email}
          </a>
        ))}
      </div>
      <div className={styles.column}>
        <h2>{t('footerHours')}</h2>
        <dl className={styles.hours}>
          {settings.openingHours.map((line) => (
            <div key={line.days}>
              <dt>{line.days}</dt>
              <dd className="tabular">{line.hours}</dd>
            </div>
          ))}
        </dl>
      </div>
      {settings.newsletter.title && (
        <div id="newsletter" className={styles.newsletter}>
          <NewsletterForm {...settings.newsletter} />
        </div>
      )}
    </div>
  );
}
