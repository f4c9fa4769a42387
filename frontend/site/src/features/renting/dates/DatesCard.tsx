import { useEffect, useRef } from 'react';
import type { AvailabilityEntry, VehicleDetails } from '@contract/fleet/vehicles';
import type { RentalAction } from '@contract/rentals/fare';
import { useText } from '@/lib/i18n';
import { useTwoMonthsFit } from '@/ui/dates/use-two-months-fit';
import { Card } from '@/ui/display/Card';
import { Alert } from '@/ui/feedback/Alert';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Button } from '@/ui/form/Button';
import type { useAvailability } from '../api/use-availability';
import { TakenDates } from '../availability/TakenDates';
import { rentingMessages } from '../messages';
import type { TakenProblem } from '../problems/problem.rules';
import { TakenAlert } from '../problems/TakenAlert';
import { DateRangeField } from './DateRangeField';
import { FreeHoursNote } from './FreeHoursNote';
import { NativeDateFields } from './NativeDateFields';
import { SamePriceButton } from './SamePriceButton';
import { TimeFields } from './TimeFields';
import { moveTo } from './trip.rules';
import type { TripChoice } from './use-trip';
import styles from './dates-card.module.css';

interface DatesCardProps {
  action: RentalAction;
  car: VehicleDetails;
  availability: ReturnType<typeof useAvailability>;
  entries: readonly AvailabilityEntry[];
  trip: TripChoice;
  /** Set if another customer has rented the car in the meantime. */
  taken: TakenProblem | null;
}

export function DatesCard({ action, car, availability, entries, trip, taken }: DatesCardProps) {
  const t = useText(rentingMessages);
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!taken) return;
    title.current?.scrollIntoView({ block: 'start' });
    title.current?.focus({ preventScroll: true });
  }, [taken]);

  return (
    <Card as="section" className={styles.dates} aria-labelledby="dates-title">
      <h2 id="dates-title" ref={title} tabIndex={-1}>
        {t('when')}
      </h2>
      {taken && (
        <TakenAlert
          problem={taken}
          onUseNextFree={(date, time) => trip.choose(moveTo(trip.window, { date, time }))}
        />
      )}
      {availability.isError && (
        <Alert
          tone="error"
          action={
            <Button
              variant="secondary"
              busy={availability.isFetching}
              onClick={() => void availability.refetch()}
            >
              {t('tryAgain')}
            </Button>
          }
        >
          {t('availabilityFailed')}
        </Alert>
      )}
      {availability.isPending ? (
        <DatesLoading action={action} />
      ) : action === 'book' ? (
        <DateRangeField trip={trip} />
      ) : (
        <NativeDateFields trip={trip} />
      )}
      <FreeHoursNote trip={trip} />
      <TimeFields trip={trip} />
      <SamePriceButton action={action} car={car} trip={trip} />
      {trip.taken && !trip.refusal && <Alert tone="warning">{t('windowTaken')}</Alert>}
      {action === 'reserve' && <TakenDates entries={entries} />}
    </Card>
  );
}

function DatesLoading({ action }: { action: RentalAction }) {
  const isCalendarOpen = useTwoMonthsFit();
  const height = action === 'reserve' ? '6rem' : isCalendarOpen ? '31rem' : '3.75rem';
  return <Skeleton height={height} radius="var(--r-md)" />;
}
