import fc from 'fast-check';
import { type Day, dayIn } from '../../../backend/contract/calendar';
import type { StatementKind, StatementMapping } from '../../../backend/contract/payments/statements';
import { DONE, refused } from '../business/outcome';
import { PERIOD_RULES } from '../business/terms';
import { command, exchange, pick, type Scene } from '../command';
import type { ModelCredit } from '../model';
import { which } from './choices';
import { newTransactionId } from './pay';
import { rowOf, sent } from './send-refund';

const MAPPING: StatementMapping = {
  ...{ headerLine: 1, date: 0, id: 1, fromNarration: false, amount: 2, direction: null, debit: 3 },
};

interface Row {
  day: Day;
  id: string;
  /** In paise. */
  amount: number;
  isDebit: boolean;
}

/** Imports a statement that begins with this row, and returns its path in the API. */
async function importRow({ system }: Scene, { day, id, amount, isDebit }: Row): Promise<string> {
  const date = day.split('-').reverse().join('/');
  const rupees = (amount / 100).toFixed(2);
  const form = new FormData();
  form.set('mapping', JSON.stringify(MAPPING));
  form.set('name', 'bank.csv');
  const lines = ['Date,UTR,Deposit,Withdrawal', `${date},${id},${isDebit ? `,${rupees}` : `${rupees},`}`];
  // Adds a credit, because the service refuses a file without one.
  if (isDebit) lines.push(`${date},${newTransactionId()},1.00,`);
  form.set('file', new Blob(lines.map((line) => `${line}\r\n`)), 'bank.csv');
  const { http, body } = await system.byAdmin('POST', '/console/statements', form);
  expect(http).toBe(201);
  return `/console/statements/${(body as { id: number }).id}`;
}

const LINE = 2;

export const statementOf = ({ path }: ModelCredit): string => path.replace(`/rows/${LINE}`, '');

/** Imports a statement with one credit. */
export async function importCredit(scene: Scene, id: string, amount: number): Promise<ModelCredit> {
  const day = dayIn(PERIOD_RULES.zone, new Date(scene.model.now));
  const path = `${await importRow(scene, { day, id, amount, isDebit: false })}/rows/${LINE}`;
  const credit = { path, transactionId: id, amount, isUsed: false };
  scene.model.credits.push(credit);
  return credit;
}

const BY_BANK = ['UPI', 'BANK_TRANSFER'];

/**
 * The statement contains the transfer of a refund, a transfer of one paisa more, or its return, which is not a payment.
 */
export const findAnyRefund = fc
  .tuple(which, fc.constantFrom<'sent' | 'differs' | 'returned'>('sent', 'differs', 'returned'))
  .map(([number, row]) =>
    command(
      `findRefund(sent refund ${number}, ${row})`,
      async (scene) => {
        const refunded = pick(sent(scene.model), number);
        const { reference, method, sentOn, amount } = await rowOf(scene, refunded, 'SENT');
        if (!BY_BANK.includes(method)) return;
        const path = await importRow(scene, {
          day: sentOn,
          id: reference,
          amount: amount + (row === 'differs' ? 1 : 0),
          isDebit: row !== 'returned',
        });
        expect(await kindOf(scene, path)).toBe(KINDS[row]);
        if (row !== 'returned') return;
        const body = { customerId: refunded.customer.id, type: 'book', reason: 'Told by phone.' };
        await exchange(
          scene,
          () => ({ outcome: refused('WRONG_STATE') }),
          () => scene.system.byAdmin('POST', `${path}/rows/${LINE}/payment`, body),
        );
      },
      (model) => sent(model).length > 0,
    ),
  );

const KINDS: Record<'sent' | 'differs' | 'returned', StatementKind | undefined> = {
  sent: 'REFUND_FOUND',
  differs: undefined,
  returned: 'REFUND_RETURNED',
};

/** Returns the kind of the row; undefined if it belongs to no payment or refund. */
async function kindOf(scene: Scene, path: string): Promise<StatementKind | undefined> {
  const { answer } = await exchange(
    scene,
    () => ({ outcome: DONE }),
    () => scene.system.byAdmin('GET', `${path}/rows`),
  );
  const rows = answer.body as unknown as { line: number | null; kind: StatementKind }[];
  return rows.find(({ line }) => line === LINE)?.kind;
}
