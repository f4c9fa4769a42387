import ReservationIcon from '@mui/icons-material/BookmarkAddedOutlined';
import BookingIcon from '@mui/icons-material/EventAvailableOutlined';
import { rentalCalls, type RentalResource } from './calls';
import { rentalFilters } from './rental-filters';
import { RentalList } from './RentalList';
import { RentalShow } from './RentalShow';
import { bookingWaits, reservationWaits } from './waits';

const KINDS = {
  bookings: {
    icon: BookingIcon,
    label: 'Bookings',
    noun: 'Booking',
    empty: 'No bookings yet.',
    waits: bookingWaits,
  },
  reservations: {
    icon: ReservationIcon,
    label: 'Reservations',
    noun: 'Reservation',
    empty: 'No reservations yet.',
    waits: reservationWaits,
  },
} as const;

/** Creates the screens of bookings or reservations, which differ only in names, decisions and possible waits. */
export function rentalResource(name: RentalResource) {
  const { icon, label, noun, empty, waits } = KINDS[name];
  const filters = rentalFilters(waits);
  return {
    screens: {
      icon,
      list: () => <RentalList label={label} empty={empty} filters={filters} />,
      show: () => <RentalShow noun={noun} />,
      options: { label },
    },
    calls: rentalCalls,
  };
}
