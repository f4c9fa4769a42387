import { useText } from '../i18n';
import { ListLink } from './ListLink';

interface Props {
  bookings: number;
  reservations: number;
  filter: Record<string, unknown>;
}

export function KindLinks({ bookings, reservations, filter }: Props) {
  const t = useText();
  return (
    <>
      <ListLink resource="bookings" filter={filter}>
        {t('Bookings: {count}', { count: bookings })}
      </ListLink>
      <ListLink resource="reservations" filter={filter}>
        {t('Reservations: {count}', { count: reservations })}
      </ListLink>
    </>
  );
}
