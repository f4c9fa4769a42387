import { appCode } from '../../support/app-code';
import { DESK, reads, useSite } from '../../support/browser/site';
import { PRODUCTION } from '../../support/production';
import { runSecond } from '../../support/server';
import { completeSignIn, endSessions, openAs } from '../../support/staff';
import { buildMemberWithFactor } from '../../support/staff-factor';
import { buildBusiness, buildCar, buildStaff } from '../../support/test-data';
import { axeFindings } from '../screens/screen-checks';

const ONLY_NEXON = `/admin-dashboard/cars?filter=${encodeURIComponent('{"q":"Nexon"}')}`;

const APP_CODE = 'Code of the app (6 digits)';

describe('start of the console', () => {
  const site = useSite();
  beforeAll(async () => {
    await buildCar(site.server, { carName: 'Nexon' });
    await buildCar(site.server, { carName: 'Swift' });
  });

  it('links to the sign-in, and then shows the requested list', async () => {
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

  it('asks for the code of an authenticator app once it is set up', async () => {
    const { page, mobile } = await openAs(site, 'admin', '/admin-dashboard/sessions');
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const secret = (await page.locator('[translate=no]').innerText()).replaceAll(' ', '');
    await page.getByLabel(APP_CODE).fill(appCode(secret));
    await page.getByRole('button', { name: 'Turn on' }).click();
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await codes.first().waitFor();
    const recoveryCodes = await codes.allInnerTexts();
    expect(recoveryCodes).toHaveLength(10);
    await page.getByRole('button', { name: 'I have kept the codes' }).press('Enter');
    await page.getByText('10 recovery codes left.').waitFor();

    site.expectConsoleErrors(/status of 401/);
    const { page: phone } = await site.open('/admin', { fresh: true });
    await completeSignIn(site.server, phone, mobile);
    await phone.getByLabel(APP_CODE).fill('000000');
    await phone.getByRole('button', { name: 'Sign in' }).click();
    await phone
      .getByRole('alert')
      .getByText(/4 tries left/)
      .waitFor();
    expect(await axeFindings(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'Use a recovery code' }).click();
    await phone.getByLabel('Recovery code').fill(recoveryCodes[0]!);
    await phone.getByRole('button', { name: 'Sign in' }).click();
    await phone.getByRole('heading', { name: 'Overview' }).waitFor();

    await page.reload();
    await page.getByText('9 recovery codes left.').waitFor();
    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByLabel(APP_CODE).fill(appCode(secret, 1));
    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('button', { name: 'Set up an authenticator app' }).waitFor();
  });

  it('asks for a fresh proof above the form that needs it, and keeps the input of the form', async () => {
    const member = await buildMemberWithFactor(site.server);
    const expire = () =>
      site.server.db.query(`UPDATE sessions SET proved_at = app_now() - interval '6 minutes'`);
    await expire();
    site.expectConsoleErrors(/status of 40[0134]/);
    const { page } = await site.open('/admin-dashboard/staff', {
      cookies: { admintoken: member.token },
      viewport: DESK,
    });
    await page.getByLabel('Mobile number').fill('7000000123');
    await page.getByRole('button', { name: 'Create admin' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await dialog.getByLabel(APP_CODE).fill('000000');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await dialog
      .getByRole('alert')
      .getByText(/not valid/)
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(/Confirm with your authenticator app that it is you/).waitFor();
    await page.getByRole('button', { name: 'Create admin' }).click();
    await dialog.getByLabel(APP_CODE).fill(appCode(member.secret, 1));
    await dialog.getByRole('button', { name: 'Confirm' }).press('Enter');
    await page.getByText('Admin created.').waitFor();

    await expire();
    await page.goto('/admin-create');
    await page.getByLabel('Mobile number').fill('7000000124');
    await page.getByRole('button', { name: 'Create admin' }).click();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(member.recoveryCodes[0]!);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Admin created.').waitFor();

    await expire();
    await page.goto('/admin-dashboard/staff');
    await page
      .getByRole('button', { name: /^More for/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Export' }).click();
    for (let n = 0; n < 4; n += 1) {
      await dialog.getByLabel(APP_CODE).fill('000000');
      const answer = page.waitForResponse((response) => response.url().endsWith('/console/proof'));
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      await answer;
    }
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('dialog', { name: 'Admin login' }).waitFor();
  });

  it('sets up an authenticator app at the first sign-in to a production installation', async () => {
    await buildBusiness(site.server);
    const production = await runSecond(site.server, { ...PRODUCTION, PUBLIC_URL: 'http://127.0.0.1' });
    const { mobile } = await buildStaff(site.server, 'ADMIN');
    site.expectConsoleErrors(/status of 401/);
    const { page } = await site.open('/admin', { fresh: true });
    await page.goto(`${production.url}/admin`);
    await completeSignIn(site.server, page, mobile);
    const secret = (await page.locator('[translate=no]').innerText()).replaceAll(' ', '');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel(APP_CODE).fill(appCode(secret));
    await page.getByRole('button', { name: 'Turn on and sign in' }).click();
    await page.getByRole('button', { name: 'I have kept the codes' }).press('Enter');
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    // An open console would request its events from the stopping server again.
    await page.goto('about:blank');
    await production.stop();
  });
});
