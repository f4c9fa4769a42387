import { useText } from '../../shared/i18n';
import { ListLink } from './ListLink';

interface Props {
  bookings: number;
  reservations: number;
  filter: Record<string, unknown>;
}

/** Links to the lists of the counted records; a count of 0 has no link. */
export function KindLinks({ bookings, reservations, filter }: Props) {
  const t = useText();
  return (
    <>
      {bookings > 0 && (
        <ListLink resource="bookings" filter={filter}>
          {t('Bookings: {count}', { count: bookings })}
        </ListLink>
      )}
      {reservations > 0 && (
        <ListLink resource="reservations" filter={filter}>
          {t('Reservations: {count}', { count: reservations })}
        </ListLink>
      )}
    </>
  );
}
