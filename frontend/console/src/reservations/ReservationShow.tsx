import { RentalShow } from '../rentals/RentalShow';
import { Decision } from './Decision';

export const ReservationShow = () => <RentalShow noun="Reservation" actions={<Decision />} />;
