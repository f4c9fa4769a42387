import { depositsOf, fuelPricesOf } from '../../../backend/contract/rentals/charges';
import { runSecond, startServer, type TestServer } from '../../support/server';

describe('public settings', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  it('contains the hours, windows and fees in rupees', async () => {
    const { body } = await server.http.get('/api/settings').expect(200);
    expect(body.code).toBe(1000);
    expect(body.data.fare).toEqual({
      washingFee: 199,
      convenienceFee: 199,
      damageInsurance: 0,
      discounts: [
        { fromDays: 3, percent: 5 },
        { fromDays: 7, percent: 10 },
      ],
    });
    expect(body.data.charges).toEqual({
      fuelIncluded: false,
      refuelFee: 0,
      tollsIncluded: false,
      challanFee: 0,
      damageLimit: 0,
      deposits: depositsOf(() => 0),
      fuelPrices: fuelPricesOf(() => 0),
      depositWhen: 'AT_PICKUP',
      depositDays: 7,
      kmPerDay: 0,
      extraKmFee: 0,
    });
    expect(body.data.rules).toMatchObject({ zone: 'Asia/Kolkata', pickupFrom: '12:00', pickupTo: '23:00' });
  });

  it('contains the server of the map tiles, the only external source of images', async () => {
    const { body, headers } = await server.http.get('/api/settings').expect(200);
    expect(body.data.mapTiles).toBe('https://tile.openstreetmap.org/{z}/{x}/{y}.png');
    expect(headers['content-security-policy']).toMatch(
      /(^|;)img-src 'self' data: blob: https:\/\/tile\.openstreetmap\.org(;|$)/,
    );
  });

  it('lists the receivers of data, and reports a demonstration if the outbox is open', async () => {
    const { body } = await server.http.get('/api/settings').expect(200);
    expect(body.data).toMatchObject({ receivers: [], isDemonstration: true });
    const other = await runSecond(server, {
      SMTP_URL: 'smtp://127.0.0.1:1',
      WHATSAPP_URL: 'http://127.0.0.1:1',
      WHATSAPP_TOKEN: 'token',
      WHATSAPP_TEMPLATE: 'code',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    });
    const answer = (await (await fetch(`${other.url}/api/settings`)).json()) as { data: object };
    await other.stop();
    expect(answer.data).toMatchObject({
      receivers: ['MAIL', 'WHATSAPP', 'STORE'],
      isDemonstration: false,
    });
  });

  it('omits the payee account and other internal settings', async () => {
    const { body } = await server.http.get('/api/settings').expect(200);
    for (const internal of ['upi', 'keepOnlyLastFourOfAadhaar'])
      expect(Object.keys(body.data)).not.toContain(internal);
  });
});
