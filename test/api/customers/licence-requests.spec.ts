import type { ConsoleCustomerDetails } from '../../../backend/contract/customers/console-customers';
import type { WorkList } from '../../../backend/contract/work';
import { picture } from '../../support/pictures';
import { dayAhead, hold, rentalRequest } from '../../support/renting';
import { setPickupIn } from '../../support/rows';
import { openedTexts } from '../../support/sealed-outbox';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildCustomer, buildStaff, type Person, signIn } from '../../support/test-data';
import { placeFor } from '../console/work.support';

const REASON = 'The photo is blurred.';

describe('request for a licence that runs out', () => {
  let server: TestServer;
  let admin: string;
  let person: Person;
  beforeAll(async () => {
    server = await startServer();
    admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    person = await buildCustomer(server);
    await record(dayAhead(20));
  });

  const put = (path: string, body: object) =>
    server.http.put(`/console/customers/${person.id}/${path}`).set(bearer(admin)).send(body).expect(200);
  const record = (licenseValidUntil: string) =>
    put('licence', {
      licenseNumber: `MH12201100${String(10000 + person.id)}`,
      licenseClasses: 'LMV',
      licenseValidUntil,
      dateOfBirth: '1990-01-01',
    });
  const ask = (part: 'IDENTITY' | 'LICENCE', mayRentMeanwhile = true) =>
    put('document-request', { parts: [part], reason: REASON, mayRentMeanwhile });
  const remind = () => server.runJob('remind-of-licence');
  const details = async (): Promise<ConsoleCustomerDetails> =>
    (await server.http.get(`/console/customers/${person.id}`).set(bearer(admin)).expect(200))
      .body as ConsoleCustomerDetails;
  const asked = async (): Promise<string[]> => Object.keys((await details()).renewal?.reasons ?? {});
  const mails = (): Promise<string[]> => openedTexts(server, person.email);
  const set = (columns: string) =>
    server.db.query(`UPDATE customers SET ${columns} WHERE id = $1`, [person.id]);
  const sendLicence = async (token: string, status = 200): Promise<unknown> =>
    (
      await server.http
        .post('/api/auth/register')
        .set(bearer(token))
        .attach('drivingLicenseFile', await picture(person.id), 'licence.png')
        .expect(status)
    ).body;
  async function passDueDay(): Promise<void> {
    await server.db.query('UPDATE renewals SET due_on = app_now()::date - 2 WHERE customer_id = $1', [
      person.id,
    ]);
    await server.runJob('end-overdue-renewals');
  }

  it('ends when an admin records the renewed licence, so that the approval continues', async () => {
    await remind();
    await remind();
    expect(await asked()).toEqual(['license']);
    const before = await mails();
    await record('2060-01-01');
    await passDueDay();
    expect(await details()).toMatchObject({ approval: 'APPROVED', renewal: null });
    expect(await mails()).toEqual(before);
  });

  it('leaves the requests of an admin open when the renewed licence is recorded', async () => {
    await ask('LICENCE');
    await record(dayAhead(21));
    expect(await asked()).toEqual(['license']);
    await server.db.query('DELETE FROM renewals WHERE customer_id = $1', [person.id]);
    await remind();
    await server.db.query(
      `UPDATE renewals SET reasons = reasons || '{"aadhaar": "Lost."}' WHERE customer_id = $1`,
      [person.id],
    );
    await record('2060-01-01');
    expect(await asked()).toEqual(['aadhaar']);
  });

  it('is repeated after another request has replaced it', async () => {
    await remind();
    await ask('IDENTITY');
    expect(await asked()).toEqual(['aadhaar']);
    await remind();
    expect(await asked()).toEqual(['aadhaar']);
    await ask('IDENTITY', false);
    await set(`approval = 'APPROVED'`);
    await server.db.query('UPDATE licences SET approved = true WHERE customer_id = $1', [person.id]);
    const count = (await mails()).length;
    for (let time = 0; time < 2; time += 1) await remind();
    expect(await asked()).toEqual(['license']);
    expect(await mails()).toHaveLength(count + 1);
  });

  it('is not repeated after the customer has sent a licence, even without its details', async () => {
    await remind();
    await sendLicence(await signIn(server, 'customer', person));
    const { submittedAt } = await details();
    await server.http
      .put(`/console/pending-documents/${person.id}/approval`)
      .set(bearer(admin))
      .send({ decision: 'APPROVED', submittedAt })
      .expect(200);
    await remind();
    expect(await asked()).toEqual([]);
  });

  it('is not needed by a customer whose licence ends before the last day of rentals', async () => {
    const renting = await signIn(server, 'renting', person);
    const { maxAdvanceDays, maxLengthDays } = (await server.http.get('/api/settings').expect(200)).body.data
      .rules;
    await record(dayAhead(maxAdvanceDays + maxLengthDays));
    expect(await sendLicence(renting, 409)).toMatchObject({ messageKey: 'customers.alreadyApproved' });
    await record(dayAhead(45));
    const dates = { fromDate: dayAhead(58), toDate: dayAhead(60) };
    const request = rentalRequest(await buildCar(server), dates);
    expect((await hold(server, renting, request).expect(409)).body).toMatchObject({
      code: 1019,
      data: { need: 'LICENCE' },
    });
    await sendLicence(renting);
    const renewal = { reasons: { license: expect.any(String) }, submittedAt: expect.any(String) };
    expect(await details()).toMatchObject({ approval: 'APPROVED', renewal });
    const other = { fromDate: dayAhead(20), toDate: dayAhead(22) };
    await hold(server, renting, { ...request, ...other }).expect(201);
    expect(await sendLicence(renting, 409)).toMatchObject({
      messageKey: 'customers.alreadyUnderVerification',
    });
  });

  it('accepts a licence that the customer sends while the job runs', async () => {
    const account = await signIn(server, 'customer', person);
    await Promise.all([sendLicence(account), remind()]);
    expect((await details()).renewal).toMatchObject({ submittedAt: expect.any(String) });
  });

  it('is work to do before the pickup of a rental that is not confirmed', async () => {
    const { id, person: renting } = await placeFor(server);
    await setPickupIn(server, id, 10);
    await server.db.query(
      `INSERT INTO renewals (customer_id, reasons, due_on, submitted_at) VALUES ($1, '{"license": "m"}', app_now()::date + 7, app_now())`,
      [renting.id],
    );
    const { body } = await server.http.get('/console/work').set(bearer(admin)).expect(200);
    const rows = (body as WorkList).items.filter(({ subject }) => subject.id === renting.id);
    expect(rows).toMatchObject([{ kind: 'DOCUMENTS', act: { name: 'REVIEW' } }]);
  });

  it('follows the end of a suspension during which the licence ran out', async () => {
    await put('suspension', { suspended: true, reason: REASON });
    await server.db.query('UPDATE licences SET valid_until = app_now()::date - 3 WHERE customer_id = $1', [
      person.id,
    ]);
    await remind();
    expect(await asked()).toEqual([]);
    await put('suspension', { suspended: false, reason: REASON });
    await remind();
    expect(await asked()).toEqual(['license']);
    const [mail] = await mails();
    expect(mail).toContain('was valid until');
    expect(mail).not.toContain('You can go on renting');
  });

  it('waits while the customer is suspended, and gives that time back at the end', async () => {
    await remind();
    const { until } = (await details()).renewal!;
    await put('suspension', { suspended: true, reason: REASON });
    await set(`suspended_at = app_now() - interval '5 days'`);
    await put('suspension', { suspended: false, reason: REASON });
    const later = new Date(Date.parse(until) + 5 * 86_400_000).toISOString().slice(0, 10);
    expect((await details()).renewal).toMatchObject({ until: later });
    await put('suspension', { suspended: true, reason: REASON });
    await passDueDay();
    expect(await details()).toMatchObject({ approval: 'APPROVED' });
  });

  it('promises a suspended customer neither a booking nor an upload', async () => {
    await put('suspension', { suspended: true, reason: REASON });
    for (const decision of ['APPROVED', 'REJECTED'] as const) {
      await set(`approval = 'PENDING'`);
      const { submittedAt } = await details();
      await server.http
        .put(`/console/pending-documents/${person.id}/approval`)
        .set(bearer(admin))
        .send({ decision, submittedAt, ...(decision === 'REJECTED' && { reasons: { note: REASON } }) })
        .expect(200);
    }
    await set(`approval = 'APPROVED'`);
    await ask('LICENCE', false);
    const [requested, rejected, approved] = await mails();
    for (const text of [requested, rejected, approved]) {
      expect(text).toContain('account is suspended');
      expect(text).not.toMatch(/can now book|sign in and upload/);
    }
  });
});
