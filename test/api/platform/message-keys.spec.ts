import { faresMessages } from '../../../backend/contract/messages/fares.messages';
import type { FareQuote } from '../../../backend/contract/rentals/fare';
import { dayAhead, rentalRequest } from '../../support/renting';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildCustomer, signIn } from '../../support/test-data';

describe('message key', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  it('accompanies the message of a validation error and of each of its fields', async () => {
    const { body } = await server.http
      .post('/api/auth/send-otp')
      .send({ mobile: '12', email: 'x' })
      .expect(400);
    expect(body).toMatchObject({
      code: 1001,
      message: 'Please enter a 10-digit Indian mobile number.',
      messageKey: 'common.invalidMobile',
      errors: [
        { field: 'mobile', messageKey: 'common.invalidMobile' },
        { field: 'email', message: 'Please enter a valid email address', messageKey: 'common.invalidEmail' },
      ],
    });
    expect(body).not.toHaveProperty('messageParams');
  });

  it('accompanies the message of a refusal, with its parameters', async () => {
    const carId = await buildCar(server);
    const { body } = await server.http
      .post('/api/payments/calculate')
      .send({
        carId,
        fromDate: '2030-01-01',
        toDate: '2030-01-02',
        pickupTime: '12:00',
        returnTime: '12:00',
        action: 'book',
      })
      .expect(400);
    expect(body).toMatchObject({
      message: 'The pickup date must be within 180 days from today.',
      messageKey: 'rentals.tooFarAhead',
      messageParams: { days: 180 },
      errors: [{ field: 'fromDate', messageKey: 'rentals.tooFarAhead', messageParams: { days: 180 } }],
    });
  });

  it.each([
    ['with extra hours', 11, '15:00', 'book', ['carPrice', 'extraHours', 'damageInsurance', 'washingFee']],
    [
      'with a discount, of a reservation',
      13,
      '12:00',
      'reserve',
      ['carPrice', 'discount', 'damageInsurance', 'washingFee', 'convenienceFee'],
    ],
    [
      'with one day more, which costs less',
      16,
      '23:00',
      'book',
      ['carPriceDayMore', 'discount', 'damageInsurance', 'washingFee'],
    ],
  ])('accompanies every line of a fare %s', async (_fare, days, returnTime, action, keys) => {
    const carId = await buildCar(server, { costPerDay: 1800, costPerHour: 150 });
    const { body } = await server.http
      .post('/api/payments/calculate')
      .send({ ...rentalRequest(carId, { toDate: dayAhead(days) }), dropTime: undefined, returnTime, action })
      .expect(200);
    const { lines } = body.data as FareQuote;
    expect(lines.map(({ messageKey }) => messageKey)).toEqual(
      keys.map((key) => `${faresMessages.scope}.${key}`),
    );
    expect(lines[0]).toMatchObject({
      label: expect.stringMatching(/^Car price, /),
      messageParams: { days: expect.any(Number) },
    });
  });

  it('accompanies the message of a response, but not a text for programs', async () => {
    const token = await signIn(server, 'customer', await buildCustomer(server));
    const { body } = await server.http.get('/api/adminVerified').set(bearer(token));
    expect(body).toHaveProperty('messageKey');
    const refused = await server.http.post('/api/payments/calculate').send([]).expect(400);
    expect(refused.body).toMatchObject({ message: 'Send a JSON object.' });
    expect(refused.body).not.toHaveProperty('messageKey');
  });
});
