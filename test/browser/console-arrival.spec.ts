import { scriptWeight } from '../support/browser/page-weight';
import { DESK, reads, useSite } from '../support/browser/site';
import { completeSignIn, endSessions, openAs } from '../support/staff';
import { buildCar, buildStaff } from '../support/test-data';

const ONLY_NEXON = `/admin-dashboard/cars?filter=${encodeURIComponent('{"q":"Nexon"}')}`;

describe('start of the console', () => {
  const site = useSite();
  beforeAll(async () => {
    await buildCar(site.server, { carName: 'Nexon' });
    await buildCar(site.server, { carName: 'Swift' });
  });

  it('needs at most 120 KB of compressed script to sign in, and 400 KB for the first screen', async () => {
    const { page } = await site.open('/admin', { viewport: DESK });
    await page.getByLabel('Mobile number').waitFor();
    const login = await scriptWeight(page);
    expect(login).toBeGreaterThan(20);
    expect(login).toBeLessThanOrEqual(120);

    const { page: inside } = await openAs(site, 'admin', '/admin-dashboard');
    await inside.getByRole('heading', { level: 1 }).waitFor();
    expect(await scriptWeight(inside)).toBeLessThanOrEqual(400);
  });

  it('leads to the sign-in, and back to the requested list', async () => {
    const { mobile } = await buildStaff(site.server, 'ADMIN');
    const { page } = await site.open(ONLY_NEXON, { viewport: DESK });
    await reads(page, 'You must be logged in as admin.');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await completeSignIn(site.server, page, mobile);
    await page.getByRole('row', { name: /Nexon/ }).waitFor();
    await page.getByRole('row', { name: /Swift/ }).waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('filter')).toBe('{"q":"Nexon"}');
    expect(await page.getByPlaceholder('Name, model, plate, location').inputValue()).toBe('Nexon');
  });

  it('requests a new sign-in above the same list after the session has ended', async () => {
    site.expectConsoleErrors(/status of 401/);
    const { page, mobile } = await openAs(site, 'admin', '/admin-dashboard');
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await endSessions(site.server, mobile);
    await page.goto(ONLY_NEXON);
    const dialog = page.getByRole('dialog', { name: 'Admin login' });
    await reads(dialog, 'Your sign-in has expired. Sign in again to continue where you were.');
    await completeSignIn(site.server, dialog, mobile);
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('row', { name: /Nexon/ }).waitFor();
    await page.getByRole('row', { name: /Swift/ }).waitFor({ state: 'detached' });
  });
});
