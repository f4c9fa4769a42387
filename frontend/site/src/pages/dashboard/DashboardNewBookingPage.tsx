import { NewRental } from './NewRental';

export const DashboardNewBookingPage = () => <NewRental action="book" />;
