import fc from 'fast-check';
import { dayIn } from '../../../backend/contract/calendar';
import type { StatementMapping } from '../../../backend/contract/payments/statements';
import { askForCredit, cancelReceipt, recordCredit, refundableOf, takeCash } from '../business/counter';
import { PERIOD_RULES } from '../business/terms';
import { command, exchange, pick, type Scene } from '../command';
import type { Model, ModelPayment, ModelRental } from '../model';
import { action, customer, which } from './choices';
import { newTransactionId } from './pay';

const REASON = 'Told by phone.';

/** Whole rupees, as a drawer counts them. */
const cash = fc.constantFrom(200, 1500, 5000);

export const takeAnyCash = fc.tuple(which, cash).map(([number, rupees]) =>
  command(
    `takeCash(rental ${number}, ${rupees})`,
    async ({ model, system }) => {
      const rental = pick(model.rentals, number);
      const form = new FormData();
      form.set('method', 'CASH');
      form.set('amount', String(rupees));
      const { outcome } = await exchange(
        { model, system },
        () => ({ outcome: takeCash(model, rental, rupees * 100) }),
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

const receipts = ({ payments }: Model): ModelPayment[] => payments.filter(({ method }) => method === 'CASH');

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

/** Imports a statement with one credit; returns its path. */
async function importCredit({ model, system }: Scene, id: string, rupees: number): Promise<string> {
  const [year, month, day] = dayIn(PERIOD_RULES.zone, new Date(model.now)).split('-');
  const form = new FormData();
  form.set('mapping', JSON.stringify(MAPPING));
  form.set('name', 'bank.csv');
  form.set('file', new Blob([`Date,UTR,Deposit\r\n${day}/${month}/${year},${id},${rupees}\r\n`]), 'bank.csv');
  const { body } = await system.byAdmin('POST', '/console/statements', form);
  return `/console/statements/${(body as { id: number }).id}/rows/2/payment`;
}

/** For a rental of the customer, usually, or for their next one. */
export const recordAnyCredit = fc
  .tuple(customer, fc.option(which, { freq: 3 }), action, fc.constantFrom(450.5, 2000, 6000))
  .map(([number, of, type, rupees]) =>
    command(
      `recordCredit(customer ${number}, ${of === null ? `to ${type}` : `rental ${of}`}, ${rupees})`,
      async (scene) => {
        const { model, system } = scene;
        const customer = model.customers[number]!;
        const rental = of === null || model.rentals.length === 0 ? null : pick(model.rentals, of);
        const transactionId = newTransactionId();
        const path = await importCredit(scene, transactionId, rupees);
        const body = {
          customerId: customer.id,
          ...(rental ? { rentalId: rental.id } : { type }),
          reason: REASON,
        };
        const credit = { transactionId, amount: Math.round(rupees * 100), type };
        await exchange(
          scene,
          () => ({ outcome: recordCredit(model, customer, rental, credit) }),
          () => system.byAdmin('POST', path, body),
        );
      },
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
      const { rows } = await system.server.db.query<{ reference: string }>(
        'SELECT reference FROM rentals WHERE id = $1',
        [rental.id],
      );
      await exchange(
        { model, system },
        () => ({ outcome: askForCredit(model, by, rental, asked) }),
        () =>
          by
            ? system.byCustomer(by, 'POST', `/api/rentals/${rows[0]!.reference}/refunds`, {
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
