import { type Guest, reads } from '../../support/browser/site';
import { drop, envelope } from '../../support/network/faulty-network';
import { picture } from '../../support/pictures';
import type { Scene } from './scene';
import { toLogin, tryAgain } from './ways-out';

const NO_CONNECTION = /net::ERR_/;
const WAITING = 'Your documents are under verification. Please wait.';

async function fillRegistration({ main }: Guest, aadhaarNumber: string, shade: number): Promise<void> {
  await main.getByLabel('Full name').fill('Asha Kulkarni');
  await main.getByLabel('Address').fill('4 Karve Road, Pune 411004');
  await main.getByRole('radio', { name: 'Aadhaar' }).check();
  await main.getByLabel('Aadhaar number').fill(aadhaarNumber);
  for (const [index, name] of ['identityFile', 'drivingLicenseFile'].entries()) {
    const buffer = await picture(shade + index);
    await main
      .locator(`input[name=${name}]`)
      .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer });
  }
  await main.getByRole('img').nth(1).waitFor();
}

/** Registration and the wait for approval, in every state. */
export const REGISTRATION_SCENES: Scene[] = [
  {
    name: 'register',
    path: '/register',
    as: 'newcomer',
    then: ({ main }) => main.getByLabel('Full name').waitFor(),
  },
  {
    name: 'register, with everything missing',
    path: '/register',
    as: 'newcomer',
    then: async ({ main }) => {
      await main.getByRole('button', { name: 'Send for approval' }).click();
      await reads(main, 'Please enter your address.');
    },
  },
  {
    name: 'register, filled in',
    path: '/register',
    as: 'newcomer',
    then: (guest) => fillRegistration(guest, '499118665246', 11),
  },
  {
    name: 'register, failed',
    path: '/register',
    as: 'applicant',
    before: ({ site }) => site.network.fail(/^POST \/api\/auth\/register/, drop),
    then: async (guest) => {
      await fillRegistration(guest, '368204189504', 41);
      await guest.main.getByRole('button', { name: 'Send for approval' }).click();
    },
    texts: ['Registration failed. Please try again later.'],
    wayOut: async ({ page, main }) => {
      expect(await main.getByLabel('Full name').inputValue()).toBe('Asha Kulkarni');
      await main.getByRole('button', { name: 'Send for approval' }).click();
      await page.waitForURL('**/waiting-page');
    },
    consoleErrors: NO_CONNECTION,
  },
  {
    name: 'register, no token',
    path: '/register',
    then: ({ main }) => reads(main, 'No token found'),
    wayOut: toLogin,
  },
  {
    name: 'waiting',
    path: '/waiting-page',
    as: 'pending',
    then: ({ main }) => reads(main, WAITING),
  },
  {
    name: 'waiting, no token',
    path: '/waiting-page',
    then: ({ main }) => reads(main, 'No token found'),
    wayOut: toLogin,
  },
  {
    name: 'waiting, rejected',
    path: '/waiting-page',
    as: 'rejected',
    then: ({ main }) => main.getByRole('link', { name: 'Upload again' }).waitFor(),
  },
  {
    name: 'waiting, failed',
    path: '/waiting-page',
    as: 'pending',
    before: ({ site }) => site.network.fail(/^GET \/api\/adminVerified/, drop),
    then: ({ main }) => main.getByRole('button', { name: 'Try again' }).waitFor(),
    texts: ['Error while fetching user profile'],
    wayOut: tryAgain(({ main }) => reads(main, WAITING)),
    consoleErrors: NO_CONNECTION,
  },
  {
    name: 'waiting, unexpected response',
    path: '/waiting-page',
    as: 'pending',
    before: ({ site }) =>
      site.network.fail(/^GET \/api\/adminVerified/, envelope(200, { code: 1234, message: 'Strange.' })),
    then: ({ main }) => reads(main, 'Something went wrong', 'Strange.'),
    wayOut: tryAgain(({ main }) => reads(main, WAITING)),
  },
];
