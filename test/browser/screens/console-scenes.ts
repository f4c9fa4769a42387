import { badGateway } from '../../support/faulty-network';
import { reads, type Guest } from '../../support/site';
import type { ConsoleScene } from './console-scene';

const HOME = '/admin-dashboard';
const BROKEN = /status of 502/;

/** The screen's own heading. */
export const heading =
  (name: string | RegExp): ConsoleScene['then'] =>
  ({ main }) =>
    main.getByRole('heading', { level: 1, name }).waitFor();

const tryAgain = ({ main }: Guest): Promise<void> =>
  main.getByRole('button', { name: 'Try again' }).waitFor();

/** A list in each of its states. One without any row is among the scenes of an empty console. */
function listScenes(name: string, title: string): ConsoleScene[] {
  const call = new RegExp(`^GET /console/${name}\\?`);
  const scene = { path: `${HOME}/${name}`, as: 'admin' } as const;
  return [
    {
      ...scene,
      name: `console ${name}`,
      then: async (guest, world) => {
        await heading(title)(guest, world);
        await guest.main.getByRole('listitem').first().waitFor();
      },
    },
    {
      ...scene,
      name: `console ${name}, loading`,
      brief: true,
      before: ({ site }) => site.network.hold(call),
      then: heading(title),
    },
    {
      ...scene,
      name: `console ${name}, failed`,
      brief: true,
      before: ({ site }) => site.network.fail(call, badGateway),
      then: tryAgain,
      complaints: BROKEN,
    },
  ];
}

/** The lists of the console, their headings, and what they say when nothing is there. A new list is a line here. */
export const LISTS: readonly (readonly [name: string, title: string, empty: string | RegExp])[] = [
  ['pending-documents', 'Pending Customers', 'Nobody is waiting for approval.'],
  [
    'transactions',
    'Pending Transaction Verification',
    /using the current filters|No payment has been submitted/,
  ],
  ['bookings', 'Bookings', 'Nobody has booked a car yet.'],
  ['reservations', 'Reservations', 'Nobody has reserved a car yet.'],
  ['cars', 'Cars', 'There is no car yet. Attach the first one.'],
  ['complaints', 'Complaints', /using the current filters|Nobody has complained/],
  ['blocks', 'Blocks', 'No car is blocked.'],
];

/** Every list of a console that has just been set up. */
export const EMPTY_SCENES: ConsoleScene[] = [
  ...LISTS,
  ['timeline', 'Fleet timeline', 'There is no car yet.'] as const,
].map(([name, title, empty]) => ({
  name: `console ${name}, empty`,
  path: `${HOME}/${name}`,
  as: 'admin',
  brief: true,
  then: async (guest, world) => {
    await heading(title)(guest, world);
    await reads(guest.main, empty);
  },
}));

/** Opens the dialog of a decision, and waits for it. */
const decide =
  (button: string): ConsoleScene['then'] =>
  async ({ page, main }) => {
    await main.getByRole('button', { name: button, exact: true }).first().click();
    await page.getByRole('dialog').getByRole('button').first().waitFor();
  };

/** Every other screen of the console. */
export const CONSOLE_SCENES: ConsoleScene[] = [
  { name: 'console overview', path: HOME, as: 'admin', then: heading('Overview') },
  {
    name: 'console overview in Hindi',
    brief: true,
    path: HOME,
    as: 'admin',
    hindi: true,
    then: ({ page }) => page.getByRole('button', { name: 'लॉग आउट' }).waitFor(),
  },
  {
    name: 'console no such page',
    brief: true,
    path: `${HOME}/nowhere`,
    as: 'admin',
    then: heading('There is no such page'),
  },
  ...LISTS.flatMap(([name, title]) => listScenes(name, title)),
  ...listScenes('staff', 'Add Admin'),
  {
    name: 'console cars, nothing matches',
    brief: true,
    path: `${HOME}/cars?filter=${encodeURIComponent('{"q":"zzz"}')}`,
    as: 'admin',
    then: ({ main }) => reads(main, /No .* found using the current filters/),
  },
  {
    name: 'console cars in Hindi',
    path: `${HOME}/cars`,
    as: 'admin',
    hindi: true,
    then: ({ main }) => main.getByRole('listitem').first().waitFor(),
  },
  {
    name: 'console car',
    path: async ({ first }) => `${HOME}/cars/${await first('cars')}`,
    as: 'admin',
    then: ({ main }) => main.getByRole('button', { name: 'Save car' }).waitFor(),
  },
  {
    name: 'console car in Hindi',
    brief: true,
    path: async ({ first }) => `${HOME}/cars/${await first('cars')}`,
    as: 'admin',
    hindi: true,
    then: ({ main }) => main.getByRole('button', { name: 'कार सेव करें' }).waitFor(),
  },
  {
    name: 'console car, loading',
    brief: true,
    path: async ({ first }) => `${HOME}/cars/${await first('cars')}`,
    as: 'admin',
    before: ({ site }) => site.network.hold(/^GET \/console\/cars\/\d+/),
    then: heading('Car'),
  },
  {
    name: 'console car, failed',
    brief: true,
    path: async ({ first }) => `${HOME}/cars/${await first('cars')}`,
    as: 'admin',
    before: ({ site }) => site.network.fail(/^GET \/console\/cars\/\d+/, badGateway),
    then: tryAgain,
    complaints: BROKEN,
  },
  {
    name: 'console car, about to be retired',
    brief: true,
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
    },
  },
  {
    name: 'console block a car, with everything missing',
    brief: true,
    path: `${HOME}/blocks/create`,
    as: 'admin',
    then: async ({ main }) => {
      await main.getByRole('button', { name: 'Block car' }).click();
      await reads(main, 'This is needed.');
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
    brief: true,
    path: `${HOME}/timeline?days=30`,
    as: 'admin',
    hindi: true,
    then: ({ main }) => main.getByRole('table').getByRole('link').first().waitFor(),
  },
  {
    name: 'console timeline, loading',
    brief: true,
    path: `${HOME}/timeline`,
    as: 'admin',
    before: ({ site }) => site.network.hold(/^GET \/console\/timeline/),
    then: heading('Fleet timeline'),
  },
  {
    name: 'console timeline, failed',
    brief: true,
    path: `${HOME}/timeline`,
    as: 'admin',
    before: ({ site }) => site.network.fail(/^GET \/console\/timeline/, badGateway),
    then: tryAgain,
    complaints: BROKEN,
  },
  {
    name: 'console booking',
    path: async ({ first }) => `${HOME}/bookings/${await first('bookings')}/show`,
    as: 'admin',
    then: heading(/^Booking /),
  },
  {
    name: 'console complaint',
    path: async ({ first }) => `${HOME}/complaints/${await first('complaints')}/show`,
    as: 'admin',
    then: ({ main }) => main.getByRole('heading', { level: 2 }).first().waitFor(),
  },
  {
    name: 'console customer about to be rejected, without a reason',
    brief: true,
    path: `${HOME}/pending-documents`,
    as: 'admin',
    then: async (guest, world) => {
      await decide('Reject')(guest, world);
      const dialog = guest.page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Reject' }).click();
      await reads(dialog, /^Give a reason|reason/);
    },
  },
  {
    name: 'console payment about to be verified, which fails',
    brief: true,
    path: `${HOME}/transactions`,
    as: 'admin',
    before: ({ site }) => site.network.fail(/^PUT \/console\/transactions/, badGateway),
    then: async (guest, world) => {
      await decide('Verify')(guest, world);
      const dialog = guest.page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Verify' }).click();
      await reads(dialog, 'Action failed.');
    },
    complaints: BROKEN,
  },
  {
    name: 'console settings',
    path: `${HOME}/settings`,
    as: 'admin',
    then: ({ main }) => main.getByRole('textbox').first().waitFor(),
  },
  { name: 'console desk', path: '/custom-admin-dashboard', as: 'custom-admin', then: heading(/dashboard/) },
  {
    name: 'console desk, add a customer',
    path: '/custom-admin-customer',
    as: 'custom-admin',
    then: heading('Add Customer (To reserve / book)'),
  },
  {
    name: 'console session ended',
    brief: true,
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
    complaints: /status of 401/,
  },
];
