import { RentalShow } from '../rentals/RentalShow';

export const BookingShow = () => <RentalShow noun="Booking" />;
