import { useSearchParams } from 'react-router';
import type { RentalAction } from '@contract/rentals/fare';
import { paths } from '@/app/paths';
import { CarBrowser } from '@/features/browse/list/CarBrowser';
import { dashboardMessages } from '@/features/dashboard/messages';
import { useText } from '@/lib/i18n';
import { tripFrom, tripSearch } from '@/lib/trip';
import { useTitle } from '@/lib/use-title';
import styles from './dashboard-page.module.css';

const TEXTS = {
  book: { title: 'newBookingTitle', intro: 'newBookingIntro' },
  reserve: { title: 'newReservationTitle', intro: 'newReservationIntro' },
} as const;

/** The car list within the dashboard: choosing a car leads to the renting page. */
export function NewRental({ action }: { action: RentalAction }) {
  const t = useText(dashboardMessages);
  const { title, intro } = TEXTS[action];
  useTitle(t(title));
  const [params] = useSearchParams();
  const trip = tripSearch(tripFrom(params)).replace('?', '&');
  const target = action === 'book' ? paths.booking : paths.reserve;

  return (
    <>
      <div>
        <h1>{t(title)}</h1>
        <p className={styles.intro}>{t(intro)}</p>
      </div>
      <CarBrowser title={t('cars')} linkTo={(car) => `${target}?car=${car.id}${trip}`} />
    </>
  );
}
