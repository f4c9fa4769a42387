import fc from 'fast-check';
import { attachPayment, releaseId, returnUnlinked } from '../business/unlinked';
import { command, exchange, pick, type Scene } from '../command';
import type { Model, ModelCustomer, ModelPayment, ModelRental } from '../model';
import { customer, referenceOf, which } from './choices';

const REASON = 'Told by phone.';

/** Returns the payments without a rental, or all payments if there are none. */
function unlinked({ payments }: Model): ModelPayment[] {
  const usual = payments.filter(({ rental, status }) => rental === null && status !== 'REJECTED');
  return usual.length > 0 ? usual : payments;
}

/** Picks a rental, usually one that the payment can be linked to. */
function rentalFor({ rentals }: Model, payment: ModelPayment, number: number): ModelRental {
  const fitting = rentals.filter(
    ({ customer, action }) => customer === payment.customer && action === payment.type,
  );
  return pick(fitting.length > 0 && number % 4 > 0 ? fitting : rentals, number);
}

export const attachAnyPayment = fc.tuple(which, which, fc.boolean()).map(([number, to, isByStaff]) =>
  command(
    `attachPayment(payment without a rental ${number}, to rental ${to}, by ${isByStaff ? 'staff' : 'its customer'})`,
    async (scene) => {
      const { model, system } = scene;
      const payment = pick(unlinked(model), number);
      const rental = rentalFor(model, payment, to);
      const { id, version, customer } = payment;
      const reference = await referenceOf(scene, rental);
      await exchange(
        scene,
        () => ({ outcome: attachPayment(model, isByStaff ? null : customer, payment, rental) }),
        () =>
          isByStaff
            ? system.byAdmin('PUT', `/console/transactions/${id}/rental`, {
                ...{ rentalId: rental.id, reason: REASON, version },
              })
            : system.byCustomer(customer, 'PUT', `/api/payments/${id}/rental`, { reference, version }),
      );
    },
    ({ payments, rentals }) => payments.length > 0 && rentals.length > 0,
  ),
);

export const returnAnyUnlinked = fc.tuple(which, fc.option(customer, { freq: 6 })).map(([number, other]) =>
  command(
    `returnUnlinked(payment without a rental ${number}${other === null ? '' : `, by customer ${other}`})`,
    async (scene) => {
      const { model, system } = scene;
      const payment = pick(unlinked(model), number);
      const by: ModelCustomer = other === null ? payment.customer : model.customers[other]!;
      const { id, version } = payment;
      await exchange(
        scene,
        () => ({ outcome: returnUnlinked(by, payment) }),
        () => system.byCustomer(by, 'POST', `/api/payments/${id}/refund`, { version }),
      );
    },
    ({ payments }) => payments.length > 0,
  ),
);

const rejected = ({ payments }: Model): ModelPayment[] => {
  const usual = payments.filter(({ status }) => status === 'REJECTED');
  return usual.length > 0 ? usual : payments;
};

export const releaseAnyId = which.map((number) =>
  command(
    `releaseId(rejected payment ${number})`,
    async ({ model, system }: Scene) => {
      const payment = pick(rejected(model), number);
      const { id, version } = payment;
      await exchange(
        { model, system },
        () => ({ outcome: releaseId(payment) }),
        () => system.byAdmin('PUT', `/console/transactions/${id}/release`, { reason: REASON, version }),
      );
    },
    ({ payments }) => payments.length > 0,
  ),
);
