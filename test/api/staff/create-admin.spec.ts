import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { startServer, type TestServer } from '../../support/server';
import { signIn } from '../../support/test-data';

describe('first admin', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const run = (...args: string[]): Promise<{ code: number; output: string }> =>
    new Promise((resolve) => {
      execFile(
        process.execPath,
        [join(__dirname, '../../../dist/server/create-admin.js'), ...args],
        { env: { PATH: process.env['PATH'], DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir } },
        (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
      );
    });

  it('is created by the command line and able to sign in', async () => {
    expect(await run('+91 97654 32100')).toEqual({
      code: 0,
      output: expect.stringContaining('9765432100 is an admin now'),
    });
    expect(await signIn(server, 'admin', { mobile: '9765432100' })).toEqual(expect.any(String));
    expect(await run('9765432100')).toEqual({
      code: 1,
      output: expect.stringContaining('is already an admin'),
    });
  });

  it('is refused without a complete mobile number', async () => {
    for (const { code, output } of await Promise.all([run(), run('12345')])) {
      expect(code).toBe(1);
      expect(output).toContain('Give a 10-digit Indian mobile number');
    }
  });
});
