import { paise } from '../../backend/contract/money';
import type { Fare, RentalAction } from '../../backend/contract/rentals/fare';
import { periodOf, type RentalWindow } from '../../backend/contract/rentals/rental-period';
import { describedFare } from '../../backend/modules/fares/described-fare';
import { DEFAULT_SETTINGS } from '../../backend/modules/settings/business-settings';
import { dayAhead } from '../support/renting';
import { addDeskCode, addMobileCode, addNewcomerCodes } from './code-rows';
import { type FixtureName, FIXTURES, type FixtureSpec } from './fixture-specs';
import { recordsOf } from './handover-rows';
import { moneyRows, RECEIPT_PAISE, TAXED_TERMS } from './money-rows';
import { movesOf, refusalOf } from './move-rows';
import { type Add, person, session } from './person-rows';
import { insert, type Value } from './rows';
import { newSession, type Session } from './secrets';

export const CAR_PRICE = { costPerDay: paise(180_000), costPerHour: paise(7_500) };
export const HOUR_MS = 3_600_000;
// The same time for all fixtures, so that fixtures of one name differ only in their IDs.
export const NOW = Date.now();
const { rules, fare: fareRules } = DEFAULT_SETTINGS;
const NOON = { pickupTime: '12:00', dropTime: '12:00' };

export const WINDOWS = {
  held: { fromDate: dayAhead(10), toDate: dayAhead(12), ...NOON },
  rented: { fromDate: dayAhead(20), toDate: dayAhead(22), ...NOON },
  desk: { fromDate: dayAhead(30), toDate: dayAhead(32), ...NOON },
} satisfies Record<string, RentalWindow>;

export const fareOf = (action: RentalAction, window: RentalWindow): Fare =>
  describedFare(CAR_PRICE, window, action, fareRules);

/** Ids that are chosen before the rows exist, so that one round trip creates a fixture. */
export interface PairFixture {
  name: FixtureName;
  spec: FixtureSpec;
  /** Digits that every ID and unique text of this fixture contains. */
  prefix: string;
  carId: number;
  customer: { id: number; email: string; mobile: string; renting: Session; account: Session };
  /** Another customer who requests the same hours and has paid for a booking. */
  other: { id: number; email: string; mobile: string; renting: Session };
  holdId: string;
  rentalId: number;
  reference: string;
  rentalTransaction: string;
  /** The newest change of state of the rental. */
  moveId: number;
  paymentId: number;
  unclaimedId: number;
  receiptId: number;
  refundId: number;
  deskId: string;
  /** The code that was sent to the new mobile number of the customer. */
  mobileCodeId: string;
  /** A person without an account, who signs in with the number of the customer. */
  newcomer: { codeId: string; claimCodeId: string; email: string };
  blockId: number;
  statementId: number;
  /** The ID of the last audit entry before the commands ran. */
  auditBefore: number;
}

let fixtureNumber = 1_000_000;
/** Plans a fixture without writing it to the database. */
export function planFixture(name: FixtureName, carId: number): PairFixture {
  fixtureNumber += 1;
  const prefix = String(fixtureNumber);
  const id = (n: number): number => fixtureNumber * 100 + n;
  const uuid = (n: number): string => `00000000-0000-4000-8000-000${prefix}0${n}`;
  return {
    name,
    spec: FIXTURES[name],
    prefix,
    carId,
    customer: {
      id: id(1),
      email: `customer${prefix}@example.com`,
      mobile: `7${prefix}01`,
      renting: newSession('renting'),
      account: newSession('customer'),
    },
    other: {
      id: id(2),
      email: `other${prefix}@example.com`,
      mobile: `7${prefix}02`,
      renting: newSession('renting'),
    },
    holdId: uuid(1),
    rentalId: id(1),
    reference: `R${prefix}`,
    rentalTransaction: `RENT${prefix}`,
    moveId: id(2),
    paymentId: id(1),
    unclaimedId: id(2),
    receiptId: id(5),
    refundId: id(1),
    deskId: uuid(2),
    mobileCodeId: uuid(3),
    newcomer: { codeId: uuid(4), claimCodeId: uuid(5), email: `newcomer${prefix}@example.com` },
    blockId: id(1),
    statementId: id(1),
    auditBefore: 0,
  };
}

/** Returns the statements that create the rows of a fixture. */
export function fixtureRows(fixture: PairFixture, deskStaffId: number): string[] {
  const { spec, customer, other, carId } = fixture;
  const rows: string[] = [];
  const add = (table: string, row: Record<string, Value>): number => rows.push(insert(table, row));
  person(add, customer, spec.approval);
  person(add, other, 'APPROVED');
  for (const { id, kind } of [customer.renting, customer.account]) session(rows, id, kind, customer.id);
  session(rows, other.renting.id, 'renting', other.id);
  payment(add, fixture, 3, { customerId: other.id, type: 'book', status: 'SUBMITTED' });
  if (spec.hold) addHold(add, fixture);
  if (spec.rental) addRental(add, fixture);
  rows.push(...recordsOf(add, fixture, deskStaffId));
  moneyRows(add, fixture, {
    staffId: deskStaffId,
    at: new Date(NOW),
    amountOf: (action) => fareOf(action, WINDOWS.held).total,
  });
  if (spec.unclaimed) {
    const status = spec.unclaimed.isFound ? 'REFUND_DUE' : 'SUBMITTED';
    payment(add, fixture, 2, { customerId: customer.id, status, ...spec.unclaimed });
  }
  if (spec.desk) addDesk(add, rows, fixture, deskStaffId);
  addMobileCode(rows, fixture);
  addNewcomerCodes(rows, fixture);
  if (spec.block) {
    const { startsAt, endsAt } = periodOf(
      { ...WINDOWS.held, fromDate: dayAhead(40), toDate: dayAhead(41) },
      rules.zone,
    );
    const during = `[${startsAt.toISOString()},${endsAt.toISOString()})`;
    add('occupancies', {
      id: fixture.blockId,
      car_id: carId,
      during,
      block_reason: 'Service',
      blocked_by_id: deskStaffId,
    });
  }
  return rows;
}

function payment(
  add: Add,
  fixture: PairFixture,
  n: number,
  what: {
    customerId: number;
    type: RentalAction;
    status: string;
    holdId?: string;
    rentalId?: number;
    hasLostSlot?: boolean;
    isFound?: boolean;
    transaction?: string;
  },
): void {
  const total = fareOf(what.type, WINDOWS.held).total;
  const screenshot = `00000000-0000-4000-9000-000${fixture.prefix}0${n}`;
  add('documents', {
    id: screenshot,
    customer_id: what.customerId,
    kind: 'PAYMENT_SCREENSHOT',
    storage_key: `test/${screenshot}.bin`,
    content_type: 'image/webp',
    bytes: 1,
    sha256: screenshot,
  });
  const isDecided = what.isFound ?? ['VERIFIED', 'REJECTED'].includes(what.status);
  const isDue = what.status === 'REFUND_DUE';
  add('payments', {
    id: Number(fixture.prefix) * 100 + n,
    customer_id: what.customerId,
    type: what.type,
    transaction_id: what.transaction ?? `PAID${fixture.prefix}N${n}`,
    amount_paise: total,
    expected_paise: what.rentalId || what.holdId ? total : null,
    screenshot_id: screenshot,
    status: what.status,
    hold_id: what.holdId,
    rental_id: what.rentalId,
    slot_lost_at: what.hasLostSlot ? '2026-01-01T00:00:00Z' : null,
    decided_at: isDecided ? new Date(NOW) : null,
    reason: what.status === 'REJECTED' ? 'Not on our statement' : null,
    refund_paise: isDue ? total : null,
    refund_due_on: isDue ? dayAhead(7) : null,
  });
}

function occupied(window: RentalWindow): { startsAt: Date; endsAt: Date; during: string } {
  const { startsAt, endsAt } = periodOf(window, rules.zone);
  return { startsAt, endsAt, during: rangeWithBuffer(startsAt, endsAt) };
}

const rangeWithBuffer = (startsAt: Date, endsAt: Date): string =>
  `[${startsAt.toISOString()},${new Date(endsAt.getTime() + rules.bufferMinutes * 60_000).toISOString()})`;

const columnsOf = (window: RentalWindow) => ({
  from_date: window.fromDate,
  to_date: window.toDate,
  pickup_time: window.pickupTime,
  drop_time: window.dropTime,
});

function addHold(add: Add, fixture: PairFixture): void {
  const { holdId, customer, carId } = fixture;
  const { state, isPaid } = fixture.spec.hold!;
  const fare = fareOf('book', WINDOWS.held);
  const expiresAt = new Date(Date.now() + (state === 'LIVE' ? 900_000 : -60_000));
  add('holds', {
    id: holdId,
    reference: `H${fixture.prefix}`,
    customer_id: customer.id,
    car_id: carId,
    action: 'book',
    ...columnsOf(WINDOWS.held),
    fare,
    total_paise: fare.total,
    expires_at: expiresAt,
    extended: isPaid,
  });
  const { during } = occupied(WINDOWS.held);
  add('occupancies', {
    id: fixture.blockId + 1,
    car_id: carId,
    during,
    hold_id: holdId,
    expires_at: expiresAt,
  });
  if (isPaid)
    payment(add, fixture, 4, { customerId: customer.id, type: 'book', status: 'SUBMITTED', holdId });
}

function addRental(add: Add, fixture: PairFixture): void {
  const { kind, status, payment: paid, isFound, refused, hasStarted, isOver, deposit } = fixture.spec.rental!;
  const { rentalId, customer, carId, rentalTransaction: transaction } = fixture;
  const action = kind === 'BOOKING' ? 'book' : 'reserve';
  const fare = fareOf(action, WINDOWS.rented);
  let { startsAt, endsAt, during } = occupied(WINDOWS.rented);
  const hours = hasStarted ? [-2, 24] : isOver ? [-26, -1] : null;
  if (hours) {
    [startsAt, endsAt] = hours.map((count) => new Date(NOW + count * HOUR_MS)) as [Date, Date];
    during = rangeWithBuffer(startsAt, endsAt);
  }
  add('rentals', {
    id: rentalId,
    reference: fixture.reference,
    kind,
    status,
    customer_id: customer.id,
    car_id: carId,
    ...columnsOf(WINDOWS.rented),
    starts_at: startsAt,
    ends_at: endsAt,
    buffer_minutes: rules.bufferMinutes,
    fare,
    total_paise: fare.total,
    deposit_paise: deposit ? RECEIPT_PAISE : 0,
    ...TAXED_TERMS,
    created_at: '2026-01-01T00:00:00Z',
  });
  movesOf(add, { id: rentalId, moveId: fixture.moveId, status });
  if (refused) refusalOf(add, { rentalId, state: refused, reportedAt: new Date(NOW - HOUR_MS) });
  if (['PENDING', 'CONFIRMED', 'ON_TRIP'].includes(status))
    add('occupancies', { id: fixture.blockId + 2, car_id: carId, during, rental_id: rentalId });
  payment(add, fixture, 1, {
    customerId: customer.id,
    type: action,
    status: paid,
    isFound,
    rentalId,
    transaction,
  });
  add('statements', {
    id: fixture.statementId,
    name: 'bank.csv',
    content_hash: fixture.prefix,
    row_count: 2,
    left_out: 0,
    created_by_id: 1,
  });
  add('statement_rows', {
    statement_id: fixture.statementId,
    line: 2,
    ids: [transaction],
    words: [transaction],
    amount_paise: fareOf(action, WINDOWS.held).total,
    day: dayAhead(0),
    text: transaction,
  });
  const unreported = `AGAIN${fixture.prefix}`;
  add('statement_rows', {
    statement_id: fixture.statementId,
    line: 3,
    ids: [unreported],
    words: [unreported],
    amount_paise: 99_900,
    day: dayAhead(0),
    text: unreported,
  });
}

function addDesk(add: Add, rows: string[], fixture: PairFixture, staffId: number): void {
  const isHeld = fixture.spec.desk === 'HELD';
  const window = isHeld ? WINDOWS.held : WINDOWS.desk;
  add('desk_rentals', {
    id: fixture.deskId,
    staff_id: staffId,
    customer_id: fixture.customer.id,
    car_id: fixture.carId,
    action: 'book',
    ...columnsOf(window),
    total_paise: fareOf('book', window).total,
    hold_id: isHeld ? fixture.holdId : null,
    confirmed_at: isHeld ? '2026-01-01T00:00:00Z' : null,
  });
  addDeskCode(rows, fixture, isHeld);
}
