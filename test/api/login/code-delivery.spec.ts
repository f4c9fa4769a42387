import { mailServer } from '../../support/network/mail-server';
import { smsGateway } from '../../support/network/sms-gateway';
import { startServer, type TestServer } from '../../support/server';
import { buildCar, buildCustomer, buildStaff, codeFor } from '../../support/test-data';
import { desk } from '../desk-rentals/desk-rentals.support';

describe('delivery of codes with an SMS gateway', () => {
  let server: TestServer;
  let gateway: Awaited<ReturnType<typeof smsGateway>>;
  let mail: Awaited<ReturnType<typeof mailServer>>;
  beforeAll(async () => {
    gateway = await smsGateway();
    mail = await mailServer();
    server = await startServer({
      SMS_GATEWAY_URL: gateway.url,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    });
  });
  afterAll(async () => {
    await server.stop();
    await gateway.close();
    await mail.close();
  });

  const channelsTo = async (...recipients: string[]): Promise<string[]> =>
    (
      await server.db.query<{ channel: string }>(
        'SELECT channel FROM outbox_messages WHERE recipient = ANY($1)',
        [recipients],
      )
    ).rows.map(({ channel }) => channel);
  async function mailTo(email: string): Promise<string> {
    for (;;) {
      const found = mail.taken.find((text) => text.includes(`To: ${email}`));
      if (found) return found;
      await mail.more();
    }
  }
  /** An SMS that is queued last; once the gateway has received it, all earlier ones have been sent. */
  async function laterSms(): Promise<void> {
    const { mobile } = await buildStaff(server, 'ADMIN');
    await server.http.post('/admin/login/send-otp').send({ phoneNumber: mobile }).expect(200);
    await gateway.takenBy(mobile);
  }

  it('sends the code to rent only to the e-mail address, never to the given number', async () => {
    const newcomer = { mobile: '9811100001', email: 'newcomer@example.com' };
    for (const pair of [newcomer, await buildCustomer(server)]) {
      const { mobile, email } = pair;
      await server.http.post('/api/auth/send-otp').send({ mobile, email }).expect(200);
      expect(await mailTo(email)).toMatch(/\b\d{6} is your one-time code to rent a car/);
      await laterSms();
      expect(gateway.taken.map(({ to }) => to)).not.toContain(`+91${mobile}`);
      expect(await channelsTo(mobile, email)).toEqual(['EMAIL']);
      const otp = await codeFor(server, email);
      await server.http.post('/api/auth/verify-otp').send({ email, otp }).expect(200);
    }
  });

  it('sends the code of the desk only to the e-mail address', async () => {
    const staff = await desk(server);
    const person = await buildCustomer(server);
    await staff.send(person, await buildCar(server));
    expect(await mailTo(person.email)).toContain('Your one-time code for a booking at our desk');
    await laterSms();
    expect(gateway.taken.map(({ to }) => to)).not.toContain(`+91${person.mobile}`);
    expect(await channelsTo(person.mobile, person.email)).toEqual(['EMAIL']);
  });
});
