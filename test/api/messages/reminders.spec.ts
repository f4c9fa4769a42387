import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { decidePayment } from '../../support/decisions';
import { lockWaits } from '../../support/lock-waits';
import { hold, newTransactionId, pay, rentalRequest, renter } from '../../support/renting';
import { runSecond } from '../../support/server';
import { changeSettings } from '../../support/settings';
import { bearer, buildCar, buildCustomer } from '../../support/test-data';
import type { Rented } from '../rentals/cancellation.support';
import { settlementSteps } from '../rentals/settlement.support';
import { type TripData, tripData } from '../rentals/trip.support';

const LATER = 13;
const OFFICE = 'hello@example.com';

const PICKUP =
  'Pickup: Shivajinagar, 12 Fergusson College Road, opposite the college gate, Pune (7:00 AM to 10:00 PM)\n';

describe('reminders', () => {
  let w: TripData;
  let other: Awaited<ReturnType<typeof runSecond>>;
  beforeAll(async () => {
    w = await tripData();
    other = await runSecond(w.server);
  });
  afterAll(async () => {
    await other.stop();
    await w.server.stop();
  });

  const jobs = (name: string): Promise<unknown> =>
    Promise.all([w.server, other].map((process) => process.runJob(name)));
  const mailsAbout = async (rented: Rented, subject: RegExp): Promise<string[]> =>
    (await w.mails(rented)).filter((mail) => subject.test(mail.split('\n')[0]!));
  async function reminder(rented: Rented, subject: RegExp): Promise<string> {
    const mails = await mailsAbout(rented, subject);
    expect(mails).toHaveLength(1);
    return mails[0]!;
  }
  async function mailTo(email: string): Promise<string> {
    const { body } = await w.server.http.get('/dev/outbox.json').query({ to: email }).expect(200);
    return (body as { text: string }[])[0]!.text;
  }

  async function onTrip(endsInHours: number): Promise<Rented> {
    const rented = await w.confirmed(0.5);
    await w.move(rented, 'ON_TRIP').expect(200);
    await w.setPickup(rented, endsInHours - 48);
    return rented;
  }
  async function approvalIs(rented: Rented, approval: string): Promise<Rented> {
    await w.server.db.query('UPDATE customers SET approval = $2 WHERE id = $1', [rented.who.id, approval]);
    return rented;
  }

  it('sends each reminder once when it is due and still applies, even with two processes', async () => {
    const pickup = await w.confirmed(LATER + 23, 'reservations');
    const hindi = await w.confirmed(LATER + 20);
    await w.server.db.query(`UPDATE customers SET language = 'hi' WHERE id = $1`, [hindi.who.id]);
    const [tooLate, cancelled, pickedUp] = [
      await w.confirmed(LATER + 3),
      await w.confirmed(LATER + 23),
      await w.confirmed(LATER + 23),
    ];
    await w.cancelByUs(cancelled).expect(200);
    const [back, overdue, inGrace] = [await onTrip(LATER + 5), await onTrip(LATER - 2), await onTrip(LATER)];
    const registers = await approvalIs(await w.rent(), 'NOT_REGISTERED');
    const verifying = await approvalIs(await w.rent(), 'PENDING');
    const unpaid = await w.rent();
    await w.verify(unpaid, false).expect(200);
    const unfinished = await renter(w.server);
    const transactionId = await pay(w.server, unfinished.token, { amount: 3799, type: 'book' });

    const client = new pg.Client({ connectionString: w.server.databaseUrl });
    await client.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT FROM customers WHERE id = $1 FOR NO KEY UPDATE', [pickedUp.who.id]);
      await w.advanceClock(`${LATER} hours`);
      const sending = jobs('send-reminders');
      while ((await lockWaits(w.server, 'FROM customers WHERE id')) < 2) await pause(20);
      await client.query(`UPDATE rentals SET status = 'ON_TRIP' WHERE id = $1`, [pickedUp.id]);
      await client.query('COMMIT');
      await sending;
    } finally {
      await client.end();
    }

    const mail = await reminder(pickup, /^Pickup on .*: your reservation/);
    for (const part of [
      pickup.reference,
      'VX, ',
      `${PICKUP}Directions: https://www.openstreetmap.org/directions?to=18.5308%2C73.8475\n`,
      'Please bring your original driving licence.',
      'Confirmed: done\nPicked up: next\nReturned\n',
      '+91 90000 00001',
      '/dashboard/reservation',
    ])
      expect(mail).toContain(part);
    expect(mail).not.toContain('deposit');
    expect(await mailsAbout(pickup, /is confirmed$/)).toEqual([expect.stringContaining(PICKUP)]);
    expect(await mailsAbout(pickup, /payment is verified$/)).toEqual([
      expect.stringContaining(
        'the status of your reservation are on your dashboard.\n\nSteps of this rental:\nPaid: done\nVerified: done\n',
      ),
    ]);
    expect(await reminder(hindi, /^पिकअप .*: आपकी बुकिंग/)).toContain('कृपया अपना असली ड्राइविंग लाइसेंस साथ लाएँ।');
    expect(await reminder(back, /^Return by /)).toContain(
      'A late return costs ₹300 per hour or part of an hour, after 30 minutes, and at most the price of a day for each day.',
    );
    expect(await reminder(overdue, /^Please return the car/)).toContain('we have not recorded its return');
    expect(await reminder(registers, /waits for your documents$/)).toMatch(
      /is not confirmed yet: .*\nPlease register and upload your documents by .* IST, so that/,
    );
    const [rejection] = await mailsAbout(unpaid, /could not be verified/);
    expect(rejection).toContain('Steps of this rental:\nPaid: next\nVerified\n');
    const deadline = /again by (.+? IST)/.exec(rejection!)![1]!;
    expect(await reminder(unpaid, /^Please pay again by /)).toContain(
      `submit the payment details again by ${deadline}. After that, your booking expires`,
    );
    expect((await mailsAbout(unpaid, /^Please pay again by /))[0]).toContain(
      'Steps of this rental:\nPaid: next\n',
    );
    const { rows } = await w.server.db.query<{ email: string }>('SELECT email FROM customers WHERE id = $1', [
      unfinished.id,
    ]);
    await jobs('remind-unfinished');
    expect(await mailTo(rows[0]!.email)).toContain(`(₹3,799, transaction ID ${transactionId})`);

    const recent = await w.confirmed(20);
    const control = await approvalIs(verifying, 'NOT_REGISTERED');
    await jobs('send-reminders');
    await reminder(control, /waits for your documents$/);
    for (const [rented, subject] of [
      [tooLate, /^Pickup/],
      [cancelled, /^Pickup/],
      [pickedUp, /^Pickup/],
      [recent, /^Pickup/],
      [back, /^Please return/],
      [inGrace, /^Return by|^Please return/],
    ] as const)
      expect(await mailsAbout(rented, subject)).toEqual([]);
    for (const [rented, subject] of [
      [pickup, /^Pickup/],
      [back, /^Return by/],
      [unpaid, /^Please pay again/],
    ] as const)
      expect(await mailsAbout(rented, subject)).toHaveLength(1);
  });

  it('reminds of a payment once after each submission, but not while its hold lasts', async () => {
    await w.advanceClock('0 seconds');
    await changeSettings(w.server, w.admin, ({ rules }) => ({ rules: { ...rules, holdMinutes: 120 } }));
    const { id, token } = await renter(w.server);
    const held = await hold(w.server, token, rentalRequest(await buildCar(w.server))).expect(201);
    const { holdId } = held.body.data as { holdId: string };
    const paid = { amount: 3799, type: 'book', holdId, transactionId: newTransactionId() } as const;
    await pay(w.server, token, paid);
    const { rows } = await w.server.db.query<{ id: number; email: string }>(
      'SELECT p.id, c.email FROM payments p JOIN customers c ON c.id = p.customer_id WHERE c.id = $1',
      [id],
    );
    const submitAgain = async (): Promise<void> => {
      const verdict = { isVerified: false, reason: 'Not on our statement' };
      expect((await decidePayment(w.server, w.admin, rows[0]!.id, verdict)).status).toBe(200);
      await pay(w.server, token, paid);
    };
    const remindersAt = async (time: string): Promise<number> => {
      await w.advanceClock(time);
      await jobs('remind-unfinished');
      const { body } = await w.server.http.get('/dev/outbox.json').query({ to: rows[0]!.email }).expect(200);
      return (body as { subject: string }[]).filter(({ subject }) => subject.endsWith('is not finished'))
        .length;
    };
    await w.advanceClock('1 hour');
    await submitAgain();
    expect(await remindersAt('1 hour')).toBe(0);
    expect(await remindersAt('1 hour 55 minutes')).toBe(0);
    expect(await remindersAt('2 hours 1 minute')).toBe(1);
    await submitAgain();
    expect(await remindersAt('2 hours 20 minutes')).toBe(1);
    expect(await remindersAt('2 hours 40 minutes')).toBe(2);
  });

  it('sends the office a daily list of work that is more than a day old', async () => {
    await buildCustomer(w.server, { approval: 'PENDING' });
    const account = await renter(w.server);
    await w.server.http
      .post('/api/complaints')
      .set(bearer(account.account))
      .field('subject', 'Seat was wet')
      .field('message', 'It rained in.')
      .expect(201);
    const { rows } = await w.server.db.query<{ seconds: number }>(
      `SELECT extract(epoch FROM (date_trunc('day', now() AT TIME ZONE 'Asia/Kolkata') + interval '3 days 10 hours')
                AT TIME ZONE 'Asia/Kolkata' - now())::int AS seconds`,
    );
    const { returned, console, issue, dispute, ago } = settlementSteps(() => ({
      ...w,
      photo: Buffer.alloc(0),
    }));
    const late = await returned(40);
    const { id, lines, version, total } = await console(late);
    await issue({ id, version, total } as never).expect(200);
    await dispute(late, [{ lineId: lines[0]!.id, text: 'The car was back in time.', photos: 0 }]).expect(200);
    await ago(id, 'disputed_at', 72 * 3600);
    await w.advanceClock(`${rows[0]!.seconds} seconds`);
    await jobs('report-late-work');
    const mail = await mailTo(OFFICE);
    for (const part of [
      'This has waited for more than a day:\n',
      'Documents to verify: 1\nhttp',
      '/admin-dashboard/pending-documents\n',
      'Complaints to answer: 1\nhttp',
      'Disputed settlements to answer: 1\nhttp',
      'ये काम एक दिन से ज़्यादा से बाकी हैं:',
    ])
      expect(mail).toContain(part);
    expect(mail).not.toContain('Reservations to confirm');
    const { rows: sent } = await w.server.db.query(
      `SELECT once_key FROM outbox_messages WHERE recipient = $1 AND once_key LIKE 'LATE_WORK:%'`,
      [OFFICE],
    );
    expect(sent).toHaveLength(1);
  });
});
