import { type Guest, reads } from '../../support/browser/site';
import { badGateway, drop, envelope, type Fault, garbage } from '../../support/network/faulty-network';
import { buildCustomer, codeFor, type Person } from '../../support/test-data';
import type { Scene } from './scene';

interface Failures {
  name: string;
  path: '/login' | '/user-login';
  session?: Scene['session'];
  sending: Fault;
  verifying: Fault;
}

const UNAVAILABLE = envelope(503, { code: 1503, message: 'Please try again in a moment.' });

/** The console errors of a browser whose request has this fault. */
const errorsOf = (fault: Fault): RegExp | undefined =>
  fault === garbage ? undefined : /net::ERR_|status of 50[23]/;

/** Both steps of a sign-in page when their request fails. */
function failuresOf({ name, path, session, sending, verifying }: Failures): Scene[] {
  async function requestCode({ main }: Guest, person: Person): Promise<void> {
    if (path === '/user-login') await main.getByLabel('Mobile number').fill(person.mobile);
    await main.getByLabel('E-mail address').fill(person.email);
    await main.getByRole('button', { name: 'Send OTP' }).click();
  }
  return [
    {
      name: `${name}, code not sent`,
      path,
      session,
      before: ({ site }) => site.network.fail(/^POST .*\/send-otp/, sending),
      then: async (guest, { site }) => requestCode(guest, await buildCustomer(site.server)),
      texts: ['Error sending OTP.'],
      wayOut: async ({ main }) => {
        await main.getByRole('button', { name: 'Send OTP' }).click();
        await main.getByRole('button', { name: 'Verify OTP' }).waitFor();
      },
      consoleErrors: errorsOf(sending),
    },
    {
      name: `${name}, code not verified`,
      path,
      session,
      before: ({ site }) => site.network.fail(/^POST .*\/verify-otp/, verifying),
      then: async (guest, { site }) => {
        const person = await buildCustomer(site.server);
        await requestCode(guest, person);
        const verify = guest.main.getByRole('button', { name: 'Verify OTP' });
        await verify.waitFor();
        await guest.main.getByLabel('OTP').fill(await codeFor(site.server, person.email));
        await verify.click();
      },
      texts: ['Error verifying OTP.'],
      wayOut: async ({ page, main }) => {
        expect(await main.getByText('Invalid OTP').count()).toBe(0);
        await main.getByRole('button', { name: 'Verify OTP' }).click();
        await page.waitForURL((url) => url.pathname !== path);
      },
      consoleErrors: errorsOf(verifying),
    },
  ];
}

/** Both sign-in pages, each with different network faults. */
export const SIGN_IN_FAILURES: Scene[] = [
  ...failuresOf({ name: 'login', path: '/login', sending: drop, verifying: garbage }),
  ...failuresOf({
    name: 'sign-in to rent',
    path: '/user-login',
    session: ({ chosen }) => ({ selectedCar: chosen, carAction: 'book' }),
    sending: badGateway,
    verifying: UNAVAILABLE,
  }),
  {
    name: 'login, refused without a message',
    repeated: true,
    path: '/login',
    before: ({ site }) =>
      site.network.fail(/^POST .*\/verify-otp/, envelope(401, { code: 1010, message: '' })),
    then: async ({ main }, { site }) => {
      await main.getByLabel('E-mail address').fill((await buildCustomer(site.server)).email);
      await main.getByRole('button', { name: 'Send OTP' }).click();
      await main.getByLabel('OTP').fill('123456');
      await main.getByRole('button', { name: 'Verify OTP' }).click();
      await reads(main, 'Invalid OTP');
    },
    consoleErrors: /status of 401/,
  },
];
