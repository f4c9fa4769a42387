import type { Booking, Reservation } from '@contract/rentals';

/** The fields that bookings and reservations share. */
export type CustomerRental = Omit<Booking, 'id'> & Omit<Reservation, 'reservationId'>;
