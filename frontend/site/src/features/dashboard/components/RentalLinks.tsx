import { pickupDirectionsOf } from '@contract/directions';
import { formatPhone, phoneLink } from '@shared/format/phone';
import { paths } from '@/app/paths';
import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { Icon } from '@/ui/media/Icon';
import { Link } from '@/ui/navigation/Link';
import type { CustomerRental } from '../customer-rental';
import { dashboardMessages } from '../messages';
import { isAhead } from '../rental-status.rules';
import styles from './rental-card.module.css';

type LinkedRental = Pick<CustomerRental, 'reference' | 'status' | 'agreementUrl' | 'car'>;

/** Directions, the office's phone number, and the files of a rental. */
export function RentalLinks({ rental }: { rental: LinkedRental }) {
  const t = useText(dashboardMessages);
  const settings = useSettings().data;
  const { reference, agreementUrl } = rental;
  const phone = settings?.phones[0];
  const { place, directions } = pickupDirectionsOf(rental.car.location, settings, navigator.userAgent);
  const ahead = isAhead(rental.status);
  return (
    <p className={styles.links}>
      <Link to={paths.confirmation(reference)} aria-label={t('confirmationOf', { reference })}>
        <Icon name="file" size={18} />
        {t('confirmation')}
      </Link>
      {ahead && (
        <a
          href={directions}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('directionsTo', { place })}
        >
          <Icon name="pin" size={18} />
          {t('directions')}
        </a>
      )}
      {phone && (
        <a href={phoneLink(phone)} aria-label={t('callAbout', { phone: formatPhone(phone), reference })}>
          <Icon name="phone" size={18} />
          {t('call')}
        </a>
      )}
      {agreementUrl && (
        <a
          href={agreementUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('agreementOf', { reference })}
        >
          <Icon name="download" size={18} />
          {t('agreement')}
        </a>
      )}
    </p>
  );
}
