import { RENTAL_STATUSES, type RentalStatus } from '../../../contract/rentals/rentals.js';
import { isStillDue, REMINDERS } from './reminder.rules.js';

const rental = (status: RentalStatus) => ({
  status,
  awaitsPaymentSince: status === 'PENDING' ? new Date(0) : null,
  awaitsRest: false,
});
const UNREGISTERED = { approval: 'NOT_REGISTERED', suspended: false } as const;

it('sends each reminder only in the rental state that it is for', () => {
  const due = Object.fromEntries(
    RENTAL_STATUSES.map((status) => [
      status,
      REMINDERS.filter((reminder) => isStillDue(reminder, rental(status), UNREGISTERED)),
    ]).filter(([, reminders]) => reminders!.length > 0),
  );
  expect(due).toEqual({
    PENDING: ['DOCUMENTS', 'PAY_AGAIN'],
    CONFIRMED: ['PICKUP'],
    ON_TRIP: ['RETURN', 'OVERDUE'],
  });
});

it('sends no reminder of submitted or approved documents, a replaced payment or a rest', () => {
  for (const approval of ['PENDING', 'APPROVED'] as const)
    expect(isStillDue('DOCUMENTS', rental('PENDING'), { ...UNREGISTERED, approval })).toBe(false);
  for (const other of [{ awaitsPaymentSince: null }, { awaitsRest: true }])
    expect(isStillDue('PAY_AGAIN', { ...rental('PENDING'), ...other }, UNREGISTERED)).toBe(false);
});

it('reminds a suspended customer only to return the car', () => {
  const suspended = { ...UNREGISTERED, suspended: true };
  const due = REMINDERS.filter((reminder) =>
    (['PENDING', 'CONFIRMED', 'ON_TRIP'] as const).some((status) =>
      isStillDue(reminder, rental(status), suspended),
    ),
  );
  expect(due).toEqual(['RETURN', 'OVERDUE']);
});
