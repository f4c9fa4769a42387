import type { Booking, Reservation } from '@contract/rentals/rentals';

/** The fields that bookings and reservations share. */
export type CustomerRental = Omit<Booking, 'id'> & Omit<Reservation, 'reservationId'>;

/** The part of the API paths that differs between the two kinds. */
export type RentalPath = 'bookings' | 'reservations';
