import fc from 'fast-check';
import type { RentalAction } from '../../../backend/contract/rentals/fare';
import { openRefundOf } from '../business/ledger';
import { isTakenAtCounter, payRefund, submitPayment, waitsForPayment } from '../business/paying';
import { command, exchange, pick, type Scene } from '../command';
import type { Model, ModelCustomer, ModelHold, ModelPayment, ModelRental } from '../model';
import { action, askedFor, customer, difference, which } from './choices';
import { liveHolds } from './hold';

interface Details {
  customer: ModelCustomer;
  type: RentalAction;
  rupees: number;
  hold?: ModelHold;
  rental?: ModelRental;
  transactionId?: string;
}

let transactions = 400_000_000_000;

export const newTransactionId = (): string => String((transactions += 1));

export async function pay(scene: Scene, details: Details): Promise<void> {
  const { model, system } = scene;
  const { customer, type, rupees, hold, rental } = details;
  const transactionId = details.transactionId ?? newTransactionId();
  const form = new FormData();
  form.set('transactionId', transactionId);
  form.set('amount', String(rupees));
  form.set('type', type);
  form.set('screenshot', new Blob([new Uint8Array(system.screenshot)]), 'screenshot.png');
  if (hold) form.set('holdId', hold.id);
  if (rental) form.set('bookingId', String(rental.id));
  const amount = Math.round(rupees * 100);
  await exchange(
    scene,
    () => ({
      outcome: submitPayment(model, {
        customer,
        type,
        transactionId,
        amount,
        ...pickGiven({ hold, rental }),
      }),
    }),
    () => system.byCustomer(customer, 'POST', '/api/payments/transaction-details', form),
  );
}

const pickGiven = ({ hold, rental }: Pick<Details, 'hold' | 'rental'>): Pick<Details, 'hold' | 'rental'> => ({
  ...(hold && { hold }),
  ...(rental && { rental }),
});

export const payForHold = fc.tuple(which, difference).map(([number, difference]) =>
  command(
    `payForHold(live hold ${number}, ${difference} beyond the total)`,
    async (scene) => {
      const hold = pick(liveHolds(scene.model), number);
      const rupees = askedFor(hold) + difference;
      await pay(scene, { customer: hold.customer, type: hold.action, rupees, hold });
    },
    (model) => liveHolds(model).length > 0,
  ),
);

/** Pays without naming a purpose. */
export const payInAdvance = fc
  .tuple(customer, action)
  .map(([number, type]) =>
    command(`payInAdvance(customer ${number}, ${type})`, (scene) =>
      pay(scene, { customer: scene.model.customers[number]!, type, rupees: 2000 }),
    ),
  );

/** Pays for any hold, including one that has ended or is for the other action. */
export const payForAnyHold = fc.tuple(which, action).map(([number, type]) =>
  command(
    `payForAnyHold(hold ${number}, ${type})`,
    async (scene) => {
      const hold = pick(scene.model.holds, number);
      await pay(scene, { customer: hold.customer, type, rupees: hold.total / 100, hold });
    },
    (model) => model.holds.length > 0,
  ),
);

export const unpaidRentals = (model: Model): ModelRental[] =>
  model.rentals.filter((rental) => waitsForPayment(model, rental));

export const payAgain = fc.tuple(which, difference).map(([number, difference]) =>
  command(
    `payAgain(unpaid rental ${number}, ${difference} beyond the total)`,
    async (scene) => {
      const rental = pick(unpaidRentals(scene.model), number);
      const rupees = askedFor(rental) + difference;
      await pay(scene, { customer: rental.customer, type: rental.action, rupees, rental });
    },
    (model) => unpaidRentals(model).length > 0,
  ),
);

export const payForAnyRental = fc.tuple(which, customer).map(([number, by]) =>
  command(
    `payForAnyRental(rental ${number}, customer ${by})`,
    async (scene) => {
      const rental = pick(scene.model.rentals, number);
      const customer = scene.model.customers[by]!;
      await pay(scene, { customer, type: rental.action, rupees: 1500, rental });
    },
    (model) => model.rentals.length > 0,
  ),
);

export const payWithUsedId = fc.tuple(which, customer, action).map(([number, by, type]) =>
  command(
    `payWithUsedId(payment ${number}, customer ${by}, ${type})`,
    async (scene) => {
      const { transactionId } = pick(transfers(scene.model), number);
      await pay(scene, { customer: scene.model.customers[by]!, type, rupees: 1500, transactionId });
    },
    (model) => transfers(model).length > 0,
  ),
);

/** Excludes payments at the counter, which have the number of a receipt instead of a transaction ID. */
const transfers = ({ payments }: Model): ModelPayment[] =>
  payments.filter((payment) => !isTakenAtCounter(payment));

export const owedPayments = (model: Model): ModelPayment[] =>
  model.payments.filter((payment) => openRefundOf(model, payment) > 0);

const refund = async (scene: Scene, payment: ModelPayment): Promise<void> => {
  // Removes the special characters of a receipt number, because statements do not contain them.
  const body = { reference: `R${payment.transactionId.replaceAll(/\W/g, '')}` };
  await exchange(
    scene,
    () => ({ outcome: payRefund(scene.model, payment) }),
    () => scene.system.byAdmin('PUT', `/console/transactions/${payment.id}/refund`, body),
  );
};

export const refundWhatIsOwed = which.map((number) =>
  command(
    `refundWhatIsOwed(owed payment ${number})`,
    (scene) => refund(scene, pick(owedPayments(scene.model), number)),
    (model) => owedPayments(model).length > 0,
  ),
);

export const refundAnyPayment = which.map((number) =>
  command(
    `refundAnyPayment(payment ${number})`,
    (scene) => refund(scene, pick(scene.model.payments, number)),
    (model) => model.payments.length > 0,
  ),
);
