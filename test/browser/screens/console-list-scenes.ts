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

/** All lists share one layout, so only this one is checked while it loads and after it has failed. */
const BROKEN_LIST = 'cars';
/** Lists whose rows consist of components that rows of other lists also contain. */
const REPEATED = ['pending-documents', 'reservations', 'blocks', 'staff', 'subscribers', 'messages', 'audit'];

/** Enough for every kind of row; further rows would only repeat the same checks. */
const ROWS = 10;

/** Scenes of a list with rows. {@link EMPTY_SCENES} contains the lists without rows. */
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

/** The lists of the console, their headings, and their text if they are empty. Add each new list here. */
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

/** Lists without rows share one layout, too. Only these have special texts or layouts. */
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
