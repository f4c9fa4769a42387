import type { AvailabilityEntry } from '../../../backend/contract/fleet/vehicles';
import { periodOf } from '../../../backend/contract/rentals/rental-period';
import {
  balanceOf,
  checkingOf,
  missingDepositOf,
  moneyOf,
  payNowOf,
  shownRefundOf,
  stateOf,
} from '../business/ledger';
import { DONE, refused } from '../business/outcome';
import { outlastsClaim, overdueTrips } from '../business/overdue';
import { isAdminVerified } from '../business/paying';
import { MINUTE, overdueUntil, PERIOD_RULES, TURNAROUND } from '../business/terms';
import { command, exchange, type Scene } from '../command';
import type { Model, ModelCustomer, ModelPayment, ModelRental } from '../model';
import { car, customer } from './choices';

/** Reads the public availability of a car: the taken times from now on, without the turnaround. */
export const lookAtCalendar = car.map((number) =>
  command(`lookAtCalendar(car ${number})`, async (scene) => {
    const car = scene.model.cars[number]!;
    const { answer } = await exchange(
      scene,
      () => ({ outcome: car.retired ? refused('NOT_FOUND') : DONE }),
      () => scene.system.byAnybody(`/api/availability/${car.id}`),
    );
    if (car.retired) return;
    const shown = (answer.body as unknown as AvailabilityEntry[]).map((entry) => {
      const { startsAt, endsAt } = periodOf(entry, PERIOD_RULES.zone);
      return { start: startsAt.getTime(), end: endsAt.getTime() };
    });
    const claimed = car.calendar
      .entries()
      // A block that staff ended within a half hour is over immediately.
      .filter(({ owner, end }) => (owner.kind === 'block' ? owner.endsAt : end) > scene.model.now)
      .filter(({ owner }) => owner.kind !== 'rental' || !outlastsClaim(scene.model, owner))
      .map(({ owner, start, end }) =>
        owner.kind === 'block'
          ? { start: owner.startsAt - (owner.startsAt % MINUTE), end }
          : { start, end: end - TURNAROUND },
      );
    const outLonger = scene.model.rentals
      .filter((trip) => trip.car === car && outlastsClaim(scene.model, trip))
      .map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt }));
    const overdue = overdueTrips(scene.model, car).map(({ endsAt }) => ({
      start: endsAt,
      end: overdueUntil(scene.model.now),
    }));
    const taken = [...claimed, ...outLonger, ...overdue].sort((a, b) => a.start - b.start);
    expect(shown).toEqual(taken);
  }),
);

const OWN_LISTS = [
  { path: '/api/bookings/user/bookings', action: 'book' },
  { path: '/api/reservations/user/reservations', action: 'reserve' },
] as const;

/** Reads the customer's own rentals. */
export const lookAtOwnRentals = customer.map((number) =>
  command(`lookAtOwnRentals(customer ${number})`, async (scene) => {
    for (const list of OWN_LISTS) await lookAt(scene, scene.model.customers[number]!, list);
  }),
);

interface ShownRental {
  status: string;
  paymentId: string | null;
  paymentStatus: string | null;
  isAdminVerified: boolean;
  total: number;
  refund: { amount: number } | null;
  money: ShownMoney;
}

type ShownMoney = Record<
  'owed' | 'credit' | 'depositHeld' | 'depositMissing' | 'checking' | 'payNow',
  number
>;

/** Returns the amounts in rupees. */
function shownMoneyOf(model: Model, rental: ModelRental): ShownMoney {
  const balance = balanceOf(model, rental);
  const amounts = {
    owed: Math.max(0, balance),
    credit: Math.max(0, -balance),
    depositHeld: moneyOf(model, rental).held,
    depositMissing: missingDepositOf(model, rental),
    checking: checkingOf(model, rental),
  };
  const payNow = payNowOf(model, rental);
  return Object.fromEntries(
    Object.entries({ ...amounts, payNow }).map(([name, amount]) => [name, amount / 100]),
  ) as ShownMoney;
}

/**
 * Returns the newest payment of a rental, and a rejected one only if there is no other; undefined without a payment,
 * for example after its resubmission for another rental.
 */
function shownPaymentOf(model: Model, rental: ModelRental): ModelPayment | undefined {
  const payments = model.payments.filter((paid) => paid.rental === rental);
  return payments.findLast(({ status }) => status !== 'REJECTED') ?? payments.at(-1);
}

async function lookAt(
  scene: Scene,
  customer: ModelCustomer,
  { path, action }: (typeof OWN_LISTS)[number],
): Promise<void> {
  const { model, system } = scene;
  const own = model.rentals.filter((rental) => rental.customer === customer && rental.action === action);
  const { outcome, answer } = await exchange(
    scene,
    () => {
      if (!customer.signedIn) return { outcome: refused('UNAUTHENTICATED') };
      return { outcome: own.length === 0 ? { http: 200, code: refused('NOT_FOUND').code } : DONE };
    },
    () => system.byCustomer(customer, 'GET', path),
  );
  if (outcome.http !== 200) return;
  const shown = (answer.body.data as ShownRental[]).map((rental) => ({
    status: rental.status,
    paymentId: rental.paymentId,
    paymentStatus: rental.paymentStatus,
    isAdminVerified: rental.isAdminVerified,
    total: rental.total,
    refund: rental.refund?.amount ?? 0,
    money: rental.money,
  }));
  const expected = own.toReversed().map((rental) => {
    const payment = shownPaymentOf(model, rental);
    const { status } = payment ? stateOf(model, payment) : { status: null };
    return {
      status: rental.status,
      paymentId: payment?.transactionId ?? null,
      paymentStatus: status,
      isAdminVerified: isAdminVerified(model, rental),
      total: rental.total / 100,
      refund: shownRefundOf(model, rental) / 100,
      money: expect.objectContaining(shownMoneyOf(model, rental)) as ShownMoney,
    };
  });
  expect(shown).toEqual(expected);
}
