// Lists, searches and the timeline of the console, and a customer's own lists.
import { URLSearchParams } from 'node:url';
import { dayAhead } from '../requests.mjs';

const list = (name, resource, query = {}) => ({
  name,
  as: 'admin',
  path: `/console/${resource}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]))}`,
});
const sorted = (resource, ...fields) =>
  fields.map((field) => list(`${resource} by ${field}`, resource, { sort: [field, 'DESC'] }));
const found = (resource, kind, q) => list(`${resource}, ${kind}`, resource, { filter: { q } });

/** Lists of rentals and payments. */
const moneyLists = [
  ...sorted('bookings', 'id', 'fromDate', 'status', 'total'),
  list('bookings, a hundred', 'bookings', { range: [0, 99] }),
  list('bookings CLOSED by fromDate', 'bookings', {
    filter: { status: 'CLOSED' },
    sort: ['fromDate', 'DESC'],
  }),
  list('bookings PENDING by fromDate', 'bookings', {
    filter: { status: 'PENDING' },
    sort: ['fromDate', 'ASC'],
  }),
  list('bookings to pick up today', 'bookings', { filter: { due: 'PICKUP_TODAY' } }),
  list('bookings late to return', 'bookings', { filter: { due: 'RETURN_LATE' } }),
  list('bookings of two weeks', 'bookings', {
    filter: { pickupFrom: dayAhead(-40), pickupTo: dayAhead(-27) },
  }),
  list('bookings, payment to check', 'bookings', { filter: { payment: 'SUBMITTED' } }),
  ...sorted('reservations', 'id', 'fromDate'),
  ...sorted('transactions', 'id', 'amount', 'status'),
  list('transactions SUBMITTED by amount', 'transactions', {
    filter: { status: 'SUBMITTED' },
    sort: ['amount', 'DESC'],
  }),
  list('transactions owed', 'transactions', { filter: { owed: true } }),
  list('transactions flagged', 'transactions', { filter: { flagged: true } }),
  list('transactions done', 'transactions', { filter: { done: true } }),
  { name: 'transactions, counts', as: 'admin', path: '/console/transactions/counts' },
];

const rentalSearches = (known) => [
  found('bookings', 'a reference', known.reference),
  found('bookings', 'a mobile', known.mobile),
  found('bookings', 'a name', known.name),
  found('bookings', 'a first name', known.name.split(' ')[0]),
  found('bookings', 'a plate', known.plate),
  found('bookings', 'a district', known.plate.slice(0, 4)),
  found('bookings', 'a transaction', known.transaction),
  found('bookings', 'nothing', 'nobody is called this'),
  found('transactions', 'a transaction', known.transaction),
  found('transactions', 'a mobile', known.mobile),
  found('transactions', 'a name', known.name),
];

const officeLists = (known) => [
  ...sorted('customers', 'id', 'fullName'),
  found('customers', 'a surname', known.name.split(' ')[1]),
  found('customers', 'a mobile', known.mobile),
  ...sorted('pending-documents', 'submittedAt', 'fullName', 'nextPickupAt'),
  found('pending-documents', 'a name', known.name),
  ...sorted('complaints', 'id', 'customerName'),
  found('complaints', 'a subject', 'refund not'),
  ...sorted('cars', 'carName'),
  found('cars', 'a plate', known.plate),
  ...sorted('blocks', 'fromDate'),
  ...sorted('staff', 'id'),
  ...sorted('audit', 'at'),
  ...sorted('messages', 'id'),
];

/** `known` is a rental that the business has, to be searched for. */
export const consoleCalls = (known) => [
  ...moneyLists,
  ...rentalSearches(known),
  ...officeLists(known),
  { name: 'today', as: 'admin', path: '/console/reports/today' },
  list('timeline, 25 cars', 'timeline'),
  list('timeline, 100 cars', 'timeline', { range: [0, 99] }),
  list('timeline, 100 cars, past', 'timeline', {
    range: [0, 99],
    filter: { from: dayAhead(-40), to: dayAhead(-27) },
  }),
  { name: 'own bookings', as: 'customer', path: '/api/bookings/user/bookings' },
  { name: 'own reservations', as: 'customer', path: '/api/reservations/user/reservations' },
];
