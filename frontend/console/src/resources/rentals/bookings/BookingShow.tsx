import { RentalShow } from '../RentalShow';
import { Decision } from './Decision';

export const BookingShow = () => <RentalShow noun="Booking" actions={<Decision />} />;
