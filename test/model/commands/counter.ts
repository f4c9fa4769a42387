import fc from 'fast-check';
import type { RentalAction } from '../../../backend/contract/rentals/fare';
import {
  askForCredit,
  cancelReceipt,
  recordCredit,
  refundableOf,
  takeReceipt as take,
  verifyByCredit,
  verifyExact,
} from '../business/counter';
import { DONE } from '../business/outcome';
import { isTakenAtCounter } from '../business/paying';
import { MINUTE } from '../business/terms';
import { command, exchange, pick, type Scene } from '../command';
import type { Model, ModelCredit, ModelPayment, ModelRental } from '../model';
import { action, customer, difference, referenceOf, which } from './choices';
import { newTransactionId } from './pay';
import { importCredit, statementOf } from './statement';

const REASON = 'Told by phone.';

/** Draws whole rupees, because a drawer has no paise. */
const cash = fc.constantFrom(200, 1500, 5000);

const method = fc.constantFrom<'CASH' | 'CARD'>('CASH', 'CASH', 'CARD');

/** Draws the minutes since the receipt of money that is entered afterwards; null for money that is received now. */
const earlier = fc.constantFrom(null, null, 5, 600);

/** Staff take a payment in cash or by card. */
export async function takeReceipt(
  { model, system }: Scene,
  rental: ModelRental,
  { method, rupees, earlier = null }: { method: 'CASH' | 'CARD'; rupees: number; earlier?: number | null },
): Promise<void> {
  const form = new FormData();
  form.set('method', method);
  form.set('amount', String(rupees));
  if (method === 'CARD') {
    form.set('terminal', 'T1');
    form.set('slip', new Blob([new Uint8Array(system.screenshot)]), 'slip.png');
  }
  const receivedAt = (): number | null => earlier && model.now - earlier * MINUTE;
  const { outcome } = await exchange(
    { model, system },
    () => ({ outcome: take(model, rental, { method, amount: rupees * 100, receivedAt: receivedAt() }) }),
    () => {
      const at = receivedAt();
      if (at !== null) form.set('receivedAt', new Date(at).toISOString());
      return system.byAdmin('POST', `/console/rentals/${rental.id}/receipts`, form);
    },
  );
  if (outcome.http === 200) model.payments.at(-1)!.transactionId = await receiptOf({ model, system }, rental);
}

export const takeAnyReceipt = fc
  .tuple(which, method, cash, earlier)
  .map(([number, method, rupees, earlier]) =>
    command(
      `takeReceipt(rental ${number}, ${method}, ${rupees}${earlier === null ? '' : `, ${earlier} minutes ago`})`,
      (scene) => takeReceipt(scene, pick(scene.model.rentals, number), { method, rupees, earlier }),
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

/** Records a new or known credit, usually for a rental, otherwise for the next rental of the customer. */
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

/** Returns the credit of a payment, or imports one that is `difference` rupees above the payment. */
async function creditOf(scene: Scene, number: number, difference: number): Promise<ModelCredit> {
  const { transactionId, amount } = pick(checked(scene.model), number);
  const known = scene.model.credits.find((one) => one.transactionId === transactionId);
  const credited = Math.max(100, amount + Math.round(difference * 100));
  return known ?? importCredit(scene, transactionId, credited);
}

export const verifyAnyByCredit = fc.tuple(which, difference).map(([number, difference]) =>
  command(
    `verifyByCredit(checked payment ${number}, ${difference} more)`,
    async (scene) => {
      const credit = await creditOf(scene, number, difference);
      await exchange(
        scene,
        () => ({ outcome: verifyByCredit(scene.model, credit) }),
        () => scene.system.byAdmin('PUT', `${credit.path}/verification`),
      );
    },
    (model) => checked(model).length > 0,
  ),
);

/** Verifies all exact matches of the statement. */
export const verifyAnyStatement = fc.tuple(which, difference).map(([number, difference]) =>
  command(
    `verifyStatement(checked payment ${number}, ${difference} more)`,
    async (scene) => {
      const credit = await creditOf(scene, number, difference);
      const { sum, answer } = await exchange(
        scene,
        () => ({ outcome: DONE, sum: verifyExact(scene.model, credit) }),
        () => scene.system.byAdmin('PUT', `${statementOf(credit)}/verification`),
      );
      const verified = sum > 0 ? 1 : 0;
      expect(answer.body).toEqual({ verified, sum: sum / 100, refused: [], remaining: 0 });
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
