import fc from 'fast-check';
import { dayIn } from '../../../backend/contract/calendar';
import type { StatementMapping } from '../../../backend/contract/payments/statements';
import type { RentalAction } from '../../../backend/contract/rentals/fare';
import {
  askForCredit,
  cancelReceipt,
  recordCredit,
  refundableOf,
  takeReceipt,
  verifyByCredit,
} from '../business/counter';
import { isTakenAtCounter } from '../business/paying';
import { PERIOD_RULES } from '../business/terms';
import { command, exchange, pick, type Scene } from '../command';
import type { Model, ModelCredit, ModelPayment, ModelRental } from '../model';
import { action, customer, difference, referenceOf, which } from './choices';
import { newTransactionId } from './pay';

const REASON = 'Told by phone.';

/** Whole rupees, as a drawer counts them. */
const cash = fc.constantFrom(200, 1500, 5000);

const method = fc.constantFrom<'CASH' | 'CARD'>('CASH', 'CASH', 'CARD');

export const takeAnyReceipt = fc.tuple(which, method, cash).map(([number, method, rupees]) =>
  command(
    `takeReceipt(rental ${number}, ${method}, ${rupees})`,
    async ({ model, system }) => {
      const rental = pick(model.rentals, number);
      const form = new FormData();
      form.set('method', method);
      form.set('amount', String(rupees));
      if (method === 'CARD') {
        form.set('terminal', 'T1');
        form.set('slip', new Blob([new Uint8Array(system.screenshot)]), 'slip.png');
      }
      const { outcome } = await exchange(
        { model, system },
        () => ({ outcome: takeReceipt(model, rental, method, rupees * 100) }),
        () => system.byAdmin('POST', `/console/rentals/${rental.id}/receipts`, form),
      );
      if (outcome.http === 200)
        model.payments.at(-1)!.transactionId = await receiptOf({ model, system }, rental);
    },
    (model) => model.rentals.length > 0,
  ),
);

async function receiptOf({ system }: Scene, { id }: ModelRental): Promise<string> {
  const { rows } = await system.server.db.query<{ reference: string }>(
    'SELECT transaction_id AS reference FROM payments WHERE rental_id = $1 ORDER BY id DESC LIMIT 1',
    [id],
  );
  return rows[0]!.reference;
}

const receipts = ({ payments }: Model): ModelPayment[] => payments.filter(isTakenAtCounter);

export const cancelAnyReceipt = which.map((number) =>
  command(
    `cancelReceipt(receipt ${number})`,
    async ({ model, system }) => {
      const payment = pick(receipts(model), number);
      const { id, version, rental } = payment;
      const body = { reason: REASON, version };
      await exchange(
        { model, system },
        () => ({ outcome: cancelReceipt(model, payment) }),
        () => system.byAdmin('PUT', `/console/rentals/${rental!.id}/receipts/${id}/reversal`, body),
      );
    },
    (model) => receipts(model).length > 0,
  ),
);

const MAPPING: StatementMapping = {
  ...{ headerLine: 1, date: 0, id: 1, fromNarration: false, amount: 2, direction: null },
};

/** Imports a statement with one credit. */
async function importCredit({ model, system }: Scene, id: string, amount: number): Promise<ModelCredit> {
  const [year, month, day] = dayIn(PERIOD_RULES.zone, new Date(model.now)).split('-');
  const form = new FormData();
  form.set('mapping', JSON.stringify(MAPPING));
  form.set('name', 'bank.csv');
  form.set(
    'file',
    new Blob([`Date,UTR,Deposit\r\n${day}/${month}/${year},${id},${amount / 100}\r\n`]),
    'bank.csv',
  );
  const { body } = await system.byAdmin('POST', '/console/statements', form);
  const path = `/console/statements/${(body as { id: number }).id}/rows/2`;
  const credit = { path, transactionId: id, amount, isUsed: false };
  model.credits.push(credit);
  return credit;
}

async function record(
  scene: Scene,
  credit: ModelCredit,
  of: { customer: number; rental: number | null; type: RentalAction },
): Promise<void> {
  const { model, system } = scene;
  const customer = model.customers[of.customer]!;
  const rental = of.rental === null || model.rentals.length === 0 ? null : pick(model.rentals, of.rental);
  const { type } = of;
  const body = { customerId: customer.id, ...(rental ? { rentalId: rental.id } : { type }), reason: REASON };
  await exchange(
    scene,
    () => ({ outcome: recordCredit(model, customer, rental, { type, credit }) }),
    () => system.byAdmin('POST', `${credit.path}/payment`, body),
  );
}

/** For a rental of the customer, usually, or for their next one; a new credit, or one that may prove a payment. */
export const recordAnyCredit = fc
  .tuple(
    customer,
    fc.option(which, { freq: 3 }),
    action,
    fc.constantFrom(450.5, 2000, 6000),
    fc.option(which),
  )
  .map(([customer, rental, type, rupees, known]) =>
    command(
      `recordCredit(customer ${customer}, ${rental === null ? `to ${type}` : `rental ${rental}`}, ${known === null ? rupees : `known credit ${known}`})`,
      async (scene) => {
        const credit =
          known === null
            ? await importCredit(scene, newTransactionId(), Math.round(rupees * 100))
            : pick(scene.model.credits, known);
        await record(scene, credit, { customer, rental, type });
      },
      ({ credits }) => known === null || credits.length > 0,
    ),
  );

const checked = ({ payments }: Model): ModelPayment[] => {
  const usual = payments.filter(({ status, rental }) => status === 'SUBMITTED' && rental !== null);
  return usual.length > 0 ? usual : payments.filter((payment) => !isTakenAtCounter(payment));
};

/** The first time with a credit that is this much more than the payment. */
export const verifyAnyByCredit = fc.tuple(which, difference).map(([number, difference]) =>
  command(
    `verifyByCredit(checked payment ${number}, ${difference} more)`,
    async (scene) => {
      const { model, system } = scene;
      const { transactionId, amount } = pick(checked(model), number);
      const credited = Math.max(100, amount + Math.round(difference * 100));
      const credit =
        model.credits.find((one) => one.transactionId === transactionId) ??
        (await importCredit(scene, transactionId, credited));
      await exchange(
        scene,
        () => ({ outcome: verifyByCredit(model, credit) }),
        () => system.byAdmin('PUT', `${credit.path}/verification`),
      );
    },
    (model) => checked(model).length > 0,
  ),
);

const inCredit = (model: Model): ModelRental[] =>
  model.rentals.filter((rental) => refundableOf(model, rental) > 0);
const share = fc.constantFrom<'all' | 'half' | 'too much'>('all', 'half', 'half', 'too much');

export const askForAnyCredit = fc.tuple(which, share, fc.boolean()).map(([number, share, isByStaff]) =>
  command(
    `askForCredit(rental in credit ${number}, ${share}, by ${isByStaff ? 'staff' : 'its customer'})`,
    async ({ model, system }) => {
      const rental = pick(inCredit(model), number);
      const credit = refundableOf(model, rental);
      const asked = share === 'half' ? Math.ceil(credit / 2) : credit + (share === 'all' ? 0 : 100);
      const by = isByStaff ? null : rental.customer;
      const reference = await referenceOf({ model, system }, rental);
      await exchange(
        { model, system },
        () => ({ outcome: askForCredit(model, by, rental, asked) }),
        () =>
          by
            ? system.byCustomer(by, 'POST', `/api/rentals/${reference}/refunds`, {
                amount: asked / 100,
              })
            : system.byAdmin('POST', `/console/rentals/${rental.id}/refunds`, {
                amount: asked / 100,
                reason: REASON,
              }),
      );
    },
    (model) => inCredit(model).length > 0,
  ),
);
