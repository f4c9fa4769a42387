import { picture } from '../../support/pictures';
import { hold, pay, place, rentalRequest } from '../../support/renting';
import type { TestServer } from '../../support/server';
import { bearer, buildCar, buildCustomer, buildStaff, codeFor, signIn } from '../../support/test-data';

/** The values that one person enters. */
export interface Canaries {
  name: string;
  address: string;
  /** The number of the identity document that is stored. */
  aadhaar: string;
  /** The number of an identity document whose registration fails. */
  passport: string;
  licence: string;
  birthDate: string;
  transactionId: string;
  fileName: string;
  wrongCode: string;
  idempotencyKey: string;
  wrongToken: string;
  complaint: string;
}

const CANARIES: Canaries = {
  name: 'Zephyrine Quillfeather',
  address: '77 Wyvernwood Lane',
  aadhaar: '234123412346',
  passport: 'K7316482',
  licence: 'MH7720139182736',
  birthDate: '1987-09-23',
  transactionId: '918273645546',
  fileName: 'quillfeather-card',
  wrongCode: '739204',
  idempotencyKey: 'canary-key-quillfeather',
  wrongToken: 'canary-token-quillfeather',
  complaint: 'The seat of Quillfeather was wet',
};

/** The columns that may hold a planted value in clear. */
export const MAY_HOLD: Record<string, string[]> = {
  name: ['customers.full_name'],
  address: ['customers.address'],
  email: ['customers.email', 'outbox_messages.recipient', 'subscribers.email'],
  mobile: ['customers.mobile', 'outbox_messages.recipient'],
  staffMobile: ['staff.mobile', 'outbox_messages.recipient'],
  transactionId: ['payments.transaction_id'],
  complaint: ['complaints.message'],
};

/** Runs `work` while no row can be written to the tables, so that PostgreSQL reports the whole row. */
export async function whileRefused(
  { db }: TestServer,
  tables: readonly string[],
  work: () => Promise<unknown>,
): Promise<void> {
  const each = (change: string): Promise<unknown> =>
    db.query(tables.map((table) => `ALTER TABLE "${table}" ${change}`).join(';'));
  await each('ADD CONSTRAINT refused CHECK (false) NOT VALID');
  try {
    await work();
  } finally {
    await each('DROP CONSTRAINT refused');
  }
}

/** Sends the values in accepted, refused and failing requests. Returns all values, with the tokens and codes. */
export async function plantCanaries(
  server: TestServer,
  canaries: Canaries = CANARIES,
): Promise<Record<string, string>> {
  const { http } = server;
  const carId = await buildCar(server);
  const person = await buildCustomer(server, { approval: 'NOT_REGISTERED', fullName: canaries.name });
  const { name, address, aadhaar, passport, licence, birthDate, transactionId, fileName } = canaries;
  const details = {
    licenseNumber: licence,
    licenseClasses: 'LMV',
    licenseValidUntil: '2060-01-01',
    dateOfBirth: birthDate,
  };
  const photo = await picture(77);
  const account = await signIn(server, 'customer', person);
  const accountCode = await codeFor(server, person.email);
  const register = (
    token: string,
    file: Buffer,
    identity: Record<string, string> = { aadhaarNumber: aadhaar },
  ) =>
    http
      .post('/api/auth/register')
      .set(bearer(token))
      .field({ name, address, ...identity, ...details })
      .attach(identity['identityKind'] ? 'identityFile' : 'aadhaarFile', file, `${fileName}.png`)
      .attach('drivingLicenseFile', photo, `${fileName}.png`);
  await register(canaries.wrongToken, photo).expect(401);
  await register(account, Buffer.from(name)).expect(415);
  await whileRefused(server, ['customers'], () => register(account, photo).expect(500));
  const other = { identityKind: 'PASSPORT', identityNumber: passport };
  await whileRefused(server, ['customers'], () => register(account, photo, other).expect(500));
  await register(account, photo).expect(200);

  const token = await signIn(server, 'renting', person);
  const proof = { email: person.email, otp: canaries.wrongCode };
  await http.post('/api/auth/verify-otp').send(proof).expect(401);
  const code = await codeFor(server, person.email);
  const { holdId } = (await hold(server, token, rentalRequest(carId)).expect(201)).body.data;
  const payment = { amount: 3799, type: 'book', holdId, transactionId } as const;
  await whileRefused(server, ['payments'], () => pay(server, token, payment).catch(() => undefined));
  await pay(server, token, payment);
  await place(server, 'bookings', token, { ...rentalRequest(carId), expectedTotal: 3799, holdId })
    .set('idempotency-key', canaries.idempotencyKey)
    .expect(201);
  await http
    .post('/api/complaints')
    .set(bearer(account))
    .field({ subject: 'Seat', message: canaries.complaint })
    .expect(201);
  await whileRefused(server, ['subscribers'], () =>
    http.post('/api/subscribe').send({ email: person.email }).expect(500),
  );
  for (const path of ['/carlist', '/api/vehicles', `/api/nowhere/${person.mobile}`])
    await http.get(path).query({ q: person.email, token, name });

  const { mobile: staffMobile } = await buildStaff(server, 'ADMIN');
  const admin = await signIn(server, 'admin', { mobile: staffMobile });
  const staffCode = await codeFor(server, staffMobile);
  const factor = await http.post('/console/second-factor').set(bearer(admin)).expect(200);
  const appSecret = (factor.body as { secret: string }).secret;
  await http.get('/console/search').query({ q: person.mobile }).set(bearer(admin)).expect(200);
  await http
    .post(`/console/customers/${person.id}/identity-reveal`)
    .set(bearer(admin))
    .send({ reason: 'A police request' })
    .expect(200);
  await http.put(`/console/customers/${person.id}/licence`).set(bearer(admin)).send(details).expect(200);
  await whileRefused(server, ['licences'], () =>
    http.put(`/console/customers/${person.id}/licence`).set(bearer(admin)).send(details).expect(500),
  );
  const { email, mobile } = person;
  const secrets = { account, accountCode, token, code, admin, staffCode, appSecret };
  return { ...canaries, email, mobile, staffMobile, ...secrets };
}
