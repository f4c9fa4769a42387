import { reads } from '../../support/browser/site';
import { badGateway } from '../../support/network/faulty-network';
import { picture } from '../../support/pictures';
import type { Scene } from './scene';

const BROKEN = /status of 502/;

/** A list of the dashboard in each of its states. All lists share those in which there is no row. */
function lists(name: string, path: string, call: RegExp, empty: string | RegExp): Scene[] {
  const repeated = name !== 'bookings';
  return [
    { name, path, as: 'approved', then: ({ main }) => main.getByRole('article').first().waitFor() },
    { name: `${name}, empty`, path, as: 'newcomer', then: ({ main }) => reads(main, empty) },
    {
      name: `${name}, loading`,
      repeated,
      path,
      as: 'approved',
      before: ({ site }) => site.network.hold(call),
      then: ({ main }) => main.getByRole('heading', { level: 1 }).waitFor(),
    },
    {
      name: `${name}, failed`,
      repeated,
      path,
      as: 'approved',
      before: ({ site }) => site.network.fail(call, badGateway),
      then: ({ main }) => main.getByRole('button', { name: 'Try again' }).waitFor(),
      complaints: BROKEN,
    },
    {
      name: `${name}, not signed in`,
      repeated,
      path,
      then: ({ main }) => main.getByRole('link', { name: 'Login' }).waitFor(),
    },
  ];
}

/** Every screen of the account, from registering on, in every state. */
export const ACCOUNT_SCENES: Scene[] = [
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
    then: async ({ main }) => {
      await main.getByLabel('Full name').fill('Asha Kulkarni');
      await main.getByLabel('Address').fill('4 Karve Road, Pune 411004');
      await main.getByLabel('Aadhaar number').fill('499118665246');
      for (const name of ['aadhaarFile', 'drivingLicenseFile']) {
        const buffer = await picture(name.length);
        await main
          .locator(`input[name=${name}]`)
          .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer });
      }
      await main.getByRole('img').nth(1).waitFor();
    },
  },
  {
    name: 'register, no token',
    path: '/register',
    then: ({ main }) => reads(main, 'No token found'),
  },
  {
    name: 'waiting',
    path: '/waiting-page',
    as: 'pending',
    then: ({ main }) => reads(main, 'Your documents are under verification. Please wait.'),
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
    before: ({ site }) => site.network.fail(/^GET \/api\/adminVerified/, badGateway),
    then: ({ main }) => main.getByRole('button', { name: 'Try again' }).waitFor(),
    complaints: BROKEN,
  },
  {
    name: 'confirmation',
    path: async ({ site }) => {
      const { rows } = await site.server.db.query<{ reference: string }>(
        `SELECT reference FROM rentals r JOIN customers c ON c.id = r.customer_id
          WHERE c.email = 'approved@example.com' AND r.status = 'PENDING' ORDER BY r.id LIMIT 1`,
      );
      return `/confirmation/${rows[0]!.reference}`;
    },
    as: 'approved',
    then: async ({ main }) => {
      await main.getByRole('button', { name: 'Download receipt (PDF)' }).waitFor();
      await main.getByText('What else can cost money, as agreed').click();
      await reads(main, 'Cancellation by you');
    },
  },
  {
    name: 'confirmation, not signed in',
    path: '/confirmation/K7MPQ2XW9T',
    then: ({ main }) => main.getByRole('link', { name: 'Login' }).waitFor(),
  },
  ...lists('bookings', '/dashboard/bookings', /^GET \/api\/bookings/, 'No bookings found.'),
  {
    name: 'bookings, about to cancel',
    path: '/dashboard/bookings',
    as: 'approved',
    then: async ({ page, main }) => {
      await main
        .getByRole('button', { name: /^Cancel booking/ })
        .first()
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Cancel/ })
        .waitFor();
    },
  },
  ...lists('reservations', '/dashboard/reservation', /^GET \/api\/reservations/, /No reservations found\./),
  {
    name: 'bookings, to be paid again',
    path: '/dashboard/bookings',
    as: 'unpaid',
    then: async ({ page, main }) => {
      await main.getByRole('button', { name: /^Submit payment again/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(/^Not paid yet/).click();
      await dialog.getByRole('img', { name: /^UPI payment code/ }).waitFor();
    },
  },
  {
    name: 'profile',
    path: '/dashboard/profile',
    as: 'approved',
    then: ({ main }) => main.getByRole('button', { name: 'View Aadhaar' }).waitFor(),
  },
  {
    name: 'profile, a document shown',
    path: '/dashboard/profile',
    as: 'approved',
    then: async ({ page, main }) => {
      await main.getByRole('button', { name: 'View Aadhaar' }).click();
      await page.getByRole('dialog').getByRole('img').first().waitFor();
    },
  },
  {
    name: 'profile, none yet',
    path: '/dashboard/profile',
    as: 'newcomer',
    then: ({ main }) => reads(main, 'No profile found. Please complete the form.'),
  },
  {
    name: 'profile, failed',
    path: '/dashboard/profile',
    as: 'approved',
    before: ({ site }) => site.network.fail(/^GET \/api\/user\/profile/, badGateway),
    then: ({ main }) => reads(main, 'Error fetching user profile.'),
    complaints: BROKEN,
  },
  ...lists('complaints', '/dashboard/complaints', /^GET \/api\/complaints/, 'No complaints found.'),
  {
    name: 'new booking',
    path: '/dashboard/new-booking',
    as: 'approved',
    then: ({ main }) => main.getByRole('article').first().waitFor(),
  },
  {
    name: 'new reservation',
    path: '/dashboard/new-reservation',
    as: 'approved',
    then: ({ main }) => main.getByRole('article').first().waitFor(),
  },
];
