import { reads } from '../../support/browser/site';
import { badGateway, drop, envelope, type Fault, garbage } from '../../support/network/faulty-network';
import { REGISTRATION_SCENES } from './registration-scenes';
import type { Scene } from './scene';
import { showScenes } from './show-scenes';
import { CALL_US, toLogin, tryAgain } from './ways-out';

const BROKEN = /status of 502/;
const NO_CONNECTION = /net::ERR_/;

interface List {
  path: string;
  call: RegExp;
  empty: string | RegExp;
  failed: { fault: Fault; texts: string[]; consoleErrors?: RegExp };
  notSignedIn: string[];
}

/** A list of the dashboard in each of its states. All lists have the same parts while they load. */
function lists(name: string, { path, call, empty, failed, notSignedIn }: List): Scene[] {
  const repeated = name !== 'bookings';
  const full: Scene['then'] = ({ main }) => main.getByRole('article').first().waitFor();
  return [
    { name, path, as: 'approved', then: full },
    { name: `${name}, empty`, repeated, path, as: 'newcomer', then: ({ main }) => reads(main, empty) },
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
      path,
      as: 'approved',
      before: ({ site }) => site.network.fail(call, failed.fault),
      then: ({ main }) => main.getByRole('button', { name: 'Try again' }).waitFor(),
      texts: [...failed.texts, CALL_US],
      wayOut: tryAgain(full),
      consoleErrors: failed.consoleErrors,
    },
    {
      name: `${name}, not signed in`,
      repeated: name === 'complaints',
      path,
      then: ({ main }) => main.getByRole('link', { name: 'Login' }).waitFor(),
      texts: notSignedIn,
      wayOut: toLogin,
    },
  ];
}

/** Every screen of the account in every state, including the registration. */
const ACCOUNT_SCENES: Scene[] = [
  ...REGISTRATION_SCENES,
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
      await main.getByText('Possible extra charges, as agreed').click();
      await reads(main, 'Cancellation by you');
    },
  },
  {
    name: 'confirmation, not signed in',
    path: '/confirmation/K7MPQ2XW9T',
    then: ({ main }) => main.getByRole('link', { name: 'Login' }).waitFor(),
  },
  ...lists('bookings', {
    path: '/dashboard/bookings',
    call: /^GET \/api\/bookings/,
    empty: 'No bookings found.',
    failed: {
      fault: drop,
      texts: [
        'Error fetching bookings. Please try again later.',
        'Failed to fetch bookings. Please try again later.',
      ],
      consoleErrors: NO_CONNECTION,
    },
    notSignedIn: ['Token not found', 'Authentication token not found. Please log in.'],
  }),
  {
    name: 'bookings, session ended',
    path: '/dashboard/bookings',
    as: 'signed-out',
    then: ({ main }) =>
      reads(main, 'Error fetching bookings. Please try again later.', /Your sign-in has ended/),
    wayOut: toLogin,
    consoleErrors: /status of 401/,
  },
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
  ...lists('reservations', {
    path: '/dashboard/reservation',
    call: /^GET \/api\/reservations/,
    empty: /^No reservations found\. Make a reservation$/,
    failed: { fault: garbage, texts: ['Error fetching reservations'] },
    notSignedIn: ['Token not found in cookies.'],
  }),
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
    name: 'profile, a document that fails',
    path: '/dashboard/profile',
    as: 'pending',
    before: ({ site }) => site.network.fail(/^GET \/api\/documents\//, drop),
    then: async ({ page, main }) => {
      await reads(main, 'Documents are under verification.');
      await main.getByRole('button', { name: 'View Aadhaar' }).click();
      await reads(page.getByRole('dialog').getByRole('alert'), 'Failed to load document.', CALL_US);
    },
    wayOut: async ({ page }) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
      await dialog.getByRole('img').first().waitFor();
    },
    consoleErrors: NO_CONNECTION,
  },
  {
    name: 'profile, none yet',
    path: '/dashboard/profile',
    as: 'newcomer',
    then: ({ main }) => reads(main, 'No profile found. Please complete the form.'),
    wayOut: async ({ page, main }) => {
      await main.getByRole('link', { name: 'Complete the form' }).click();
      await page.waitForURL('**/register');
    },
  },
  {
    name: 'profile, unexpected response',
    path: '/dashboard/profile',
    as: 'approved',
    before: ({ site }) => site.network.fail(/^GET \/api\/user\/profile/, envelope(200, { code: 1234 })),
    then: ({ main }) => reads(main, 'Unexpected response.'),
  },
  {
    name: 'profile, failed',
    path: '/dashboard/profile',
    as: 'approved',
    before: ({ site }) => site.network.fail(/^GET \/api\/user\/profile/, badGateway),
    then: ({ main }) => reads(main, 'Error fetching user profile.', CALL_US),
    consoleErrors: BROKEN,
  },
  ...lists('complaints', {
    path: '/dashboard/complaints',
    call: /^GET \/api\/complaints/,
    empty: 'No complaints found.',
    failed: {
      fault: badGateway,
      texts: ['Error fetching complaints. Please try again later.'],
      consoleErrors: BROKEN,
    },
    notSignedIn: [],
  }),
  {
    name: 'new booking',
    path: '/dashboard/new-booking',
    as: 'approved',
    then: ({ main }) => main.getByRole('article').first().waitFor(),
  },
  {
    name: 'new reservation',
    repeated: true,
    path: '/dashboard/new-reservation',
    as: 'approved',
    then: ({ main }) => main.getByRole('article').first().waitFor(),
  },
];

describe('account screens', () => showScenes(ACCOUNT_SCENES));
