import type { DeskCustomer } from '@contract/rentals/desk-rentals';

/** Returns the name; before the customer has registered one, the masked mobile number or else the e-mail address. */
export const deskNameOf = ({ name, mobile, email }: DeskCustomer): string => name ?? (mobile || email);
