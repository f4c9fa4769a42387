import { RentalShow } from '../RentalShow';
import { Decision } from './Decision';

export const ReservationShow = () => <RentalShow noun="Reservation" actions={<Decision />} />;
