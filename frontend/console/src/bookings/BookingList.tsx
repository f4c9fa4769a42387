import { RentalList } from '../rentals/RentalList';

export const BookingList = () => <RentalList empty="Nobody has booked a car yet." />;
