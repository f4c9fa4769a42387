// What visitors ask for, as calls whose time may grow with the rentals.
import { URLSearchParams } from 'node:url';
import { dayAhead, noonToNoon } from '../requests.mjs';

const window = { from: dayAhead(5), to: dayAhead(8), pickupTime: '12:00', dropTime: '12:00' };
const { dropTime: returnTime, ...asked } = noonToNoon(25, 29);

export const visitorCalls = [
  { name: 'cars, all', path: '/api/vehicles' },
  { name: 'cars, one', path: '/api/vehicles/1' },
  { name: 'cars, free window', path: `/api/vehicles?${new URLSearchParams(window)}` },
  {
    name: 'cars, free window, type',
    path: `/api/vehicles?${new URLSearchParams({ ...window, type: 'SUV' })}`,
  },
  { name: 'cars, availability', path: '/api/availability/1' },
  {
    name: 'cars, fare',
    path: '/api/payments/calculate',
    body: JSON.stringify({ carId: 1, ...asked, returnTime }),
  },
];
