import { directionsTo } from '@contract/directions';
import type { PublicSettings } from '@contract/settings';
import { formatPhone, phoneLink } from '@shared/format/phone';
import { useText } from '@/lib/i18n';
import { useHydrated } from '@/lib/use-hydrated';
import { Card } from '@/ui/display/Card';
import { Icon } from '@/ui/media/Icon';
import { companyMessages } from '../messages';
import styles from './contact.module.css';

export function ContactDetails({ settings }: { settings: PublicSettings }) {
  const t = useText(companyMessages);
  const isHydrated = useHydrated();
  return (
    <div className={styles.details}>
      <Card as="section" className={styles.item}>
        <Icon name="pin" size={24} />
        <h2>{t('location')}</h2>
        <p>{settings.address}</p>
        <a
          href={directionsTo(settings.mapPoint, isHydrated ? navigator.userAgent : '')}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('directions')}
        </a>
      </Card>
      <Card as="section" className={styles.item}>
        <Icon name="phone" size={24} />
        <h2>{t('phones')}</h2>
        {settings.phones.map((phone) => (
          <a key={phone} href={phoneLink(phone)} className="tabular">
            {formatPhone(phone)}
          </a>
        ))}
      </Card>
      <Card as="section" className={styles.item}>
        <Icon name="mail" size={24} />
        <h2>{t('emails')}</h2>
        {settings.emails.map((email) => (
          <a key={email} href={`mailto:${email}`}>
            {email}
          </a>
        ))}
      </Card>
      <Card as="section" className={styles.item}>
        <Icon name="clock" size={24} />
        <h2>{t('hours')}</h2>
        <p>{settings.contactHours}</p>
      </Card>
    </div>
  );
}
