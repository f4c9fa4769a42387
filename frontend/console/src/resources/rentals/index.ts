import { rentalResource } from './rental-resource';

export const bookings = rentalResource('bookings');
export const reservations = rentalResource('reservations');
