import { reads } from '../../support/browser/site';
import { badGateway } from '../../support/network/faulty-network';
import { BROKEN, heading, HOME, tryAgain } from './console-list-scenes';
import { type ConsoleScene, demoScreenData } from './console-scene';
import { showConsoleScenes } from './show-scenes';

/** Opens the dialog of a decision, and waits for it. */
const decide =
  (button: string): ConsoleScene['then'] =>
  async ({ page, main }) => {
    await main.getByRole('button', { name: button, exact: true }).first().click();
    await page.getByRole('dialog').getByRole('button').first().waitFor();
  };

const CONSOLE_SCENES: ConsoleScene[] = [
  {
    name: 'console overview',
    path: HOME,
    as: 'admin',
    then: ({ main }) => main.getByRole('heading', { name: 'The next seven days' }).waitFor(),
  },
  {
    name: 'console overview in Hindi',
    repeated: true,
    path: HOME,
    as: 'admin',
    hindi: true,
    then: ({ main }) => main.getByRole('heading', { name: 'अगले सात दिन' }).waitFor(),
  },
  {
    name: 'console menu on a phone',
    path: HOME,
    as: 'admin',
    then: async ({ page }) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('navigation', { name: 'Menu' }).getByText('Office').waitFor();
      // Moves the pointer away from the button, whose tooltip would stay.
      await page.mouse.move(120, 600);
    },
  },
  {
    name: 'console search',
    path: HOME,
    as: 'admin',
    then: async ({ page }) => {
      await page.getByRole('button', { name: 'Search reference, plate, mobile' }).click();
      const dialog = page.getByRole('dialog', { name: 'Search everything' });
      await dialog.getByRole('combobox').fill('ananya');
      await dialog.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'console shortcuts',
    repeated: true,
    path: HOME,
    as: 'admin',
    then: async (guest, data) => {
      await heading('Overview')(guest, data);
      await guest.page.keyboard.press('Shift+?');
      await guest.page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
  },
  {
    name: 'console no such page',
    path: `${HOME}/nowhere`,
    as: 'admin',
    then: heading('This page was not found'),
  },
  {
    name: 'console cars, nothing matches',
    repeated: true,
    path: `${HOME}/cars?filter=${encodeURIComponent('{"q":"zzz"}')}`,
    as: 'admin',
    then: ({ main }) => reads(main, /No .* found using the current filters/),
  },
  {
    name: 'console cars in Hindi',
    repeated: true,
    path: `${HOME}/cars?perPage=10`,
    as: 'admin',
    hindi: true,
    then: ({ main }) => main.getByRole('listitem').first().waitFor(),
  },
  {
    name: 'console car',
    path: async ({ first }) => `${HOME}/cars/${await first('cars')}`,
    as: 'admin',
    then: async ({ page, main }) => {
      await main.getByRole('button', { name: 'Save car' }).waitFor();
      await page.emulateMedia({ colorScheme: 'dark' });
      const photo = await main.getByRole('img', { name: 'Photo 1' }).elementHandle();
      await page.waitForFunction((img) => getComputedStyle(img).filter === 'brightness(0.88)', photo);
    },
  },
  {
    name: 'console car in Hindi',
    repeated: true,
    path: async ({ first }) => `${HOME}/cars/${await first('cars')}`,
    as: 'admin',
    hindi: true,
    then: ({ main }) => main.getByRole('button', { name: 'कार सेव करें' }).waitFor(),
  },
  {
    name: 'console car, loading',
    repeated: true,
    path: async ({ first }) => `${HOME}/cars/${await first('cars')}`,
    as: 'admin',
    before: ({ site }) => site.network.hold(/^GET \/console\/cars\/\d+/),
    then: heading('Car'),
  },
  {
    name: 'console car, failed',
    repeated: true,
    path: async ({ first }) => `${HOME}/cars/${await first('cars')}`,
    as: 'admin',
    before: ({ site }) => site.network.fail(/^GET \/console\/cars\/\d+/, badGateway),
    then: tryAgain,
    consoleErrors: BROKEN,
  },
  {
    name: 'console car, about to be retired',
    repeated: true,
    path: async ({ first }) => `${HOME}/cars/${await first('cars', { retired: false })}`,
    as: 'admin',
    then: decide('Retire'),
  },
  {
    name: 'console attach a car, with everything missing',
    path: `${HOME}/cars/create`,
    as: 'admin',
    then: async ({ main }) => {
      await main.getByRole('button', { name: 'Attach car' }).click();
      await reads(main, 'Mobile number is required.', 'Add the rental agreement as a PDF.');
      await reads(main, '1. Front corner', '5. Boot');
    },
  },
  {
    name: 'console block a car, with everything missing',
    path: `${HOME}/blocks/create`,
    as: 'admin',
    then: async ({ main }) => {
      await main.getByRole('button', { name: 'Block car' }).click();
      await reads(main, 'This field is required.');
    },
  },
  {
    name: 'console timeline',
    path: `${HOME}/timeline`,
    as: 'admin',
    then: ({ main }) => main.getByRole('table').getByRole('link').first().waitFor(),
  },
  {
    name: 'console timeline in Hindi, 30 days',
    repeated: true,
    path: `${HOME}/timeline?days=30`,
    as: 'admin',
    hindi: true,
    then: ({ main }) => main.getByRole('table').getByRole('link').first().waitFor(),
  },
  {
    name: 'console timeline, loading',
    repeated: true,
    path: `${HOME}/timeline`,
    as: 'admin',
    before: ({ site }) => site.network.hold(/^GET \/console\/timeline/),
    then: heading('Fleet timeline'),
  },
  {
    name: 'console timeline, failed',
    repeated: true,
    path: `${HOME}/timeline`,
    as: 'admin',
    before: ({ site }) => site.network.fail(/^GET \/console\/timeline/, badGateway),
    then: tryAgain,
    consoleErrors: BROKEN,
  },
  {
    name: 'console booking',
    path: async ({ first }) => `${HOME}/bookings/${await first('bookings')}/show`,
    as: 'admin',
    then: heading(/^Booking /),
  },
  {
    name: 'console customer',
    path: async ({ first }) => `${HOME}/customers/${await first('customers', { approval: 'APPROVED' })}/show`,
    as: 'admin',
    then: ({ main }) => reads(main, 'Staff actions'),
  },
  {
    name: 'console customer, Aadhaar about to be shown',
    repeated: true,
    path: async ({ first }) => `${HOME}/customers/${await first('customers', { approval: 'APPROVED' })}/show`,
    as: 'admin',
    then: decide('Show in full'),
  },
  {
    name: 'console documents under review',
    path: async ({ first }) => `${HOME}/pending-documents/${await first('pending-documents')}/show`,
    as: 'admin',
    then: ({ main }) => reads(main, 'What the customer entered'),
  },
  {
    name: 'console documents under review, which cannot be shown',
    path: async ({ first }) => `${HOME}/pending-documents/${await first('pending-documents')}/show`,
    as: 'admin',
    before: ({ site }) => site.network.fail(/^GET \/api\/documents\//, badGateway),
    then: ({ main }) => reads(main, 'Failed to load document.', 'View both documents to approve.'),
    consoleErrors: BROKEN,
  },
  {
    name: 'console refunds due',
    path: `${HOME}/transactions?filter=${encodeURIComponent('{"owed":true}')}`,
    as: 'admin',
    then: ({ main }) => main.getByRole('link', { name: 'Go to the refund' }).first().waitFor(),
  },
  {
    name: 'console bookings, pending',
    path: `${HOME}/bookings?filter=${encodeURIComponent('{"status":"PENDING"}')}`,
    as: 'admin',
    then: ({ main }) => reads(main, 'We review documents', 'Customer pays again'),
  },
  {
    name: 'console payment under review',
    path: async ({ first }) =>
      `${HOME}/transactions/${await first('transactions', { status: 'SUBMITTED' })}/show`,
    as: 'admin',
    then: heading(/^Transaction /),
  },
  {
    name: 'console statement about to be uploaded',
    path: `${HOME}/statements/create`,
    as: 'admin',
    then: heading('Match a bank statement'),
  },
  {
    name: 'console audit entry',
    path: async ({ first }) => `${HOME}/audit/${await first('audit')}/show`,
    as: 'admin',
    then: ({ main }) => reads(main, 'What happened'),
  },
  {
    name: 'console complaint',
    path: async ({ first }) => `${HOME}/complaints/${await first('complaints')}/show`,
    as: 'admin',
    then: ({ main }) => main.getByRole('heading', { level: 2 }).first().waitFor(),
  },
  {
    name: 'console customer about to be rejected, without a reason',
    repeated: true,
    path: `${HOME}/pending-documents`,
    as: 'admin',
    then: async ({ page, main }) => {
      await main
        .getByRole('button', { name: /^More for (?!Pending)/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Reject' }).click();
      await reads(dialog, /^Give a reason|reason/);
    },
  },
  {
    name: 'console payment about to be verified, which fails',
    path: `${HOME}/transactions`,
    as: 'admin',
    before: ({ site }) => site.network.fail(/^PUT \/console\/transactions/, badGateway),
    then: async (guest, data) => {
      await decide('Verify')(guest, data);
      const dialog = guest.page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Verify' }).click();
      await reads(dialog, 'Action failed.');
    },
    consoleErrors: BROKEN,
  },
  {
    name: 'console settings',
    path: `${HOME}/settings`,
    as: 'admin',
    then: ({ main }) => main.getByRole('textbox').first().waitFor(),
  },
  {
    name: 'console session ended',
    path: `${HOME}/cars`,
    as: 'admin',
    before: ({ site }) =>
      site.network.fail(/^GET \/console\/cars/, {
        kind: 'answer',
        status: 401,
        body: '{"code":1003,"status":"UNAUTHENTICATED","message":"Please sign in.","data":null}',
        type: 'application/json',
      }),
    then: ({ page }) => page.getByRole('dialog').getByLabel('Mobile number').waitFor(),
    consoleErrors: /status of 401/,
  },
];

describe('console screens', () => showConsoleScenes(CONSOLE_SCENES, demoScreenData, { SEED_DEMO: 'on' }));
