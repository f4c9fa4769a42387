import { once } from 'node:events';
import { queueMails } from '../../support/sealed-outbox';
import { runServer, startServer } from '../../support/server';

describe('outbox of a process that starts or stops', () => {
  it('sends nothing before a start is refused, because of a wrong secret', async () => {
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
});
