import { RentalList } from '../rentals/RentalList';

export const BookingList = () => <RentalList title="All Bookings" empty="Nobody has booked a car yet." />;
