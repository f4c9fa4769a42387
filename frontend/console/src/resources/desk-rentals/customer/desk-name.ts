import type { DeskCustomer } from '@contract/rentals/desk-rentals';

/** The masked mobile number, or without one the e-mail address, where the customer has not registered a name yet. */
export const deskNameOf = ({ name, mobile, email }: DeskCustomer): string => name ?? (mobile || email);
