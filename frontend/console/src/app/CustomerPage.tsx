import { CustomerShow } from '../resources/customers';
import { RentalDecision } from '../resources/rentals/RentalDecision';

/** Passes in the rental decisions, because they belong to a different resource from the customer. */
export const CustomerPage = () => <CustomerShow rentalDecision={<RentalDecision />} />;
