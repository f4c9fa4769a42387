import { submittedAtOf } from '../../support/decisions';
import { picture } from '../../support/pictures';
import { pay, place, rentalRequest, renter } from '../../support/renting';
import { moveClock, startServer, type TestServer } from '../../support/server';
import { changeSettings } from '../../support/settings';
import { bearer, buildCar, buildCustomer, buildStaff, signIn } from '../../support/test-data';

const AADHAAR = ['499118665246', '234123412346'];

describe('call of the specification after a customer sends documents or a payment again', () => {
  let server: TestServer;
  let admin: string;
  beforeAll(async () => {
    server = await startServer();
    admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
  });
  beforeEach(() => moveClock(server, '0 seconds'));
  afterAll(() => server.stop());

  const protect = (protection: 'demo' | 'production') =>
    changeSettings(server, admin, () => ({ protection }));

  async function documents() {
    const person = await buildCustomer(server, { approval: 'PENDING' });
    const decide = (action: string) =>
      server.http
        .post('/admin/dashboard/verify-document')
        .query({ mobile: person.mobile, action })
        .set(bearer(admin));
    const sendAgain = async (): Promise<void> => {
      await server.http
        .post('/api/auth/register')
        .set(bearer(await signIn(server, 'customer', person)))
        .field({ name: 'Asha Kulkarni', address: '4 Karve Road, Pune 411004', aadhaarNumber: AADHAAR.pop()! })
        .attach('aadhaarFile', await picture(1), 'aadhaar.png')
        .attach('drivingLicenseFile', await picture(2), 'license.png')
        .expect(200);
    };
    return { person, decide, sendAgain };
  }

  async function payment() {
    const { token, account } = await renter(server);
    const sent = { amount: 4000, type: 'book' as const };
    const transactionId = await pay(server, token, sent);
    const car = rentalRequest(await buildCar(server));
    const bookingId: number = (await place(server, 'bookings', token, car).expect(201)).body.data.id;
    const decide = (isVerified: boolean) =>
      server.http
        .put('/api/payments/verify')
        .set(bearer(admin))
        .send({ transactionId, bookingId, actionType: 'book', isVerified, reason: 'Not found' });
    return { decide, sendAgain: () => pay(server, account, { ...sent, transactionId, bookingId }) };
  }

  it('requires the submission time of the documents for a minute in production', async () => {
    await protect('production');
    const { person, decide, sendAgain } = await documents();
    await decide('REJECTED').expect(200);
    await sendAgain();
    const { body } = await decide('APPROVED').expect(409);
    const submittedAt = await submittedAtOf(server, person.id);
    expect([body.code, body.data]).toEqual([1015, { status: 'PENDING', submittedAt }]);
    await moveClock(server, '61 seconds');
    await decide('APPROVED').expect(200);
  });

  it('requires the version of the payment for a minute in production', async () => {
    await protect('production');
    const { decide, sendAgain } = await payment();
    await decide(false).expect(200);
    await sendAgain();
    const { body } = await decide(true).expect(409);
    expect([body.code, body.data]).toEqual([1015, { status: 'SUBMITTED', version: expect.any(Number) }]);
    expect(body.message).toBe('This payment was sent again less than a minute ago. Check it again.');
    await moveClock(server, '61 seconds');
    await decide(true).expect(200);
  });

  it('requires neither time nor version in a demonstration', async () => {
    await protect('demo');
    const papers = await documents();
    await papers.decide('REJECTED').expect(200);
    await papers.sendAgain();
    await papers.decide('APPROVED').expect(200);
    const money = await payment();
    await money.decide(false).expect(200);
    await money.sendAgain();
    await money.decide(true).expect(200);
  });
});
