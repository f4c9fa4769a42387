import { RENTAL_PAYMENT_FILTERS, RENTAL_VIEWS } from '../../backend/contract/rentals/console-rental';
import { RENTAL_DUES, RENTAL_WAITS } from '../../backend/contract/rentals/rentals';
import { COMPLAINT_SORT, complaintsOf } from '../../backend/modules/complaints/complaint-search-queries';
import { consoleCustomersOf } from '../../backend/modules/customers/console/console-customer-search-queries';
import {
  PENDING_SORT,
  pendingCustomersOf,
} from '../../backend/modules/customers/pending-customer-search-queries';
import { DOCUMENT_LIST, documentsOf } from '../../backend/modules/documents-issued/document-search-queries';
import { DRAWER_LIST, drawersOf } from '../../backend/modules/drawers/drawer-search-queries';
import { paymentsOf, TRANSACTION_LIST } from '../../backend/modules/payments/payment-search-queries';
import { REFUND_LIST, refundsOf } from '../../backend/modules/payments/refunds/refund-search-queries';
import { RENTAL_SORT, rentalsOf } from '../../backend/modules/rentals/queries/rental-search-queries';
import {
  SETTLEMENT_LIST,
  settlementsOf,
} from '../../backend/modules/rentals/settlements/settlement-search-queries';

/** The possible values of each name. The first one means that it is absent. */
type Choices<T> = { [Name in keyof T]-?: readonly T[Name][] };

/** Returns each choice alone and with the last choice of all others, so each branch runs with and without others. */
function combinations<T extends object>(choices: Choices<T>): T[] {
  const names = Object.keys(choices) as (keyof T)[];
  const all = (index: 0 | -1): T =>
    Object.fromEntries(names.map((name) => [name, choices[name].at(index)])) as T;
  return names.flatMap((name) =>
    choices[name].flatMap((value) => [
      { ...all(0), [name]: value },
      { ...all(-1), [name]: value },
    ]),
  );
}

/** Combines the filters of a request. A function that reads any other filter fails the check. */
const filters = (choices: Record<string, readonly unknown[]>): Record<string, unknown>[] =>
  combinations(choices).map(
    (filter) =>
      new Proxy(filter, {
        get(target, name) {
          if (name in target) return target[String(name)];
          throw new Error(`variants.ts has no values for the filter ${String(name)}.`);
        },
      }),
  );

const DAY = '2026-01-01';
const IDS = [null, [1]];
const DIRECTIONS = ['ASC', 'DESC'] as const;
const ZONE = 'Asia/Kolkata';
const days = combinations({ from: [null, DAY], to: [null, DAY] });

/**
 * The results of the functions that build lists from filters, for every filter. Their texts cannot be evaluated from
 * the code. Add each new filter or sort key here, too.
 */
export const RETURNED: ReadonlyMap<string, readonly unknown[]> = new Map<string, unknown[]>([
  [
    complaintsOf.name,
    Object.values(COMPLAINT_SORT).flatMap((key) =>
      combinations<Parameters<typeof complaintsOf>[0]>({
        state: [null, 'OPEN'],
        text: [null, 'x'],
        ids: IDS,
      }).map((filter) => complaintsOf(filter, key)),
    ),
  ],
  [
    consoleCustomersOf.name,
    combinations({
      filter: filters({
        q: [undefined, 'x'],
        approval: [undefined, 'PENDING'],
        suspended: [undefined, true, false],
      }),
      ids: IDS,
    }).map(consoleCustomersOf),
  ],
  [
    drawersOf.name,
    DRAWER_LIST.sort.flatMap((field) =>
      combinations({
        filter: filters({ status: [undefined, 'OPEN'], q: [undefined, 'x'] }),
        ids: IDS,
        direction: DIRECTIONS,
        deskId: [null, 1],
      }).map(({ direction, deskId, ...list }) =>
        drawersOf({ ...list, sort: { field, direction }, offset: 0, limit: 1 }, deskId),
      ),
    ),
  ],
  [
    settlementsOf.name,
    SETTLEMENT_LIST.sort.flatMap((field) =>
      combinations({
        filter: filters({ state: [undefined, 'ISSUED'], rentalId: [undefined, '1'], q: [undefined, 'x'] }),
        ids: IDS,
        direction: DIRECTIONS,
      }).map(({ direction, ...list }) =>
        settlementsOf({ ...list, sort: { field, direction }, offset: 0, limit: 1 }),
      ),
    ),
  ],
  [
    documentsOf.name,
    DOCUMENT_LIST.sort.flatMap((field) =>
      combinations({
        filter: filters({ series: [undefined, 'RC'], q: [undefined, 'x'] }),
        ids: IDS,
        direction: DIRECTIONS,
      }).map(({ direction, ...list }) =>
        documentsOf({ ...list, sort: { field, direction }, offset: 0, limit: 1 }),
      ),
    ),
  ],
  [
    refundsOf.name,
    REFUND_LIST.sort.flatMap((field) =>
      combinations({
        filter: filters({ state: [undefined, 'DUE'], q: [undefined, 'x'] }),
        ids: IDS,
        direction: DIRECTIONS,
      }).map(({ direction, ...list }) =>
        refundsOf({ ...list, sort: { field, direction }, offset: 0, limit: 1 }),
      ),
    ),
  ],
  [
    paymentsOf.name,
    TRANSACTION_LIST.sort.flatMap((field) =>
      combinations({
        filter: filters({
          status: [undefined, 'VERIFIED'],
          toVerify: [undefined, true],
          owed: [undefined, true],
          unlinked: [undefined, true],
          flagged: [undefined, true],
          done: [undefined, true],
          verifiedFrom: [undefined, DAY],
          q: [undefined, 'x'],
        }),
        ids: IDS,
        direction: DIRECTIONS,
      }).map(({ direction, ...list }) =>
        paymentsOf({ ...list, sort: { field, direction }, offset: 0, limit: 1 }, ZONE),
      ),
    ),
  ],
  [
    pendingCustomersOf.name,
    PENDING_SORT.flatMap((field) =>
      combinations({ text: [null, 'x'], ids: IDS, direction: DIRECTIONS }).map(({ direction, ...filter }) =>
        pendingCustomersOf(filter, { field, direction }),
      ),
    ),
  ],
  [
    rentalsOf.name,
    Object.values(RENTAL_SORT).flatMap((key) =>
      combinations<Parameters<typeof rentalsOf>[0]>({
        isAdmin: [true, false],
        kind: ['BOOKING'],
        view: [null, ...RENTAL_VIEWS],
        status: [null, 'PENDING'],
        text: [null, 'x'],
        pickup: days,
        due: [null, ...RENTAL_DUES],
        payment: [null, ...RENTAL_PAYMENT_FILTERS],
        waitsFor: [null, ...RENTAL_WAITS],
        ids: IDS,
      }).map((filter) => rentalsOf(filter, key, ZONE)),
    ),
  ],
]);
