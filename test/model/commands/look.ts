import type { AvailabilityEntry } from '../../../backend/contract/fleet/vehicles';
import { periodOf } from '../../../backend/contract/rentals/rental-period';
import { stateOf } from '../business/ledger';
import { DONE, refused } from '../business/outcome';
import { isAdminVerified } from '../business/paying';
import { PERIOD_RULES, TURNAROUND } from '../business/terms';
import { command, exchange, type Scene } from '../command';
import type { ModelCustomer } from '../model';
import { car, customer } from './choices';

/** The public availability of a car: the current and future times that are taken, without the turnaround. */
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
    const taken = car.calendar
      .entries()
      .filter(({ end }) => end > scene.model.now)
      .map(({ owner, start, end }) => ({ start, end: owner.kind === 'block' ? end : end - TURNAROUND }));
    expect(shown).toEqual(taken);
  }),
);

const OWN_LISTS = [
  { path: '/api/bookings/user/bookings', action: 'book' },
  { path: '/api/reservations/user/reservations', action: 'reserve' },
] as const;

/** The customer's own rentals. */
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
  }));
  const expected = own.toReversed().map((rental) => {
    const payment = model.payments.findLast((paid) => paid.rental === rental)!;
    const { status, refund } = stateOf(model, payment);
    return {
      status: rental.status,
      paymentId: payment.transactionId,
      paymentStatus: status,
      isAdminVerified: isAdminVerified(model, rental),
      total: rental.total / 100,
      refund: (refund ?? 0) / 100,
    };
  });
  expect(shown).toEqual(expected);
}
