import fc from 'fast-check';
import type { Shortage } from '../../../backend/contract/payments/payments';
import { decideDocuments, decideReservation, declineBooking, suspend } from '../business/deciding';
import { decidePayment, type Verdict } from '../business/paying';
import { SECOND } from '../business/terms';
import { command, exchange, pick, type Scene } from '../command';
import type { ModelPayment, ModelRental } from '../model';
import { customer, which } from './choices';

const isVerified = fc.constantFrom(true, true, false);
/** Draws true if the admin's version is current. */
const isSeen = fc.constantFrom(true, true, true, true, false);

export async function decide(
  scene: Scene,
  payment: ModelPayment,
  isVerified: boolean,
  { isSeen = true, short }: Partial<Verdict> = {},
): Promise<void> {
  const version = payment.version + (isSeen ? 0 : 1);
  const body = {
    ...{ isVerified, version },
    ...(!isVerified && { reason: 'No such transfer.' }),
    ...(short && { receivedAmount: short.received / 100, shortage: short.shortage }),
  };
  await exchange(
    scene,
    () => ({ outcome: decidePayment(scene.model, payment, { isVerified, isSeen, short }) }),
    () => scene.system.byAdmin('PUT', `/console/transactions/${payment.id}/verification`, body),
  );
}

const seenText = (isSeen: boolean): string => (isSeen ? '' : ', as it is not');
const decisionText = (isVerified: boolean): string => (isVerified ? 'verified' : 'rejected');

const open = ({ status, rental }: ModelPayment): boolean => status === 'SUBMITTED' && rental !== null;

/** Decides an undecided payment of a rental, as in the queue of the console. */
export const decideNextPayment = fc.tuple(which, isVerified).map(([number, isVerified]) =>
  command(
    `decideNextPayment(open payment ${number}, ${decisionText(isVerified)})`,
    (scene) => decide(scene, pick(scene.model.payments.filter(open), number), isVerified),
    (model) => model.payments.some(open),
  ),
);

/** Verifies a payment with half of the reported amount. */
export const verifyShortPayment = fc
  .tuple(which, fc.constantFrom<Shortage>('FIRST', 'FIRST', 'AT_PICKUP'))
  .map(([number, shortage]) =>
    command(
      `verifyShortPayment(open payment ${number}, ${shortage})`,
      (scene) => {
        const payment = pick(scene.model.payments.filter(open), number);
        const short = { received: Math.floor(payment.amount / 2), shortage };
        return decide(scene, payment, true, { short });
      },
      (model) => model.payments.some(open),
    ),
  );

export const decideAnyPayment = fc.tuple(which, isVerified, isSeen).map(([number, isVerified, isSeen]) =>
  command(
    `decideAnyPayment(payment ${number}, ${decisionText(isVerified)}${seenText(isSeen)})`,
    (scene) => decide(scene, pick(scene.model.payments, number), isVerified, { isSeen }),
    (model) => model.payments.length > 0,
  ),
);

export const decideOnDocuments = fc
  .tuple(customer, fc.constantFrom<'APPROVED' | 'REJECTED'>('APPROVED', 'APPROVED', 'REJECTED'), isSeen)
  .map(([number, decision, isSeen]) =>
    command(`decideOnDocuments(customer ${number}, ${decision}${seenText(isSeen)})`, async (scene) => {
      const customer = scene.model.customers[number]!;
      const submittedAt = new Date(customer.submittedAt - (isSeen ? 0 : SECOND)).toISOString();
      const body = { decision, submittedAt, reasons: { note: 'Not readable.' } };
      await exchange(
        scene,
        () => ({ outcome: decideDocuments(scene.model, customer, decision, isSeen) }),
        () => scene.system.byAdmin('PUT', `/console/pending-documents/${customer.id}/approval`, body),
      );
    }),
  );

export const suspendOrLift = fc.tuple(customer, fc.boolean()).map(([number, suspended]) =>
  command(`${suspended ? 'suspend' : 'liftSuspension'}(customer ${number})`, async (scene) => {
    const customer = scene.model.customers[number]!;
    const body = { suspended, reason: 'Called by phone.' };
    await exchange(
      scene,
      () => ({ outcome: suspend(customer, suspended) }),
      () => scene.system.byAdmin('PUT', `/console/customers/${customer.id}/suspension`, body),
    );
  }),
);

export const declineAnyBooking = which.map((number) =>
  command(
    `declineBooking(rental ${number})`,
    async (scene) => {
      const rental = pick(scene.model.rentals, number);
      const body = { decision: 'DECLINED', reason: 'The workshop needs it.' };
      await exchange(
        scene,
        () => ({ outcome: declineBooking(scene.model, rental) }),
        () => scene.system.byAdmin('PUT', `/console/bookings/${rental.id}/decision`, body),
      );
    },
    (model) => model.rentals.length > 0,
  ),
);

export async function decideOn(
  { model, system }: Scene,
  rental: ModelRental,
  decision: 'CONFIRMED' | 'DECLINED',
): Promise<void> {
  const body = { decision, reason: 'The workshop needs it.' };
  await exchange(
    { model, system },
    () => ({ outcome: decideReservation(model, rental, decision) }),
    () => system.byAdmin('PUT', `/console/reservations/${rental.id}/decision`, body),
  );
}

export const decideOnReservation = fc
  .tuple(which, fc.constantFrom<'CONFIRMED' | 'DECLINED'>('CONFIRMED', 'CONFIRMED', 'DECLINED'), fc.boolean())
  .map(([number, decision, anyRental]) => {
    const offered = ({ action, status }: { action: string; status: string }): boolean =>
      anyRental || (action === 'reserve' && status === 'PENDING');
    return command(
      `decideOnReservation(${anyRental ? 'rental' : 'pending reservation'} ${number}, ${decision})`,
      async (scene) => {
        const rental = pick(scene.model.rentals.filter(offered), number);
        await decideOn(scene, rental, decision);
      },
      (model) => model.rentals.some(offered),
    );
  });
