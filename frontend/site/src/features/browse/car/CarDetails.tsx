import { useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { VehicleDetails } from '@contract/fleet/vehicles';
import { formatRupees } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { tripFrom } from '@/lib/trip';
import { Costs } from '@/ui/costs/Costs';
import { Card } from '@/ui/display/Card';
import { Price } from '@/ui/display/Price';
import { StatusPill } from '@/ui/display/StatusPill';
import { Alert } from '@/ui/feedback/Alert';
import { datedTrip, useWindowQuote } from '../api/use-window-quote';
import { carMessages } from '../car-messages';
import { BookingBar } from './BookingBar';
import { CarActions } from './CarActions';
import { CarDates } from './CarDates';
import { CarFacts } from './CarFacts';
import { CarGallery } from './CarGallery';
import { CarQuote } from './CarQuote';
import { GoodToKnow } from './GoodToKnow';
import { PickupPlace } from './PickupPlace';
import styles from './car-details.module.css';

export function CarDetails({ car }: { car: VehicleDetails }) {
  const t = useText(carMessages);
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const trip = datedTrip(tripFrom(params));
  const quote = useWindowQuote(id, trip);
  const shownQuote = trip && !quote.error ? quote.data : null;
  const form = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.layout}>
      <div className={styles.gallery}>
        <CarGallery
          name={car.carName}
          images={car.images}
          noneText={t('noImagesDetails')}
          sizes="(min-width: 64rem) 46rem, 100vw"
          eager
        />
      </div>
      <div className={styles.side}>
        <Card className={styles.offer}>
          <div>
            <h1 className={styles.name}>{car.carName}</h1>
            <p className={styles.model}>
              {car.carModel} · {car.year}
            </p>
            <PickupPlace location={car.location} />
          </div>
          <CarPrice car={car} />
          <div className={styles.available}>
            <span>{t('available')}</span>
            <StatusPill tone={car.available ? 'success' : 'warning'}>
              {car.available ? t('yes') : t('no')}
            </StatusPill>
          </div>
          {!car.available && <Alert>{t('currentlyRented')}</Alert>}
          <div ref={form} className={styles.form}>
            <CarDates trip={trip ?? {}} />
            <CarQuote trip={trip} quote={quote.data} error={quote.error} />
            <CarActions car={car} quote={shownQuote} />
          </div>
        </Card>
      </div>
      <div className={styles.more}>
        {car.description && <p className={styles.description}>{car.description}</p>}
        <section className={styles.section}>
          <h2>{t('facts')}</h2>
          <CarFacts car={car} />
        </section>
        <Costs car={car} />
        <GoodToKnow />
      </div>
      <BookingBar car={car} quote={shownQuote} form={form} />
    </div>
  );
}

function CarPrice({ car }: { car: VehicleDetails }) {
  const t = useText(carMessages);
  return (
    <div>
      <p className={styles.starting}>{t('startingFrom')}</p>
      <Price amount={car.cost} per={t('perDay')} large />
      <p className={styles.hourly}>
        {t('minimumDay')}, {t('orPerHour', { amount: formatRupees(car.costPerHour) })}
      </p>
    </div>
  );
}
