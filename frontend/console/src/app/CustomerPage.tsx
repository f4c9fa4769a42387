import { CustomerShow } from '../resources/customers';
import { RentalDecision } from '../resources/rentals/RentalDecision';

/** The customer's page decides about rentals too, which are another resource. */
export const CustomerPage = () => <CustomerShow rentalDecision={<RentalDecision />} />;
