import { once } from 'node:events';
import { mailServer } from '../../support/network/mail-server';
import { smsGateway } from '../../support/network/sms-gateway';
import { PRODUCTION } from '../../support/production';
import { moveClock, runServer, startServer } from '../../support/server';
import { buildBusiness, buildCustomer, buildStaff } from '../../support/world';

describe('the outbox', () => {
  it('hands e-mail to the SMTP server', async () => {
    const mail = await mailServer();
    const server = await startServer({
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'City Cars <cars@example.com>',
    });
    try {
      const { email } = await buildCustomer(server);
      await server.http.post('/api/login/send-otp').send({ email }).expect(200);
      await mail.next();
      expect(mail.taken[0]).toContain(`To: ${email}`);
      expect(mail.taken[0]).toContain('From: City Cars <cars@example.com>');
      expect(mail.taken[0]).toMatch(/\b\d{6} is your one-time code to sign in/);
    } finally {
      await server.stop();
      await mail.close();
    }
  });

  it('sends what an unreachable server did not take again, after a kill too, until it is taken', async () => {
    const dead = await mailServer();
    await dead.close();
    const env = { SMTP_URL: `smtp://127.0.0.1:${dead.port}` };
    const server = await startServer(env, { ownProcess: true });
    try {
      const { email } = await buildCustomer(server);
      await server.http.post('/api/login/send-otp').send({ email }).expect(200);
      const tried = async (): Promise<boolean> =>
        (await server.db.query('SELECT 1 FROM outbox_messages WHERE last_error IS NOT NULL')).rows.length > 0;
      while (!(await tried())) await new Promise(setImmediate);
      const { rows } = await server.db.query('SELECT status, attempts FROM outbox_messages');
      expect(rows).toEqual([{ status: 'PENDING', attempts: 1 }]);

      server.process.kill('SIGKILL');
      await once(server.process, 'exit');
      const mail = await mailServer(dead.port);
      await moveClock(server, '1 hour');
      const next = await runServer(server.databaseUrl, { ...env, DATA_DIR: server.dataDir });
      await mail.next();
      expect(mail.taken[0]).toContain(`To: ${email}`);
      await next.stop();
      const { rows: sent } = await server.db.query('SELECT status FROM outbox_messages');
      expect(sent).toEqual([{ status: 'SENT' }]);
      await mail.close();
    } finally {
      await server.stop();
    }
  });

  it('hands SMS to the gateway', async () => {
    const gateway = await smsGateway();
    const server = await startServer({ SMS_GATEWAY_URL: gateway.url });
    try {
      const { mobile } = await buildStaff(server, 'ADMIN');
      await server.http.post('/admin/login/send-otp').send({ phoneNumber: mobile }).expect(200);
      const { text } = await gateway.takenBy(mobile);
      expect(text).toMatch(/^\d{6} is your one-time code/);
    } finally {
      await server.stop();
      await gateway.close();
    }
  });

  it('shows itself as a page where nothing is really sent, and not in production', async () => {
    const server = await startServer();
    await buildBusiness(server);
    const production = await runServer(server.databaseUrl, { ...PRODUCTION, DATA_DIR: server.dataDir });
    try {
      const { email } = await buildCustomer(server);
      await server.http.post('/api/login/send-otp').send({ email }).expect(200);
      const page = await server.http.get('/dev/outbox').expect(200).expect('content-type', /html/);
      expect(page.text).toContain(email);
      expect(page.text).not.toContain('<script');
      for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox.css']) {
        expect((await fetch(production.url + path)).status).toBe(404);
      }
    } finally {
      await production.stop();
      await server.stop();
    }
  });

  it('is not all that production wants: a start without its parts says which', async () => {
    const server = await startServer();
    try {
      await expect(
        runServer(server.databaseUrl, { NODE_ENV: 'production', DATA_DIR: server.dataDir }),
      ).rejects.toThrow(
        /SMTP_URL is missing[\s\S]*SMS_GATEWAY_URL is missing[\s\S]*MAIL_FROM is missing[\s\S]*PUBLIC_URL is missing[\s\S]*RATE_LIMITS is "off"/,
      );
    } finally {
      await server.stop();
    }
  });
});
