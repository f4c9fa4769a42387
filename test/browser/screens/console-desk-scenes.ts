import { heading } from './console-list-scenes';
import type { ConsoleScene } from './console-scene';

/** The screens of a custom admin. */
export const CONSOLE_DESK_SCENES: ConsoleScene[] = [
  { name: 'console desk', path: '/custom-admin-dashboard', as: 'custom-admin', then: heading(/dashboard/) },
  {
    name: 'console desk, renting for a customer',
    path: '/custom-admin-dashboard/desk-rentals/create',
    as: 'custom-admin',
    then: heading('Book / Reserve for a Customer'),
  },
  {
    name: 'console desk, add a customer',
    path: '/custom-admin-customer',
    as: 'custom-admin',
    then: heading('Add Customer (To reserve / book)'),
  },
];
