import { type Guest, reads } from '../../support/browser/site';
import { badGateway } from '../../support/network/faulty-network';
import type { ConsoleScene } from './console-scene';

export const HOME = '/admin-dashboard';
export const BROKEN = /status of 502/;

/** The screen's own heading. */
export const heading =
  (name: string | RegExp): ConsoleScene['then'] =>
  ({ main }) =>
    main.getByRole('heading', { level: 1, name }).waitFor();

export const tryAgain = ({ main }: Guest): Promise<void> =>
  main.getByRole('button', { name: 'Try again' }).waitFor();

/** All lists share one layout, so one is checked for all while it loads and when it fails. */
const BROKEN_LIST = 'cars';
/** Lists whose rows have only the parts of the others. */
const REPEATED = ['pending-documents', 'reservations', 'blocks', 'staff', 'subscribers', 'messages', 'audit'];

/** Enough rows for every kind; further rows would only repeat the same checks. */
const ROWS = 10;

/** A list with its rows. One without any is among the scenes of an empty console. */
function listScenes(name: string, title: string): ConsoleScene[] {
  const call = new RegExp(`^GET /console/${name}\\?`);
  const scene = { path: `${HOME}/${name}`, as: 'admin' } as const;
  const full: ConsoleScene = {
    ...scene,
    path: `${HOME}/${name}?perPage=${ROWS}`,
    name: `console ${name}`,
    repeated: REPEATED.includes(name),
    then: async (guest, data) => {
      await heading(title)(guest, data);
      await guest.main.getByRole('listitem').first().waitFor();
    },
  };
  if (name !== BROKEN_LIST) return [full];
  return [
    full,
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
      consoleErrors: BROKEN,
    },
  ];
}

/** The lists of the console, their headings, and their text when they are empty. A new list is a row here. */
const LISTS: readonly (readonly [name: string, title: string, empty: string | RegExp])[] = [
  ['customers', 'Customers', 'No customers yet.'],
  ['pending-documents', 'Pending Customers', 'No customers are waiting for approval.'],
  [
    'transactions',
    'Pending Transaction Verification',
    /using the current filters|No payment has been submitted/,
  ],
  ['refunds', 'Refunds', /using the current filters|No refund has been due/],
  ['settlements', 'Settlements', /using the current filters|No car has come back yet/],
  ['drawers', 'Cash drawers', 'No drawer has been opened yet.'],
  ['bookings', 'Bookings', 'No bookings yet.'],
  ['reservations', 'Reservations', 'No reservations yet.'],
  ['cars', 'Cars', 'There is no car yet. Attach the first one.'],
  ['complaints', 'Complaints', /using the current filters|No complaints yet/],
  ['blocks', 'Blocks', 'No car is blocked.'],
];

/** Every list with rows. */
export const LIST_SCENES: ConsoleScene[] = [
  ...LISTS.flatMap(([name, title]) => listScenes(name, title)),
  ...listScenes('staff', 'Add Admin'),
  ...listScenes('subscribers', 'Newsletter'),
  ...listScenes('messages', 'Messages'),
  ...listScenes('audit', 'Audit'),
];

/** Lists without rows share one layout too; these have texts or a layout of their own. */
const EMPTY = ['customers', 'cars', 'timeline', 'statements'];

/** Every list of a console that has just been set up. */
export const EMPTY_SCENES: ConsoleScene[] = [
  ...LISTS,
  ['timeline', 'Fleet timeline', 'There is no car yet.'] as const,
  ['subscribers', 'Newsletter', 'No subscribers yet.'] as const,
  ['issued-documents', 'Issued documents', 'No document has been issued yet.'] as const,
  ['statements', 'Bank Statement', 'No statement has been uploaded yet.'] as const,
].map(([name, title, empty]) => ({
  name: `console ${name}, empty`,
  repeated: !EMPTY.includes(name),
  path: `${HOME}/${name}`,
  as: 'admin',
  then: async (guest, data) => {
    await heading(title)(guest, data);
    await reads(guest.main, empty);
  },
}));
