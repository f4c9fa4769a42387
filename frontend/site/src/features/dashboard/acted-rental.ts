import type { Booking, Reservation } from '@contract/rentals';

/** What bookings and reservations share. */
export type ActedRental = Omit<Booking, 'id'> & Omit<Reservation, 'reservationId'>;
