import { CustomerShow } from '../resources/customers';
import { RentalDecision } from '../resources/rentals/RentalDecision';

/** Passes in the rental decisions, because they belong to another resource than the customer. */
export const CustomerPage = () => <CustomerShow rentalDecision={<RentalDecision />} />;
