// What visitors ask for, as calls whose time may grow with the rentals.
import { URLSearchParams } from 'node:url';
import { dayAhead, noonToNoon } from '../requests.mjs';

const window = { from: dayAhead(5), to: dayAhead(8), pickupTime: '12:00', dropTime: '12:00' };
const { dropTime: returnTime, ...period } = noonToNoon(25, 29);

export const visitorCalls = [
  { name: 'vehicles, all', path: '/api/vehicles' },
  { name: 'vehicles, one', path: '/api/vehicles/1' },
  { name: 'vehicles, free window', path: `/api/vehicles?${new URLSearchParams(window)}` },
  {
    name: 'vehicles, free window, type',
    path: `/api/vehicles?${new URLSearchParams({ ...window, type: 'SUV' })}`,
  },
  { name: 'vehicles, availability', path: '/api/availability/1' },
  {
    name: 'vehicles, fare',
    path: '/api/payments/calculate',
    body: JSON.stringify({ carId: 1, ...period, returnTime }),
  },
];
