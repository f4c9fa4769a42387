import { textsOf } from '../../support/pdf-texts';
import { picture } from '../../support/pictures';
import { dayAhead, newTransactionId, pay } from '../../support/renting';
import { moveClock } from '../../support/server';
import { requireDeposit, requireGst } from '../../support/settings';
import { bearer } from '../../support/test-data';
import type { Rented } from '../rentals/cancellation.support';
import { settlementSteps } from '../rentals/settlement.support';
import { type TripData, tripData } from '../rentals/trip.support';

const FARE = 4199;
const DEPOSIT = 3000;

interface Refund {
  id: number;
  version: number;
}

describe('GST documents after a correction', () => {
  let w: TripData;
  let photo: Buffer;
  beforeAll(async () => {
    w = await tripData();
    photo = await picture(1);
    await requireGst(w.server, w.admin, 18);
  });
  afterEach(() => moveClock(w.server, '0 hours'));
  afterAll(() => w.server.stop());
  const settlements = settlementSteps(() => ({ ...w, photo }));

  async function paid(amount = FARE): Promise<Rented> {
    const rented = await w.rent('bookings', { costPerDay: 2000, amount });
    await w.verify(rented).expect(200);
    return rented;
  }
  /** A paid rental whose car was returned in time. */
  async function returned(amount = FARE): Promise<Rented> {
    const rented = await paid(amount);
    await w.setPickup(rented, -1);
    await w.move(rented, 'ON_TRIP').expect(200);
    await w.setPickup(rented, -47);
    await w.move(rented, 'RETURNED').expect(200);
    return rented;
  }
  const bill = () => w.server.runJob('issue-bills');
  const waive = ({ id }: Rented, amount: number) =>
    w.server.http
      .post(`/console/rentals/${id}/waivers`)
      .set(bearer(w.admin))
      .send({ amount, reason: 'Regular customer' })
      .expect(200);
  const ourFault = ({ id }: Rented) =>
    w.server.http
      .post(`/console/rentals/${id}/our-fault`)
      .set(bearer(w.admin))
      .field('cause', 'CAR_BROKEN')
      .expect(200);
  const correct = async (rented: Rented, what: 'amount' | 'reopening', body: object) => {
    const { id, version } = await w.payment(rented);
    await w.server.http
      .put(`/console/transactions/${id}/${what}`)
      .set(bearer(w.admin))
      .send({ version, reason: 'As on our statement', ...body })
      .expect(200);
  };
  const put = (path: string, { id, version }: Refund, body: object) =>
    w.server.http
      .put(`/console/refunds/${id}/${path}`)
      .set(bearer(w.admin))
      .send({ version, ...body })
      .expect(200);
  /** Sends the due refunds of the rental, and returns them. A compensation has no payment. */
  async function sendRefunds({ id }: Rented, first: 'payment' | 'compensation' = 'payment') {
    const { rows } = await w.server.db.query<Refund>(
      `SELECT id, version FROM refunds WHERE rental_id = $1 AND state = 'DUE'
        ORDER BY (payment_id IS NULL) = ($2 = 'payment'), id`,
      [id, first],
    );
    for (const refund of rows) {
      await put('destination', refund, { kind: 'UPI', upi: 'asha@upi' });
      refund.version += 1;
      await put('sending', refund, { method: 'UPI', reference: newTransactionId(), sentOn: dayAhead(0) });
      refund.version += 1;
    }
    return rows;
  }
  /** The valid documents: series, amount and the part of which the tax is received, returned or charged. */
  const documents = async ({ id }: Rented): Promise<[string, number, number][]> =>
    (
      await w.server.db.query(
        `SELECT series, amount_paise / 100.0 AS amount,
                CASE WHEN content ? 'tax' THEN amount_paise - coalesce((content ->> 'untaxed')::int, (content ->> 'adjusted')::int, 0)
                     ELSE 0 END / 100.0 AS taxed
           FROM issued_documents d
          WHERE rental_id = $1 AND series NOT IN ('AG', 'SS')
            AND NOT EXISTS (SELECT FROM document_cancellations WHERE document_id = d.id) ORDER BY id`,
        [id],
      )
    ).rows.map(({ series, amount, taxed }) => [series, Number(amount), Number(taxed)]);
  const newestText = async ({ reference, who }: Rented): Promise<string> => {
    const path = `/api/rentals/${reference}/documents`;
    const { body } = await w.server.http.get(path).set(bearer(who.account)).expect(200);
    const file = await w.server.http.get(`${path}/${body.data[0].id}`).set(bearer(who.account)).expect(200);
    return (await textsOf(file.body as Buffer))[0]!;
  };
  const deposits = async (rented: Rented) =>
    (await w.details(rented, w.admin)).entries
      .filter(({ kind }) => kind.startsWith('DEPOSIT'))
      .map(({ kind, amount }) => [kind, amount])
      .reverse();

  describe('of a refund', () => {
    it.each(['payment', 'compensation'] as const)(
      'returns no tax with a compensation if the refund of the %s is sent first',
      async (first) => {
        const rented = await paid();
        await w.setPickupIn(rented, 30);
        await w.cancelByUs(rented).expect(200);
        await sendRefunds(rented, first);
        const refunds = [
          ['RF', FARE, FARE],
          ['RR', FARE / 2, 0],
        ];
        expect(await documents(rented)).toEqual([
          ['RV', FARE, FARE],
          ...(first === 'payment' ? refunds : refunds.reverse()),
        ]);
      },
    );

    it('returns only the tax of the advance that the invoice does not contain', async () => {
      const rented = await paid();
      await w.setPickupIn(rented, 30);
      await w.cancel(rented).expect(200);
      await bill();
      await waive(rented, FARE / 2);
      await bill();
      const [refund] = await sendRefunds(rented);
      const issued = [
        ['RV', FARE, FARE],
        ['IN', FARE / 2, 0],
        ['CN', FARE / 2, FARE / 2],
        ['RF', FARE, FARE / 2],
      ];
      expect(await documents(rented)).toEqual(issued);
      await put('reference', refund!, { reference: 'UTR2', reason: 'Two digits were swapped' });
      expect(await documents(rented)).toEqual(issued);
      const text = await newestText(rented);
      for (const part of ['Refund voucher', 'UTR2', '₹160.13', 'Without GST', 'Other refund', '₹2,099.50'])
        expect(text).toContain(part);
      expect(text).not.toContain('Security deposit');
    });

    it('returns no tax after the whole invoice was credited', async () => {
      const rented = await paid();
      await w.setPickup(rented, -1);
      await w.move(rented, 'NO_SHOW').expect(200);
      await w.advanceClock('25 hours');
      await bill();
      await ourFault(rented);
      await w.advanceClock('50 hours');
      await bill();
      await sendRefunds(rented);
      expect(await documents(rented)).toEqual([
        ['RV', FARE, FARE],
        ['IN', FARE, 0],
        ['CN', FARE, FARE],
        ['RR', FARE, 0],
        ['RR', FARE, 0],
      ]);
    });
  });

  describe('of a payment', () => {
    it('issues a voucher again for what the invoice adjusts, after each correction', async () => {
      const rented = await returned();
      await w.advanceClock('61 minutes');
      await bill();
      await correct(rented, 'amount', { receivedAmount: FARE - 9 });
      expect(await documents(rented)).toEqual([
        ['IN', FARE, 0],
        ['RV', FARE - 9, FARE - 9],
      ]);
      await correct(rented, 'reopening', {});
      expect(await documents(rented)).toEqual([['IN', FARE, 0]]);
      await w.verify(rented).expect(200);
      await correct(rented, 'amount', { receivedAmount: FARE + 100 });
      expect(await documents(rented)).toEqual([
        ['IN', FARE, 0],
        ['RV', FARE, FARE],
        ['RC', 100, 0],
      ]);
    });

    it('issues a voucher again before the invoice of a returned car', async () => {
      const rented = await returned();
      await correct(rented, 'amount', { receivedAmount: FARE - 9 });
      expect(await documents(rented)).toEqual([['RV', FARE - 9, FARE - 9]]);
    });
  });

  describe('of a deposit that is paid with the fare', () => {
    beforeAll(() => requireDeposit(w.server, w.admin, DEPOSIT, 'WITH_FARE'));
    afterAll(() => requireDeposit(w.server, w.admin, 0));

    it.each(['CANCELLED', 'NO_SHOW'] as const)(
      'counts the deposit as returned once if the state %s was undone',
      async (status) => {
        const rented = await paid(FARE + DEPOSIT);
        await w.setPickup(rented, -1);
        if (status === 'NO_SHOW') await w.move(rented, status).expect(200);
        else await ourFault(rented);
        const { undo } = await w.details(rented, w.admin);
        await w.server.http
          .post(`/console/rentals/${rented.id}/undo`)
          .set(bearer(w.admin))
          .send({ moveId: undo!.moveId, reason: 'The wrong booking was open' })
          .expect(200);
        expect(await deposits(rented)).toEqual([
          ['DEPOSIT_HELD', DEPOSIT],
          ['DEPOSIT_RETURNED', DEPOSIT],
          ['DEPOSIT_RETURNED', -DEPOSIT],
        ]);
        await w.setPickup(rented, 100);
        await w.cancel(rented).expect(200);
        await sendRefunds(rented);
        expect(await documents(rented)).toEqual([
          ['RV', FARE, FARE],
          ['DR', DEPOSIT, 0],
          ['RF', FARE + DEPOSIT, FARE],
        ]);
        expect(await newestText(rented)).not.toContain('Other refund');
      },
    );

    it('issues no voucher for the deposit of a payment that is corrected after its return', async () => {
      const rented = await returned(FARE + DEPOSIT);
      await w.advanceClock('61 minutes');
      await bill();
      await w.advanceClock('25 hours');
      await settlements.followed(rented);
      await correct(rented, 'amount', { receivedAmount: FARE + DEPOSIT - 10 });
      expect(await documents(rented)).toEqual([
        ['IN', FARE, 0],
        ['RV', FARE, FARE],
        ['RC', DEPOSIT - 10, 0],
      ]);
    });

    it('issues no deposit receipt if a waiver follows the invoice', async () => {
      const rented = await returned(FARE + DEPOSIT);
      await w.advanceClock('61 minutes');
      await bill();
      await correct(rented, 'amount', { receivedAmount: FARE });
      await waive(rented, 1000);
      expect((await settlements.money(rented)).depositHeld).toBe(1000);
      expect(await documents(rented)).toEqual([
        ['IN', FARE, 0],
        ['RV', FARE, FARE],
      ]);
    });
  });

  describe('of a deposit that is paid at pickup', () => {
    beforeAll(() => requireDeposit(w.server, w.admin, DEPOSIT, 'AT_PICKUP'));
    afterAll(() => requireDeposit(w.server, w.admin, 0));

    it('replaces the voucher by one without the deposit when charges fall before the pickup', async () => {
      const rented = await paid();
      await waive(rented, 1000);
      expect(await documents(rented)).toEqual([
        ['RV', FARE - 1000, FARE - 1000],
        ['DR', 1000, 0],
      ]);
      await correct(rented, 'reopening', {});
      expect(await documents(rented)).toEqual([]);
      await w.verify(rented).expect(200);
      await w.setPickup(rented, 100);
      await w.cancel(rented).expect(200);
      await sendRefunds(rented);
      expect(await documents(rented)).toEqual([
        ['RV', FARE - 1000, FARE - 1000],
        ['DR', 1000, 0],
        ['RF', FARE, FARE - 1000],
      ]);
    });

    it('takes the deposit out of the newest vouchers first', async () => {
      const rented = await paid(FARE - 600);
      const transactionId = await pay(w.server, rented.who.account, {
        amount: 600,
        type: 'book',
        bookingId: rented.id,
      });
      await w.verify({ ...rented, transactionId }).expect(200);
      await waive(rented, 1000);
      expect(await documents(rented)).toEqual([
        ['DR', 600, 0],
        ['RV', FARE - 1000, FARE - 1000],
        ['DR', 400, 0],
      ]);
    });
  });
});
