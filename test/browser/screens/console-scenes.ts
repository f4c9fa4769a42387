import { badGateway } from '../../support/faulty-network';
import { reads, type Guest } from '../../support/site';
import type { ConsoleScene } from './console-scene';

const HOME = '/admin-dashboard';
export const BROKEN = /status of 502/;

/** The screen's own heading. */
export const heading =
  (name: string | RegExp): ConsoleScene['then'] =>
  ({ main }) =>
    main.getByRole('heading', { level: 1, name }).waitFor();

const tryAgain = ({ main }: Guest): Promise<void> =>
  main.getByRole('button', { name: 'Try again' }).waitFor();

/** A list in each of its states. One without any row is among the scenes of an empty console. */
export function listScenes(name: string, title: string | RegExp): ConsoleScene[] {
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
      before: ({ site }) => site.network.hold(call),
      then: heading(title),
    },
    {
      ...scene,
      name: `console ${name}, failed`,
      before: ({ site }) => site.network.fail(call, badGateway),
      then: tryAgain,
      complaints: BROKEN,
    },
  ];
}

/** The lists of the console by their headings. A new list is a line here. */
export const LISTS: readonly (readonly [name: string, title: string | RegExp])[] = [
  ['pending-documents', 'Pending Customers'],
  ['transactions', 'Pending Transaction Verification'],
  ['bookings', 'Bookings'],
  ['reservations', 'Reservations'],
  ['cars', 'Cars'],
  ['complaints', 'Complaints'],
  ['blocks', 'Blocks'],
  ['staff', 'Add Admin'],
];

/** Every list of a console that has just been set up. `staff` is never empty. */
export const EMPTY_SCENES: ConsoleScene[] = [...LISTS, ['timeline', 'Fleet timeline'] as const]
  .filter(([name]) => name !== 'staff')
  .map(([name, title]) => ({
    name: `console ${name}, empty`,
    path: `${HOME}/${name}`,
    as: 'admin' as const,
    then: async (guest, world) => {
      await heading(title)(guest, world);
      await guest.main.getByTestId('InboxOutlinedIcon').waitFor();
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
    path: HOME,
    as: 'admin',
    hindi: true,
    then: ({ page }) => page.getByRole('button', { name: 'लॉग आउट' }).waitFor(),
  },
  {
    name: 'console no such page',
    path: `${HOME}/nowhere`,
    as: 'admin',
    then: heading('There is no such page'),
  },
  ...LISTS.flatMap(([name, title]) => listScenes(name, title)),
  {
    name: 'console cars, nothing matches',
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
    path: async ({ first }) => `${HOME}/cars/${await first('cars')}`,
    as: 'admin',
    hindi: true,
    then: ({ main }) => main.getByRole('button', { name: 'कार सेव करें' }).waitFor(),
  },
  {
    name: 'console car, loading',
    path: async ({ first }) => `${HOME}/cars/${await first('cars')}`,
    as: 'admin',
    before: ({ site }) => site.network.hold(/^GET \/console\/cars\/\d+/),
    then: heading('Car'),
  },
  {
    name: 'console car, failed',
    path: async ({ first }) => `${HOME}/cars/${await first('cars')}`,
    as: 'admin',
    before: ({ site }) => site.network.fail(/^GET \/console\/cars\/\d+/, badGateway),
    then: tryAgain,
    complaints: BROKEN,
  },
  {
    name: 'console car, about to be retired',
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
    path: `${HOME}/timeline?days=30`,
    as: 'admin',
    hindi: true,
    then: ({ main }) => main.getByRole('table').getByRole('link').first().waitFor(),
  },
  {
    name: 'console timeline, loading',
    path: `${HOME}/timeline`,
    as: 'admin',
    before: ({ site }) => site.network.hold(/^GET \/console\/timeline/),
    then: heading('Fleet timeline'),
  },
  {
    name: 'console timeline, failed',
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
