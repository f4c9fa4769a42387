import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { decidePayment } from '../../support/decisions';
import { smsGateway } from '../../support/network/sms-gateway';
import { picture } from '../../support/pictures';
import { dayAhead, pay, place, rentalRequest, renter } from '../../support/renting';
import { startServer } from '../../support/server';
import { changeSettings } from '../../support/settings';
import { bearer, buildCar, buildStaff, codeFor, signIn } from '../../support/test-data';
import type { Rented } from '../rentals/cancellation.support';
import { handoverSteps } from '../rentals/handover.support';
import { type TripData, tripData } from '../rentals/trip.support';

const PER_DAY = 200;
const offer =
  (perDay: number) =>
  ({ rules }: { rules: { customerSmsPerDay: number } }) =>
    ({ rules: { ...rules, customerSmsPerDay: perDay } }) as never;

describe('SMS to customers', () => {
  let w: TripData;
  beforeAll(async () => {
    w = await tripData();
  });
  afterAll(() => w.server.stop());

  const choose = ({ who }: Rented, wanted: unknown) =>
    w.server.http.put('/api/user/sms').set(bearer(who.account)).send({ wanted });
  const chosen = async ({ who }: Rented): Promise<boolean | null> => {
    const { body } = await w.server.http.get('/api/user/profile').set(bearer(who.account));
    return body.data.sms;
  };
  const smsTo = async ({ who }: Rented): Promise<string[]> => {
    const { rows } = await w.server.db.query('SELECT mobile FROM customers WHERE id = $1', [who.id]);
    const { body } = await w.server.http.get('/dev/outbox.json').query({ to: rows[0].mobile }).expect(200);
    return body.map(({ text }: { text: string }) => text);
  };

  it('are neither offered nor sent unless the business enables them', async () => {
    const rented = await w.rent();
    expect(await chosen(rented)).toBeNull();
    const { body } = await choose(rented, true).expect(409);
    expect(body).toMatchObject({ code: 1015, data: { reason: 'NOT_OFFERED' } });
    await w.server.db.query('UPDATE customers SET sms_chosen_at = app_now() WHERE id = $1', [rented.who.id]);
    await w.verify(rented).expect(200);
    expect(await smsTo(rented)).toEqual([]);
  });

  it('go to customers who chose them, in addition to e-mail', async () => {
    await changeSettings(w.server, w.admin, offer(PER_DAY));
    const rented = await w.rent();
    expect(await chosen(rented)).toBe(false);
    await choose(rented, 'yes').expect(400);
    await choose(rented, true).expect(200);
    expect(await chosen(rented)).toBe(true);
    await w.verify(rented).expect(200);
    expect(await smsTo(rented)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^Pune City Cars: ${rented.reference} is confirmed\\. Pickup on \\w{3}, \\d+ \\w+ \\d{4}, [\\d:]+ [AP]M\\. Bring your driving licence\\.$`,
        ),
      ),
    ]);
    expect((await w.mails(rented)).filter((mail) => mail.includes('is confirmed\n'))).toHaveLength(1);

    await w.cancelByUs(rented).expect(200);
    await w.server.http
      .put(`/console/transactions/${(await w.payment(rented)).id}/refund`)
      .set(bearer(w.admin))
      .send({ reference: 'UTR 42' })
      .expect(200);
    expect((await smsTo(rented))[0]).toBe(
      'Pune City Cars: we sent your refund of Rs 3,799, reference UTR 42. Questions? Call +91 90000 00001.',
    );

    const other = await w.rent();
    await w.verify(other).expect(200);
    expect(await smsTo(other)).toEqual([]);
  });

  it('include the code of a handover, which counts towards the daily maximum', async () => {
    const photo = await picture(1);
    const { save, filled } = handoverSteps(() => ({ ...w, photo }));
    const rented = await w.confirmed(-0.4);
    const { rows } = await w.server.db.query('SELECT email FROM customers WHERE id = $1', [rented.who.id]);
    /** Returns the code in the e-mail. */
    const sentCode = async (): Promise<string> => {
      const id = randomUUID();
      await save(id, filled(rented, 'HANDOVER')).expect(200);
      await w.server.http.post(`/console/handovers/${id}/code`).set(bearer(w.desk)).expect(200);
      return codeFor(w.server, rows[0].email);
    };
    await sentCode();
    expect(await smsTo(rented)).toEqual([]);
    await choose(rented, true).expect(200);
    for (const count of [1, 2, 3]) {
      const code = await sentCode();
      const sent = await smsTo(rented);
      expect([sent.length, sent[0]]).toEqual([
        count,
        `${code} confirms the handover or return of your car at Pune City Cars. Valid for 10 minutes. Give it to our team only if our e-mail is right.`,
      ]);
    }
    await sentCode();
    expect(await smsTo(rented)).toHaveLength(3);
  });

  it('end as soon as the customer switches them off', async () => {
    const rented = await w.rent('reservations');
    await choose(rented, true).expect(200);
    await choose(rented, false).expect(200);
    expect(await chosen(rented)).toBe(false);
    await w.verify(rented).expect(200);
    await w.decline(rented, { decision: 'CONFIRMED' }).expect(200);
    expect(await smsTo(rented)).toEqual([]);
  });

  it.each([
    ['three to one customer', PER_DAY, 3],
    ['the maximum of the business', 1, 1],
  ])('stop after %s within a day', async (_, perDay, before) => {
    await changeSettings(w.server, w.admin, offer(perDay));
    const [rented, next] = [await w.rent(), await w.rent()];
    for (const one of [rented, next]) await choose(one, true).expect(200);
    const insert = (days: number) =>
      w.server.db.query(
        `INSERT INTO outbox_messages (channel, recipient, subject, sealed_text, template, status, created_at)
         SELECT 'SMS', mobile, 'x', '\\x00', 'CONFIRMED', 'SENT', app_now() - make_interval(days => $2)
           FROM customers, generate_series(1, $3) WHERE id = $1`,
        [rented.who.id, days, before],
      );
    await w.server.db.query(
      `UPDATE outbox_messages SET created_at = app_now() - interval '2 days' WHERE channel = 'SMS'`,
    );
    await insert(0);
    await w.verify(rented).expect(200);
    await w.server.db.query(
      `UPDATE outbox_messages SET created_at = app_now() - interval '2 days' WHERE channel = 'SMS'`,
    );
    await w.verify(next).expect(200);
    const count = async ({ who }: Rented): Promise<number> => {
      const { rows } = await w.server.db.query(
        `SELECT count(*)::int AS count FROM outbox_messages WHERE channel = 'SMS' AND subject <> 'x'
            AND recipient = (SELECT mobile FROM customers WHERE id = $1)`,
        [who.id],
      );
      return rows[0].count;
    };
    expect(await count(rented)).toBe(0);
    expect(await count(next)).toBe(1);
  });
});

describe('template of an SMS to customers', () => {
  async function confirmation(environment: Record<string, string>) {
    const server = await startServer(environment);
    const admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    await changeSettings(server, admin, offer(PER_DAY));
    const who = await renter(server);
    await server.http.put('/api/user/sms').set(bearer(who.account)).send({ wanted: true }).expect(200);
    const carId = await buildCar(server, { costPerDay: 1800 });
    await pay(server, who.token, { amount: 3799, type: 'book' });
    const { data } = (await place(server, 'bookings', who.token, rentalRequest(carId)).expect(201)).body;
    const { rows } = await server.db.query('SELECT id FROM payments');
    expect((await decidePayment(server, admin, rows[0].id, { isVerified: true })).status).toBe(200);
    return { server, reference: data.reference as string };
  }

  it.each([
    [
      'SMS_DLT_TEMPLATES has no ID for CONFIRMED.',
      (url: string) => ({
        SMS_GATEWAY_URL: url,
        SMS_DLT_ENTITY_ID: '1101',
        SMS_DLT_HEADER: 'CTYCAR',
        SMS_DLT_TEMPLATES: 'ADMIN_CODE=1107,DESK_CODE=1108,MOBILE_CODE=1109',
      }),
    ],
    [
      'WHATSAPP_NOTICES has no template for CONFIRMED.',
      (url: string) => ({
        WHATSAPP_URL: url,
        WHATSAPP_TOKEN: 'a token of the business',
        WHATSAPP_TEMPLATE: 'staff_code',
        WHATSAPP_NOTICES: 'OVERDUE=car_overdue',
      }),
    ],
  ])('must be registered, or the SMS fails at once (%s)', async (reason, env) => {
    const gateway = await smsGateway();
    const { server } = await confirmation(env(gateway.url));
    try {
      let message: { error: string | null; status: string } = { error: null, status: '' };
      while (message.error === null) {
        await pause(50);
        const { rows } = await server.db.query(
          `SELECT last_error AS error, status FROM outbox_messages WHERE template = 'CONFIRMED'`,
        );
        [message] = rows;
      }
      expect(message).toEqual({ error: reason, status: 'FAILED' });
      expect(gateway.taken.filter((sms) => JSON.stringify(sms).includes('confirmed'))).toEqual([]);
    } finally {
      await server.stop();
      await gateway.close();
    }
  });

  it('can be a WhatsApp template', async () => {
    const whatsApp = await smsGateway();
    const { server, reference } = await confirmation({
      WHATSAPP_URL: whatsApp.url,
      WHATSAPP_TOKEN: 'a token of the business',
      WHATSAPP_TEMPLATE: 'staff_code',
      WHATSAPP_NOTICES: 'CONFIRMED=booking_confirmed',
    });
    try {
      const { rows } = await server.db.query(
        `SELECT recipient FROM outbox_messages WHERE template = 'CONFIRMED'`,
      );
      const { template } = (await whatsApp.takenBy(rows[0].recipient)) as unknown as { template: object };
      expect(template).toEqual({
        name: 'booking_confirmed',
        language: { code: 'en' },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: reference },
              { type: 'text', text: expect.stringMatching(/^\w{3}, \d+ \w+ \d{4}, [\d:]+ [AP]M$/) },
            ],
          },
        ],
      });
    } finally {
      await server.stop();
      await whatsApp.close();
    }
  });
});

describe('SMS to the phone on duty', () => {
  const DUTY = '9876500001';
  let w: TripData;
  beforeAll(async () => {
    w = await tripData();
  });
  afterAll(() => w.server.stop());

  const smsOnDuty = async (): Promise<string[]> => {
    const { body } = await w.server.http.get('/dev/outbox.json').query({ to: DUTY }).expect(200);
    return body.map(({ text }: { text: string }) => text);
  };
  const refuse = async ({ reference, who }: Rented, cause: string) =>
    w.server.http
      .post(`/api/rentals/${reference}/refusal`)
      .set(bearer(who.account))
      .field('cause', cause)
      .attach('photos', await picture(1), 'seat.png')
      .expect(200);
  /** Books for a pickup this many minutes from now. */
  async function bookAhead(minutes: number): Promise<Rented> {
    const pickup = Date.parse(`${dayAhead(10)}T12:00:00+05:30`);
    await w.advanceClock(`${Math.round((pickup - Date.now()) / 1000) - minutes * 60} seconds`);
    return w.rent();
  }

  it('goes to a mobile number only', async () => {
    await refuse(await w.confirmed(-1), 'DIRTY');
    expect(
      (await w.server.db.query(`SELECT FROM outbox_messages WHERE template LIKE 'DUTY%'`)).rowCount,
    ).toBe(0);
    await expect(changeSettings(w.server, w.admin, () => ({ dutyPhone: '12345' }))).rejects.toThrow('400');
    await changeSettings(w.server, w.admin, () => ({ dutyPhone: `+91 ${DUTY}` }));
    const { body } = await w.server.http.get('/api/settings').expect(200);
    expect(JSON.stringify(body)).not.toContain(DUTY);
  });

  it('reports a refused car once, and again if it is refused again', async () => {
    const rented = await w.confirmed(-1);
    await refuse(rented, 'DIRTY');
    const text = `Pune City Cars: the customer of ${rented.reference} does not accept the car: it is not clean. Please answer now.`;
    expect(await smsOnDuty()).toEqual([text]);
    const answer = w.server.http.put(`/console/rentals/${rented.id}/refusal`).set(bearer(w.desk));
    await answer.field('answer', 'FIXED').expect(200);
    await w.server.http
      .put(`/api/rentals/${rented.reference}/refusal`)
      .set(bearer(rented.who.account))
      .send({ act: 'ACCEPT' })
      .expect(200);
    await refuse(rented, 'UNSAFE');
    expect(await smsOnDuty()).toEqual([text.replace('not clean', 'not safe'), text]);
  });

  it('reports a booking less than three hours before its pickup', async () => {
    const before = (await smsOnDuty()).length;
    await bookAhead(181);
    expect(await smsOnDuty()).toHaveLength(before);
    const { reference } = await bookAhead(179);
    expect((await smsOnDuty())[0]).toMatch(
      new RegExp(
        `^Pune City Cars: ${reference} was placed just now, pickup on .* 12:00 PM\\. Please check it in the console\\.$`,
      ),
    );
    expect(await smsOnDuty()).toHaveLength(before + 1);
  });
});
