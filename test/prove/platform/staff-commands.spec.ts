import { runProgram } from '../../support/processes/program';
import { APP_SECRET, startServer, type TestServer } from '../../support/server';
import { buildMemberWithFactor } from '../../support/staff-factor';
import { buildStaff, signIn } from '../../support/test-data';

describe('the command line for staff', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const onServer = async (program: string, ...args: string[]): Promise<string> => {
    const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = server;
    return (await runProgram(program, args, { DATABASE_URL, DATA_DIR, APP_SECRET })).output;
  };

  it('prints a code for the newest request, which works once', async () => {
    const { id, mobile: phoneNumber } = await buildStaff(server, 'CUSTOM_ADMIN');
    const print = (mobile: string) => onServer('print-code', mobile);
    expect(await print('9000099999')).toContain('This member of staff was not found.');
    expect(await print(phoneNumber)).toContain('Request a code on the sign-in page first');
    const { body } = await server.http.post('/custom-admin/login/send-otp').send({ phoneNumber }).expect(200);
    const { challengeId, digits } = (body as { data: { challengeId: string; digits: number } }).data;
    const [otp = ''] = /^\d+/.exec(await print(phoneNumber)) ?? [];
    expect(otp).toHaveLength(digits);
    const verify = () =>
      server.http.post('/custom-admin/login/verify-otp').send({ phoneNumber, otp, challengeId });
    await verify().expect(200);
    await verify().expect(401);
    const { rows } = await server.db.query(
      `SELECT staff_id, after FROM audit_entries WHERE action = 'print-code' AND subject_id = $1`,
      [String(id)],
    );
    expect(rows).toEqual([{ staff_id: null, after: null }]);
  });

  it('resets the second factor of the only admin', async () => {
    const { mobile } = await buildMemberWithFactor(server);
    const run = (...args: string[]) => onServer('reset-factor', ...args);
    expect(await run(mobile)).toContain(`${mobile} has no second factor now`);
    await signIn(server, 'admin', { mobile });
    expect(await run()).toContain('Give a 10-digit Indian mobile number');
  });
});
