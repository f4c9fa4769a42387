import { NewRental } from './NewRental';

export const DashboardNewReservationPage = () => <NewRental action="reserve" />;
