import type { VehicleDetails } from '@contract/fleet/vehicles';
import type { FareQuote } from '@contract/rentals/fare';
import type { WindowQuote } from '@contract/rentals/window-quote';
import { paths } from '@/app/paths';
import { useDuration } from '@/lib/duration';
import { formatRupees } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { Button } from '@/ui/form/Button';
import { LinkButton } from '@/ui/form/LinkButton';
import { Icon } from '@/ui/media/Icon';
import { carMessages } from '../car-messages';
import { useRent } from './use-rent';
import styles from './car-actions.module.css';

interface CarActionsProps {
  car: VehicleDetails;
  /** Fares for the chosen dates, if any. */
  quote: WindowQuote | null | undefined;
}

export function CarActions({ car, quote }: CarActionsProps) {
  const t = useText(carMessages);
  const rent = useRent(car);
  const duration = useDuration();
  const fee = useSettings().data?.fare.convenienceFee;

  const totalOf = (fare: FareQuote) =>
    t('totalFor', {
      total: formatRupees(fare.total),
      duration: duration.whole(fare.duration, fare.extraHours),
    });
  const feeText = fee ? t('extraFee', { amount: formatRupees(fee) }) : t('noFee');

  return (
    <div className={styles.actions}>
      <div className={styles.rent}>
        <div>
          <Button large wide onClick={() => rent('book')}>
            {t('bookNow')}
          </Button>
          <p className={styles.cost}>{quote ? totalOf(quote.book) : t('noFee')}</p>
        </div>
        <div>
          <Button large wide variant="secondary" onClick={() => rent('reserve')}>
            {t('reserveNow')}
          </Button>
          <p className={styles.cost}>{quote ? totalOf(quote.reserve) : feeText}</p>
        </div>
      </div>
      <ul className={styles.hints}>
        <li>{t('bookHint')}</li>
        <li>{t('reserveHint')}</li>
      </ul>
      <Contact car={car} />
    </div>
  );
}

function Contact({ car }: { car: VehicleDetails }) {
  const t = useText(carMessages);
  const whatsapp = useSettings().data?.whatsapp;
  const chatText = encodeURIComponent(t('chatText', { name: `${car.carName} ${car.carModel}` }));
  return (
    <div className={styles.contact}>
      {whatsapp && (
        <LinkButton
          variant="ghost"
          to={`https://wa.me/${whatsapp}?text=${chatText}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="chat" />
          {t('chat')}
        </LinkButton>
      )}
      <LinkButton variant="ghost" to={paths.contact}>
        <Icon name="phone" />
        {t('callUs')}
      </LinkButton>
    </div>
  );
}
