import type { ReactNode } from 'react';
import { Link, useCreatePath } from 'react-admin';
import type { ConsoleRental } from '@contract/console';
import { useText } from '../../../shared/i18n';
import { formatShortDayTime } from '../../../shared/i18n/format';
import { Line } from './Line';

interface Props {
  resource: 'bookings' | 'reservations';
  rental: ConsoleRental;
  side: ReactNode;
}

export function RentalLine({ resource, rental, side }: Props) {
  const t = useText();
  const to = useCreatePath()({ resource, type: 'show', id: rental.id });
  const { carName, dropTime, fromDate, pickupTime, reference, toDate } = rental;
  return (
    <Line
      main={
        <>
          <Link to={to} className="figures">
            <strong>{reference}</strong>
          </Link>
          {` · ${carName}`}
        </>
      }
      below={t('{from} to {to}', {
        from: formatShortDayTime(fromDate, pickupTime),
        to: formatShortDayTime(toDate, dropTime),
      })}
      side={side}
    />
  );
}
