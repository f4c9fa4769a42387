import { reads } from '../../support/browser/site';
import { codeFor } from '../../support/test-data';
import { heading } from './console-list-scenes';
import type { ConsoleScene } from './console-scene';

const ADMIN = '9000000001';

/** The screens of signing in to the console and of adding staff, in every state. */
export const CONSOLE_SIGN_IN_SCENES: ConsoleScene[] = [
  { name: 'console login', path: '/admin', then: heading('Admin login') },
  { name: 'console login in Hindi', path: '/admin', hindi: true, then: heading('एडमिन लॉगिन') },
  {
    name: 'console login, number missing',
    path: '/custom-admin',
    then: async ({ main }) => {
      await main.getByRole('button', { name: 'Send OTP' }).click();
      await reads(main, 'Mobile number is required.');
    },
  },
  {
    name: 'console login, wrong code',
    path: '/admin',
    then: async ({ main }, { site }) => {
      await main.getByLabel('Mobile number').fill(ADMIN);
      await main.getByRole('button', { name: 'Send OTP' }).click();
      await main.getByRole('button', { name: 'Verify OTP' }).waitFor();
      const code = await codeFor(site.server, ADMIN);
      await main.getByLabel(/^OTP/).fill(code === '111111' ? '222222' : '111111');
      await main.getByRole('button', { name: 'Verify OTP' }).click();
      await reads(main, 'OTP verification failed');
    },
    consoleErrors: /status of 401/,
  },
  { name: 'console create an admin, not signed in', path: '/admin-create', then: heading('Create an admin') },
  {
    name: 'console create a custom admin, who is one already',
    path: '/custom-admin-create',
    as: 'admin',
    then: async ({ main }) => {
      await main.getByLabel('Mobile number').fill('9000000002');
      await main.getByRole('button', { name: 'Create custom admin' }).click();
      await reads(main, '9000000002 is already a custom admin.');
    },
    consoleErrors: /status of 409/,
  },
  {
    name: 'console not signed in',
    path: '/admin-dashboard/cars',
    then: ({ main }) => reads(main, 'You must be logged in as admin.'),
  },
];
