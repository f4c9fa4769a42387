import type { FixtureName } from '../concurrency/fixture-specs';

interface Patch {
  /** The path below dist/backend. */
  file: string;
  find: string;
  replace: string;
}

export interface Fault {
  name: string;
  patches: Patch[];
  /** Statements that disable the database checks that would hide the fault from the harness. */
  sql: string[];
  pair: [string, string];
  fixture: FixtureName;
  /** A part of the problem that must be found. */
  caught: string;
}

const LOCK = ' FOR NO KEY UPDATE';
const without = (file: string, find: string): Patch => ({ file, find, replace: '' });
const NO_CAR_LOCK = without('modules/fleet/lock-car.js', LOCK);
const NO_CUSTOMER_LOCK = without('modules/customers/lock-customer.js', LOCK);
const NO_LOCKS = [
  NO_CAR_LOCK,
  NO_CUSTOMER_LOCK,
  without('modules/payments/lock-payments.js', LOCK),
  without('modules/rentals/lock-rental.js', LOCK),
];
const NO_COUNT: Patch = {
  file: 'platform/database/unit-of-work.js',
  find: 'if (found === expected)',
  replace: 'if (true)',
};
const NO_CHECKS = ['occupancies', 'rentals', 'holds', 'payments'].map(
  (table) => `ALTER TABLE ${table} DISABLE TRIGGER ${table}_checked`,
);

const NO_LEDGER_CHECKS = ['rentals_ledger', 'payments_ledger', 'ledger_entries', 'refunds'].map(
  (checked) => `ALTER TABLE ${checked.replace('_ledger', '')} DISABLE TRIGGER ${checked}_checked`,
);

/** Each fault removes one protection. The pair then fails, which the harness must detect. */
export const FAULTS: Fault[] = [
  {
    name: 'no lock and no count',
    patches: [...NO_LOCKS, NO_COUNT],
    sql: NO_CHECKS,
    pair: ['release hold', 'book'],
    fixture: 'booking to verify',
    caught: 'a rental that occupies its car has exactly one occupancy',
  },
  {
    name: 'no lock and no count, but the checks of the database',
    patches: [...NO_LOCKS, NO_COUNT],
    sql: [],
    pair: ['release hold', 'book'],
    fixture: 'booking to verify',
    caught: 'server error',
  },
  {
    name: 'no lock, but the count',
    patches: NO_LOCKS,
    sql: NO_CHECKS,
    pair: ['release hold', 'book'],
    fixture: 'booking to verify',
    caught: 'server error',
  },
  {
    name: 'the hold is read before the lock',
    patches: [
      {
        file: 'modules/calendar/holds/release-hold.js',
        find: 'const hold = await this.holds.one(manager, customerId, holdId);',
        replace: '',
      },
      {
        file: 'modules/calendar/holds/release-hold.js',
        find: 'const { car } = await this.carAndCustomer',
        replace:
          'const hold = await this.holds.one(manager, customerId, holdId);\nconst { car } = await this.carAndCustomer',
      },
    ],
    sql: NO_CHECKS,
    pair: ['release hold', 'book'],
    fixture: 'booking to verify',
    caught: 'server error',
  },
  {
    name: 'no lock on customer, payment and rental',
    patches: NO_LOCKS,
    sql: [],
    pair: ['verify payment', 'approve customer'],
    fixture: 'booking to verify',
    caught: 'a verified booking of an approved customer is not pending',
  },
  {
    name: 'no lock on the car and no constraint against overlaps',
    patches: [NO_CAR_LOCK],
    sql: ['ALTER TABLE occupancies DROP CONSTRAINT occupancies_no_overlap'],
    pair: ['hold', 'hold by another customer'],
    fixture: 'nothing but a payment',
    caught: 'no two occupancies of a car overlap',
  },
  {
    name: 'no lock, and a payment for a rental that is being cancelled',
    patches: NO_LOCKS,
    sql: NO_CHECKS,
    pair: ['cancel by customer', 'submit payment for the rental'],
    fixture: 'rejected payment',
    caught: 'a rental that was called off has no payment without a verdict',
  },
  {
    name: 'a released hold stays live',
    patches: [
      {
        file: 'modules/calendar/car-calendar.js',
        find: `UPDATE holds SET state = 'RELEASED'`,
        replace: 'UPDATE holds SET state = state',
      },
    ],
    sql: NO_CHECKS,
    pair: ['release hold', 'block'],
    fixture: 'booking to verify',
    caught: 'a live hold has exactly one occupancy',
  },
  {
    name: 'a cancelled rental keeps its car',
    patches: [
      without(
        'modules/rentals/move-rental.js',
        'await this.calendar.releaseRental(manager, car, rental.id);',
      ),
    ],
    sql: NO_CHECKS,
    pair: ['cancel by customer', 'block'],
    fixture: 'booking to verify',
    caught: 'an occupancy has a valid owner',
  },
  {
    name: 'a refund without a cancelled rental',
    patches: [
      {
        file: 'modules/rentals/move-rental.js',
        find: 'UPDATE rentals SET status = :to',
        replace: 'UPDATE rentals SET status = :from',
      },
    ],
    sql: NO_CHECKS,
    pair: ['cancel by customer', 'block'],
    fixture: 'booking to verify',
    caught: 'a rental that occupies its car has exactly one occupancy',
  },
  {
    name: 'twice the refund',
    patches: [],
    sql: [
      ...NO_LEDGER_CHECKS,
      `CREATE FUNCTION double_refund() RETURNS trigger LANGUAGE plpgsql AS
         'BEGIN NEW.amount_paise := NEW.amount_paise * 2; RETURN NEW; END'`,
      'CREATE TRIGGER double_refund BEFORE INSERT ON refunds FOR EACH ROW EXECUTE FUNCTION double_refund()',
    ],
    pair: ['cancel by customer', 'cancel by staff'],
    fixture: 'confirmed booking',
    caught: 'no refund exceeds what was received',
  },
];
