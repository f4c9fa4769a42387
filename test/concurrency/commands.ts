import type pg from 'pg';
import type { Call } from './requests';
import { DESK_CODE, WINDOWS, fareOf, type World } from './worlds';

/** Who is signed in besides the customers of the worlds. */
export interface Staff {
  admin: { id: number; token: string };
  desk: { id: number; token: string };
}

type Part = 'hold' | 'rental' | 'reservation' | 'unclaimed' | 'desk' | 'block';
/** Commands of one group are run beside each other more often. */
type Group = 'calendar' | 'money' | 'approval';

export interface Command {
  name: string;
  /** The write files that it runs. */
  covers: string[];
  /** What a world must have for the command to mean something. */
  needs: Part[];
  groups: Group[];
  call?: (world: World, staff: Staff) => Call;
  /** Instead of a call: time passing. */
  passTime?: (world: World, db: pg.Pool) => Promise<void>;
  /** The catalogue of cars in memory is different afterwards. */
  changesCar?: boolean;
  /** Answers of the other command that mean the same beside this one, with the reason. */
  sameAnswer?: { of: string; as: string; reason: string };
}

const MODULES = 'backend/modules';
const REASON = 'The car is in the workshop';

const slot = (world: World, window: keyof typeof WINDOWS) => ({
  carId: world.carId,
  ...WINDOWS[window],
  agreedToTerms: true,
});
const kindOf = (world: World): string =>
  world.spec.rental?.kind === 'RESERVATION' ? 'reservations' : 'bookings';
const actionOf = (world: World): 'book' | 'reserve' =>
  world.spec.rental?.kind === 'RESERVATION' ? 'reserve' : 'book';
const payment = (world: World, fields: Record<string, string>): Call => ({
  method: 'POST',
  path: '/api/payments/transaction-details',
  token: world.customer.renting.token,
  form: { fields: { amount: '3799', type: 'book', ...fields }, file: 'screenshot' },
});
const decidePayment =
  (id: (world: World) => number, isVerified: boolean) =>
  (world: World, staff: Staff): Call => ({
    method: 'PUT',
    path: `/console/transactions/${id(world)}/verification`,
    token: staff.admin.token,
    body: isVerified ? { isVerified } : { isVerified, reason: 'Not on our statement' },
  });
const decideDocuments =
  (body: object) =>
  (world: World, staff: Staff): Call => ({
    method: 'PUT',
    path: `/console/pending-documents/${world.customer.id}/approval`,
    token: staff.admin.token,
    body,
  });
const decideReservation =
  (body: object) =>
  (world: World, staff: Staff): Call => ({
    method: 'PUT',
    path: `/console/reservations/${world.rentalId}/decision`,
    token: staff.admin.token,
    body,
  });
const refund =
  (id: (world: World) => number) =>
  (world: World, staff: Staff): Call => ({
    method: 'PUT',
    path: `/console/transactions/${id(world)}/refund`,
    token: staff.admin.token,
    body: { reference: `REF${world.prefix}` },
  });
const desk =
  (method: Call['method'], path: string, over: (world: World) => Partial<Call> = () => ({})) =>
  (world: World, staff: Staff): Call => ({
    method,
    path: `/console/desk-rentals/${world.deskId}/${path}`,
    token: staff.desk.token,
    ...over(world),
  });
/** The payment of the hold, or else the one that nothing has claimed. */
const waitingPayment = (world: World): number =>
  world.spec.hold?.isPaid ? world.unclaimedId + 2 : world.unclaimedId;

export const COMMANDS: Command[] = [
  {
    name: 'hold',
    covers: [`${MODULES}/rentals/place-hold.ts`, `${MODULES}/rentals/slot.ts`],
    needs: [],
    groups: ['calendar'],
    call: (world) => ({
      method: 'POST',
      path: '/api/holds',
      token: world.customer.renting.token,
      body: { ...slot(world, 'held'), action: 'book' },
    }),
  },
  {
    name: 'hold another window',
    covers: [`${MODULES}/rentals/place-hold.ts`],
    needs: [],
    groups: ['calendar'],
    call: (world) => ({
      method: 'POST',
      path: '/api/holds',
      token: world.customer.renting.token,
      body: { ...slot(world, 'desk'), action: 'book' },
    }),
  },
  {
    name: 'hold by another customer',
    covers: [`${MODULES}/rentals/place-hold.ts`],
    needs: [],
    groups: ['calendar'],
    call: (world) => ({
      method: 'POST',
      path: '/api/holds',
      token: world.other.renting.token,
      body: { ...slot(world, 'held'), action: 'book' },
    }),
  },
  {
    name: 'hold of the rented hours by another customer',
    covers: [`${MODULES}/rentals/place-hold.ts`],
    needs: ['rental'],
    groups: ['calendar'],
    call: (world) => ({
      method: 'POST',
      path: '/api/holds',
      token: world.other.renting.token,
      body: { ...slot(world, 'rented'), action: 'book' },
    }),
  },
  {
    name: 'release hold',
    covers: [`${MODULES}/rentals/release-hold.ts`],
    needs: ['hold'],
    groups: ['calendar'],
    call: (world) => ({
      method: 'DELETE',
      path: `/api/holds/${world.holdId}`,
      token: world.customer.renting.token,
    }),
  },
  {
    name: 'time of the hold ends',
    covers: [],
    needs: ['hold'],
    groups: ['calendar'],
    passTime: endHold,
  },
  {
    name: 'submit payment for the hold',
    covers: [
      `${MODULES}/rentals/submit-payment.ts`,
      `${MODULES}/payments/record-payment.ts`,
      `${MODULES}/customers/keep-documents.ts`,
    ],
    needs: ['hold'],
    groups: ['money', 'calendar'],
    call: (world) => payment(world, { transactionId: `HOLD${world.prefix}`, holdId: world.holdId }),
  },
  {
    name: 'submit payment for the rental',
    covers: [`${MODULES}/rentals/submit-payment.ts`, `${MODULES}/payments/record-payment.ts`],
    needs: ['rental'],
    groups: ['money'],
    call: (world) =>
      payment(world, {
        transactionId: `AGAIN${world.prefix}`,
        type: actionOf(world),
        bookingId: String(world.rentalId),
      }),
  },
  {
    name: 'submit payment without naming what for',
    covers: [`${MODULES}/rentals/submit-payment.ts`],
    needs: [],
    groups: ['money'],
    call: (world) => payment(world, { transactionId: `ANY${world.prefix}` }),
  },
  {
    name: 'book',
    covers: [`${MODULES}/rentals/place-rental.ts`, `${MODULES}/payments/claim-payment.ts`],
    needs: [],
    groups: ['calendar', 'money'],
    call: (world) => ({
      method: 'POST',
      path: '/api/bookings',
      token: world.customer.renting.token,
      body: slot(world, 'held'),
    }),
  },
  {
    name: 'book with an idempotency key',
    covers: [`${MODULES}/rentals/place-rental.ts`],
    needs: [],
    groups: [],
    call: (world) => ({
      method: 'POST',
      path: '/api/bookings',
      token: world.customer.renting.token,
      body: slot(world, 'held'),
      key: `once-${world.prefix}`,
    }),
  },
  {
    name: 'book by another customer',
    covers: [`${MODULES}/rentals/place-rental.ts`, `${MODULES}/payments/claim-payment.ts`],
    needs: [],
    groups: ['calendar'],
    call: (world) => ({
      method: 'POST',
      path: '/api/bookings',
      token: world.other.renting.token,
      body: slot(world, 'held'),
    }),
  },
  {
    name: 'reserve',
    covers: [`${MODULES}/rentals/place-rental.ts`, `${MODULES}/payments/claim-payment.ts`],
    needs: [],
    groups: ['calendar'],
    call: (world) => ({
      method: 'POST',
      path: '/api/reservations',
      token: world.customer.renting.token,
      body: slot(world, 'held'),
    }),
  },
  {
    name: 'verify payment',
    covers: [
      `${MODULES}/payments/verify-payment.ts`,
      `${MODULES}/rentals/confirm-verified-bookings.ts`,
      `${MODULES}/rentals/move-rental.ts`,
    ],
    needs: ['rental'],
    groups: ['money', 'approval'],
    call: decidePayment(({ paymentId }) => paymentId, true),
  },
  {
    name: 'reject payment',
    covers: [`${MODULES}/payments/verify-payment.ts`],
    needs: ['rental'],
    groups: ['money'],
    call: decidePayment(({ paymentId }) => paymentId, false),
  },
  {
    name: 'verify the waiting payment',
    covers: [`${MODULES}/payments/verify-payment.ts`],
    needs: ['unclaimed'],
    groups: ['money'],
    call: decidePayment(waitingPayment, true),
  },
  {
    name: 'reject the waiting payment',
    covers: [`${MODULES}/payments/verify-payment.ts`],
    needs: ['unclaimed'],
    groups: ['money'],
    call: decidePayment(waitingPayment, false),
  },
  {
    name: 'verify a bank statement',
    covers: [`${MODULES}/payments/verify-statement.ts`],
    needs: ['rental'],
    groups: ['money', 'approval'],
    call: (world, staff) => ({
      method: 'PUT',
      path: `/console/statements/${world.statementId}/verification`,
      token: staff.admin.token,
    }),
  },
  {
    name: 'approve customer',
    covers: [`${MODULES}/customers/decide-customer.ts`, `${MODULES}/rentals/confirm-verified-bookings.ts`],
    needs: [],
    groups: ['approval'],
    call: decideDocuments({ decision: 'APPROVED' }),
  },
  {
    name: 'reject documents',
    covers: [`${MODULES}/customers/decide-customer.ts`],
    needs: [],
    groups: ['approval'],
    call: decideDocuments({ decision: 'REJECTED', reasons: { license: 'Unreadable' } }),
  },
  {
    name: 'register again',
    covers: [`${MODULES}/customers/register-customer.ts`, `${MODULES}/customers/keep-documents.ts`],
    needs: [],
    groups: ['approval'],
    call: (world) => ({
      method: 'POST',
      path: '/api/auth/register',
      token: world.customer.account.token,
      form: { fields: { name: 'Asha Rao' }, file: 'drivingLicenseFile' },
    }),
  },
  {
    name: 'suspend',
    covers: [`${MODULES}/customers/suspend-customer.ts`],
    needs: [],
    groups: ['approval'],
    sameAnswer: {
      of: '403 1006',
      as: '401 1003',
      reason: 'the session ended before the request was let in, or the account was suspended right after it',
    },
    call: (world, staff) => ({
      method: 'PUT',
      path: `/console/customers/${world.customer.id}/suspension`,
      token: staff.admin.token,
      body: { suspended: true, reason: 'Damage was not paid' },
    }),
  },
  {
    name: 'confirm reservation',
    covers: [`${MODULES}/rentals/decide-reservation.ts`, `${MODULES}/rentals/move-rental.ts`],
    needs: ['reservation'],
    groups: ['money', 'approval'],
    call: decideReservation({ decision: 'CONFIRMED' }),
  },
  {
    name: 'decline reservation',
    covers: [`${MODULES}/rentals/decide-reservation.ts`, `${MODULES}/payments/owe-refund.ts`],
    needs: ['reservation'],
    groups: ['money', 'calendar'],
    call: decideReservation({ decision: 'DECLINED', reason: REASON }),
  },
  {
    name: 'cancel by customer',
    covers: [`${MODULES}/rentals/cancel-rental.ts`, `${MODULES}/payments/owe-refund.ts`],
    needs: ['rental'],
    groups: ['money', 'calendar'],
    call: (world) => ({
      method: 'POST',
      path: `/api/${kindOf(world)}/${world.rentalId}/cancellation`,
      token: world.customer.account.token,
      body: {},
    }),
  },
  {
    name: 'cancel by staff',
    covers: [`${MODULES}/rentals/cancel-rental.ts`, `${MODULES}/payments/owe-refund.ts`],
    needs: ['rental'],
    groups: ['money'],
    call: (world, staff) => ({
      method: 'PUT',
      path: `/console/${kindOf(world)}/${world.rentalId}/cancellation`,
      token: staff.admin.token,
      body: { reason: REASON },
    }),
  },
  {
    name: 'pay refund',
    covers: [`${MODULES}/payments/pay-refund.ts`],
    needs: ['rental'],
    groups: ['money'],
    call: refund(({ paymentId }) => paymentId),
  },
  {
    name: 'pay the waiting payment back',
    covers: [`${MODULES}/payments/pay-refund.ts`],
    needs: ['unclaimed'],
    groups: ['money'],
    call: refund(waitingPayment),
  },
  {
    name: 'block',
    covers: [`${MODULES}/rentals/place-block.ts`],
    needs: [],
    groups: ['calendar'],
    call: (world, staff) => ({
      method: 'POST',
      path: '/console/blocks',
      token: staff.admin.token,
      body: {
        carId: world.carId,
        fromDate: WINDOWS.held.fromDate,
        fromTime: '09:00',
        toDate: WINDOWS.held.toDate,
        toTime: '18:00',
        reason: REASON,
      },
    }),
  },
  {
    name: 'unblock',
    covers: [`${MODULES}/rentals/remove-block.ts`],
    needs: ['block'],
    groups: ['calendar'],
    call: (world, staff) => ({
      method: 'DELETE',
      path: `/console/blocks/${world.blockId}`,
      token: staff.admin.token,
    }),
  },
  {
    name: 'retire car',
    covers: [`${MODULES}/fleet/retire-car.ts`, `${MODULES}/fleet/change-car.ts`],
    needs: [],
    groups: [],
    changesCar: true,
    call: (world, staff) => ({
      method: 'PUT',
      path: `/console/cars/${world.carId}/retirement`,
      token: staff.admin.token,
      body: { version: 1, retired: true },
    }),
  },
  {
    name: 'edit price',
    covers: [`${MODULES}/fleet/edit-car.ts`, `${MODULES}/fleet/change-car.ts`],
    needs: [],
    groups: [],
    changesCar: true,
    call: (world, staff) => ({
      method: 'PUT',
      path: `/console/cars/${world.carId}`,
      token: staff.admin.token,
      body: EDITED_CAR,
    }),
  },
  {
    name: 'send desk code',
    covers: [`${MODULES}/rentals/send-desk-code.ts`],
    needs: [],
    groups: [],
    call: (world, staff) => ({
      method: 'POST',
      path: '/console/desk-rentals',
      token: staff.desk.token,
      body: {
        carId: world.carId,
        ...WINDOWS.held,
        customerId: world.customer.id,
        action: 'book',
        expectedTotal: fareOf('book', WINDOWS.held).total / 100,
      },
    }),
  },
  {
    name: 'confirm desk rental',
    covers: [`${MODULES}/rentals/confirm-desk-rental.ts`, `${MODULES}/rentals/place-hold.ts`],
    needs: ['desk'],
    groups: ['calendar'],
    call: desk('POST', 'confirmation', () => ({ body: { otp: DESK_CODE } })),
  },
  {
    name: 'submit desk payment',
    covers: [`${MODULES}/rentals/submit-desk-payment.ts`, `${MODULES}/rentals/submit-payment.ts`],
    needs: ['desk'],
    groups: ['money'],
    call: desk('POST', 'payment', (world) => ({
      form: { fields: { transactionId: `DESK${world.prefix}`, amount: '3799' }, file: 'screenshot' },
    })),
  },
  {
    name: 'place desk rental',
    covers: [`${MODULES}/rentals/place-desk-rental.ts`, `${MODULES}/rentals/place-rental.ts`],
    needs: ['desk'],
    groups: ['calendar', 'money'],
    call: desk('POST', 'rental'),
  },
  {
    name: 'release desk hold',
    covers: [`${MODULES}/rentals/release-desk-hold.ts`, `${MODULES}/rentals/release-hold.ts`],
    needs: ['desk'],
    groups: ['calendar'],
    call: desk('DELETE', 'hold'),
  },
];

const EDITED_CAR = {
  version: 1,
  firstName: 'Owner',
  lastName: 'One',
  mobile: '9876543210',
  email: 'owner@example.com',
  carName: 'Car',
  carModel: 'VX',
  year: 2025,
  vehicleType: 'SEDAN',
  fuelType: 'Petrol',
  location: 'Shivajinagar',
  transmission: 'Manual',
  mileage: 18.5,
  seatingCapacity: 5,
  color: 'Pearl White',
  cost: 2000,
};

/** In the order of locks that the product follows, so that it waits instead of meeting somebody head-on. */
async function endHold(world: World, db: pg.Pool): Promise<void> {
  const past = `app_now() - interval '1 second'`;
  await db.query(
    `BEGIN;
     SELECT FROM cars WHERE id = ${world.carId} FOR NO KEY UPDATE;
     UPDATE holds SET expires_at = ${past} WHERE id = '${world.holdId}' AND state = 'LIVE';
     UPDATE occupancies SET expires_at = ${past} WHERE hold_id = '${world.holdId}';
     COMMIT`,
  );
}

/** Whether the world has what the command needs. */
export function isMeaningful(command: Command, { spec }: Pick<World, 'spec'>): boolean {
  const has: Record<Part, boolean> = {
    hold: spec.hold !== undefined,
    rental: spec.rental !== undefined,
    reservation: spec.rental?.kind === 'RESERVATION',
    unclaimed: spec.unclaimed !== undefined || spec.hold?.isPaid === true,
    desk: spec.desk !== undefined,
    block: spec.block === true,
  };
  return command.needs.every((part) => has[part]);
}
