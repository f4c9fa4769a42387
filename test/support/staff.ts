import type { Locator, Page } from 'playwright-core';
import type { Arrival, Guest, Site } from './browser/site';
import { DESK } from './browser/site';
import type { TestServer } from './server';
import { openSession } from './session';
import { buildStaff, codeFor } from './test-data';

const COOKIES = { admin: 'admintoken', 'custom-admin': 'customadmintoken' } as const;
const ROLES = { admin: 'ADMIN', 'custom-admin': 'CUSTOM_ADMIN' } as const;

export interface StaffGuest extends Guest {
  id: number;
  mobile: string;
}

/** Opens a page of the console as a staff member who is already signed in. */
export async function openAs(
  site: Site,
  role: keyof typeof ROLES,
  path: string,
  { cookies, fresh, viewport = DESK }: Pick<Arrival, 'cookies' | 'fresh' | 'viewport'> = {},
): Promise<StaffGuest> {
  const who = await buildStaff(site.server, ROLES[role]);
  const token = await openSession(site.server, role, who.id);
  const guest = await site.open(path, {
    fresh,
    cookies: { ...cookies, [COOKIES[role]]: token },
    viewport,
    // Drawing the transitions takes 4 % of the CPU time; tests that open the console by its URL see them.
    reducedMotion: true,
  });
  return { ...guest, ...who };
}

/** Ends all sessions of this staff member on the server, as the removal of the account would. */
export async function endSessions(server: TestServer, mobile: string): Promise<void> {
  await server.db.query(
    `UPDATE sessions SET revoked_at = now()
      WHERE kind IN ('admin', 'custom-admin') AND subject_id = (SELECT id FROM staff WHERE mobile = $1)`,
    [mobile],
  );
}

/** Goes through both steps of a sign-in form, in English. */
export async function completeSignIn(
  server: TestServer,
  scope: Page | Locator,
  mobile: string,
): Promise<void> {
  await scope.getByLabel('Mobile number').fill(mobile);
  await scope.getByRole('button', { name: 'Send OTP' }).click();
  await scope.getByRole('button', { name: 'Verify OTP' }).waitFor();
  await scope.getByLabel(/^OTP/).fill(await codeFor(server, mobile));
  await scope.getByRole('button', { name: 'Verify OTP' }).click();
}
