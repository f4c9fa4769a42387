import { useLocation, useNavigate } from 'react-router';
import type { VehicleDetails } from '@contract/fleet/vehicles';
import type { RentalAction } from '@contract/rentals/fare';
import { paths } from '@/app/paths';
import { useText } from '@/lib/i18n';
import { accountToken, rentingToken, saveCarAction, saveSelectedCar } from '@/lib/session';
import { useSettings } from '@/lib/settings';
import { Button } from '@/ui/form/Button';
import { LinkButton } from '@/ui/form/LinkButton';
import { Icon } from '@/ui/media/Icon';
import { browseMessages } from '../messages';
import { rentingPath } from '../renting-path.rules';
import styles from './car-actions.module.css';

export function CarActions({ car }: { car: VehicleDetails }) {
  const t = useText(browseMessages);
  const navigate = useNavigate();
  const { search } = useLocation();
  const whatsapp = useSettings().data?.whatsapp;
  const chatText = encodeURIComponent(t('chatText', { name: `${car.carName} ${car.carModel}` }));

  function rent(action: RentalAction) {
    saveSelectedCar(car);
    saveCarAction(action);
    const tokens = { renting: rentingToken() !== null, account: accountToken() !== null };
    // The next page takes the chosen dates over.
    void navigate(rentingPath(action, tokens) + search);
  }

  return (
    <div className={styles.actions}>
      <div className={styles.rent} data-bottom-bar="">
        <Button large wide onClick={() => rent('book')}>
          {t('bookNow')}
        </Button>
        <Button large wide variant="secondary" onClick={() => rent('reserve')}>
          {t('reserveNow')}
        </Button>
      </div>
      <ul className={styles.hints}>
        <li>{t('bookHint')}</li>
        <li>{t('reserveHint')}</li>
      </ul>
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
    </div>
  );
}
