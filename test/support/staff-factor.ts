import { appCode } from './app-code';
import type { TestServer } from './server';
import { bearer, buildStaff, codeFor, signIn } from './test-data';

export interface MemberWithFactor {
  id: number;
  mobile: string;
  token: string;
  secret: string;
  recoveryCodes: string[];
}

/** The code that the app shows now by the clock of the service, or `steps` times 30 s later. */
export async function codeOf(server: Pick<TestServer, 'db'>, secret: string, steps = 0): Promise<string> {
  const { rows } = await server.db.query<{ now: Date }>('SELECT app_now() AS now');
  return appCode(secret, steps, rows[0]!.now);
}

/** Creates an admin, signs them in and sets up their authenticator app. */
export async function buildMemberWithFactor(server: TestServer): Promise<MemberWithFactor> {
  const { id, mobile } = await buildStaff(server, 'ADMIN');
  const token = await signIn(server, 'admin', { mobile });
  const post = (path: string, body: object) => server.http.post(path).set(bearer(token)).send(body);
  const { body: made } = await post('/console/second-factor', {}).expect(200);
  const { secret } = made as { secret: string };
  const totp = await codeOf(server, secret);
  const { body } = await post('/console/second-factor/confirm', { totp }).expect(200);
  const { recoveryCodes } = body as { recoveryCodes: string[] };
  return { id, mobile, token, secret, recoveryCodes };
}

/** Signs in with both codes and returns the token. Faster than a new member, whose recovery codes are hashed slowly. */
export async function signInWithFactor(
  server: TestServer,
  { mobile: phoneNumber, secret }: MemberWithFactor,
): Promise<string> {
  await server.http.post('/admin/login/send-otp').send({ phoneNumber }).expect(200);
  const entered = {
    phoneNumber,
    otp: await codeFor(server, phoneNumber),
    totp: await codeOf(server, secret),
  };
  const { body } = await server.http.post('/admin/login/verify-otp').send(entered).expect(200);
  return (body as { data: { token: string } }).data.token;
}
