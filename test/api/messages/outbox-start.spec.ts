import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { mailServer } from '../../support/network/mail-server';
import { queueMails } from '../../support/sealed-outbox';
import { runServer, startServer } from '../../support/server';

describe('outbox of a process that starts or stops', () => {
  it('sends nothing if the start is refused because of a wrong secret', async () => {
    const server = await startServer({}, { ownProcess: true });
    try {
      const exit = once(server.process, 'exit');
      server.process.kill('SIGTERM');
      await exit;
      await queueMails(server, ['asha@example.com']);
      const wrong = { DATA_DIR: server.dataDir, APP_SECRET: 'another secret of at least 32 characters' };
      await expect(runServer(server.databaseUrl, wrong)).rejects.toThrow('The database holds data sealed');
      const { rows } = await server.db.query('SELECT status, attempts FROM outbox_messages');
      expect(rows).toEqual([{ status: 'PENDING', attempts: 0 }]);
    } finally {
      await server.stop();
    }
  });

  it('finishes the deliveries that it has begun before a stop', async () => {
    const mail = await mailServer();
    const server = await startServer({ SMTP_URL: `smtp://127.0.0.1:${mail.port}` }, { ownProcess: true });
    const lock = await server.db.connect();
    try {
      await lock.query('BEGIN');
      await lock.query('LOCK TABLE issued_documents');
      await queueMails(server, ['asha@example.com'], { documentIds: [1] });
      const attempts = async (): Promise<number> =>
        (await server.db.query('SELECT attempts FROM outbox_messages')).rows[0].attempts;
      while ((await attempts()) === 0) await new Promise(setImmediate);
      const exit = once(server.process, 'exit');
      server.process.kill('SIGTERM');
      const listening = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'notices'`;
      while ((await server.db.query(listening)).rows.length > 0) await pause(20);
      await pause(500);
      await lock.query('ROLLBACK');
      await exit;
      const { rows } = await server.db.query('SELECT status, last_error AS error FROM outbox_messages');
      expect([rows, mail.taken.length]).toEqual([[{ status: 'SENT', error: null }], 1]);
    } finally {
      lock.release();
      await server.stop();
      await mail.close();
    }
  });
});
