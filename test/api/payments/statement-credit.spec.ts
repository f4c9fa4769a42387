import supertest from 'supertest';
import { newTransactionId } from '../../support/renting';
import { runSecond } from '../../support/server';
import { bearer } from '../../support/test-data';
import {
  credit,
  csv,
  FARE,
  MAPPING,
  narrated,
  NARRATION_MAPPING,
  narrations,
  type StatementData,
  statementData,
} from './statement.support';

let words = 0;
/** A word that a customer could have typed as the note of a transfer. */
const newWord = (): string => `NOTE${1000 + (words += 1)}`;

describe('one bank credit', () => {
  let w: StatementData;
  beforeAll(async () => {
    w = await statementData();
  });
  afterAll(() => w.server.stop());

  const statusOf = async (transactionId: string): Promise<string> => {
    const { rows } = await w.server.db.query('SELECT status FROM payments WHERE transaction_id = $1', [
      transactionId,
    ]);
    return rows[0].status;
  };
  const matchOf = async (statementId: number, transactionId: string) =>
    (await w.rows(statementId)).find(({ payment }) => payment?.transactionId === transactionId);
  const verified = async (statementId: number): Promise<number> =>
    (await w.verifyAll(statementId).expect(200)).body.verified;

  it('proves one payment if its narration has two IDs and the second is submitted later', async () => {
    const [word, utr] = [newWord(), newTransactionId()];
    await w.waitingFor([word]);
    const file = narrations(narrated(`UPI/${utr}/${word}/ASHA`));
    const { body } = await w.upload(file, NARRATION_MAPPING).expect(201);
    expect(await verified(body.id)).toBe(1);

    await w.waitingFor([utr]);
    expect(await verified(body.id)).toBe(0);
    const later = narrations(narrated(`UPI/${utr}/${word}/ASHA`), narrated('UPI/Other'));
    const again = (await w.upload(later, NARRATION_MAPPING).expect(201)).body;
    expect(await verified(again.id)).toBe(0);
    expect([await statusOf(word), await statusOf(utr)]).toEqual(['VERIFIED', 'SUBMITTED']);
    for (const { id } of [body, again]) {
      expect(await matchOf(id, utr)).toMatchObject({
        kind: 'DIFFERING',
        reason: `The same bank credit also has the ID of another payment: ${word}. One credit proves one payment, so decide by hand.`,
      });
    }
  });

  it('verifies neither of two waiting payments, but an admin may verify one', async () => {
    const [word, utr] = await w.waitingFor([newWord(), newTransactionId()]);
    const { body } = await w
      .upload(narrations(narrated(`UPI/${utr}/${word}/ASHA`)), NARRATION_MAPPING)
      .expect(201);
    expect(w.counts(body)).toMatchObject({ DIFFERING: 1 });
    expect(await verified(body.id)).toBe(0);
    expect((await w.verifyByHand(word!)).status).toBe(200);
    const byId = csv(credit(utr!));
    const other = (await w.upload(byId).expect(201)).body;
    expect((await matchOf(other.id, utr!))!.kind).toBe('DIFFERING');
    expect(await verified(other.id)).toBe(0);
    expect(await statusOf(utr!)).toBe('SUBMITTED');
  });

  it('proves no payment whose money the bank took back in a later statement', async () => {
    const [utr] = await w.waiting(1);
    const first = (await w.upload(csv(credit(utr!))).expect(201)).body;
    const reversal = `23/11/2026,${utr},${FARE},`;
    const second = (await w.upload(csv(reversal, credit(newTransactionId()))).expect(201)).body;
    expect((await matchOf(first.id, utr!))!.kind).toBe('DIFFERING');
    expect(await verified(first.id)).toBe(0);
    expect((await w.verifyByHand(utr!)).status).toBe(200);
    const byColumn = { ...MAPPING, debit: 2 };
    const third = (await w.upload(csv(reversal, credit(newTransactionId())), byColumn).expect(201)).body;
    expect(third.id).not.toBe(second.id);
    expect(await matchOf(third.id, utr!)).toMatchObject({ kind: 'DIFFERING', amount: -FARE });
  });

  it('proves one payment, even if another mapping of the file finds its other ID', async () => {
    const [word, utr] = [newWord(), newTransactionId()];
    await w.waitingFor([utr]);
    const file = narrations(narrated(`UPI/${word}/ASHA`, utr));
    const byUtr = { ...NARRATION_MAPPING, id: 2, fromNarration: false };
    const first = (await w.upload(file, byUtr).expect(201)).body;
    expect(await verified(first.id)).toBe(1);
    await w.waitingFor([word]);
    const second = (await w.upload(file, NARRATION_MAPPING).expect(201)).body;
    expect(second.id).not.toBe(first.id);
    expect(await verified(second.id)).toBe(0);
    expect((await matchOf(second.id, word))!.reason).toContain(`the ID of another payment: ${utr}.`);
  });

  it('proves one payment, even if an overlapping statement contains one of its IDs', async () => {
    const [word, utr] = [newWord(), newTransactionId()];
    await w.waitingFor([word]);
    const first = (await w.upload(narrations(narrated(`UPI/${utr}/${word}`)), NARRATION_MAPPING).expect(201))
      .body;
    expect(await verified(first.id)).toBe(1);
    await w.waitingFor([utr]);
    const second = (await w.upload(csv(credit(utr), credit(newTransactionId()))).expect(201)).body;
    expect(await verified(second.id)).toBe(0);
    expect((await matchOf(second.id, utr))!.kind).toBe('DIFFERING');
  });

  it('proves no payment by a word in several credits, but still proves their own payments', async () => {
    const branch = 'BRANCH4321';
    const own = (await w.waiting(2)) as [string, string];
    await w.waitingFor([branch]);
    const file = narrations(
      narrated(`UPI/${newTransactionId()}/${branch}`),
      narrated(`UPI/${own[0]}/${branch}`),
      narrated(`UPI/${own[1]}/${branch}`),
    );
    const { body } = await w.upload(file, NARRATION_MAPPING).expect(201);
    expect(w.counts(body)).toMatchObject({ EXACT: 2, DIFFERING: 1 });
    expect(await matchOf(body.id, branch)).toMatchObject({
      line: 2,
      kind: 'DIFFERING',
      reason: 'Several lines of bank statements have this ID, so it proves nothing. Decide by hand.',
    });
    expect(await verified(body.id)).toBe(2);
    expect(await statusOf(branch)).toBe('SUBMITTED');

    const alone = (await w.upload(narrations(narrated(`UPI/${branch}`)), NARRATION_MAPPING).expect(201)).body;
    expect((await matchOf(alone.id, branch))!.kind).toBe('DIFFERING');
    expect(await verified(alone.id)).toBe(0);
  });

  it.each([
    ['a bank branch code', 'HDFC0001234', 'UPI/HDFC0001234/ASHA'],
    ['the name in a UPI address', 'CITYCARS99', 'UPI/citycars99@okhdfc/ASHA'],
    ['a number of zeros', '000000000000', 'NEFT/000000000000/ASHA'],
  ])('contains no transaction ID in %s', async (_, typed, narration) => {
    await w.waitingFor([typed]);
    const { body } = await w.upload(narrations(narrated(narration)), NARRATION_MAPPING).expect(201);
    expect(await matchOf(body.id, typed)).toMatchObject({ kind: 'ABSENT' });
    expect(await verified(body.id)).toBe(0);
  });

  it('is verified once if a file lists it twice', async () => {
    const [utr] = await w.waiting(1);
    const line = narrated(`UPI/${utr}/ASHA`);
    const { body } = await w.upload(narrations(line, line), NARRATION_MAPPING).expect(201);
    expect(w.counts(body)).toMatchObject({ EXACT: 1, DUPLICATE: 1 });
    expect(await verified(body.id)).toBe(1);
  });

  it('stores all its IDs with the verified payment', async () => {
    const [word, utr] = [newWord(), newTransactionId()];
    await w.waitingFor([utr]);
    const { body } = await w
      .upload(narrations(narrated(`UPI/${utr}/${word}`)), NARRATION_MAPPING)
      .expect(201);
    expect(await verified(body.id)).toBe(1);
    const { rows } = await w.server.db.query(
      `SELECT u.id, u.statement_id, u.line FROM used_credit_ids u JOIN payments p ON p.id = u.payment_id
        WHERE p.transaction_id = $1 ORDER BY u.id`,
      [utr],
    );
    expect(rows).toEqual([utr, word].map((id) => ({ id, statement_id: body.id, line: 2 })));
  });

  it('proves at most one payment for two statements while its second ID is submitted', async () => {
    const second = await runSecond(w.server);
    try {
      const http = supertest(second.url);
      for (let round = 0; round < 25; round += 1) {
        const [word, utr] = [newWord(), newTransactionId()];
        const both = narrations(narrated(`UPI/${utr}/${word}`));
        const one = (await w.upload(both, NARRATION_MAPPING).expect(201)).body.id as number;
        const two = (await w.upload(csv(credit(utr)), MAPPING, w.other).expect(201)).body.id as number;
        const first = round % 2 ? word : utr;
        await w.waitingFor([first]);
        const [, mine, theirs] = await Promise.all([
          w.waitingFor([first === word ? utr : word]),
          w.verifyAll(one),
          http.put(`/console/statements/${two}/verification`).set(bearer(w.other)),
        ]);
        expect([mine.status, theirs.status]).toEqual([200, 200]);
        const again = await Promise.all([
          w.verifyAll(two),
          http.put(`/console/statements/${one}/verification`).set(bearer(w.other)),
        ]);
        expect(again.map(({ status }) => status)).toEqual([200, 200]);
        const states = [await statusOf(word), await statusOf(utr)];
        expect(states.filter((status) => status === 'VERIFIED').length).toBeLessThanOrEqual(1);
      }
      expect(w.server.output() + second.output()).not.toMatch(/deadlock|error/i);
    } finally {
      await second.stop();
    }
  });
});
