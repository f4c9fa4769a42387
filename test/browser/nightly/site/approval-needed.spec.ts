import { reads, useSite } from '../../../support/browser/site';
import { attachCar, selectedCar } from '../../../support/cars';
import { picture } from '../../../support/pictures';
import { dayAhead, renter } from '../../../support/renting';
import { bearer, buildCustomer, buildStaff, signIn } from '../../../support/test-data';
import { axeFindings } from '../../screens/screen-checks';

describe('required approval of documents', () => {
  const site = useSite();
  let chosen: string;
  let admin: { authorization: string };
  beforeAll(async () => {
    const { server } = site;
    chosen = await selectedCar(server, await attachCar(server, {}, 1));
    admin = bearer(await signIn(server, 'admin', await buildStaff(server, 'ADMIN')));
    const { body } = await server.http.get('/console/settings').set(admin).expect(200);
    const settings = { ...body.settings, approvalBeforeRenting: true };
    await server.http
      .put('/console/settings')
      .set(admin)
      .send({ version: body.version, settings })
      .expect(200);
  });

  it.each([
    ['NOT_REGISTERED', 'Please upload your documents first', 'Upload documents', '/register'],
    ['PENDING', 'Your documents are under verification', 'View verification status', '/waiting-page'],
  ] as const)('leads a visitor who is %s to the missing step', async (state, title, link, address) => {
    const { token, account } = await renter(site.server, state);
    const { page, main } = await site.open(`/booking?from=${dayAhead(10)}&to=${dayAhead(12)}`, {
      session: { token, selectedCar: chosen, carAction: 'book', mobile: '9822000000', email: 'a@b.example' },
      cookies: { token: account },
    });
    site.expectConsoleErrors(/status of 409/);
    await main.getByText('Total', { exact: true }).first().waitFor();
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: 'Confirm Booking' }).click();
    const alert = main.getByRole('alert').filter({ hasText: title });
    await reads(alert, /as soon as they are approved/);
    expect(await axeFindings(page)).toEqual([]);
    await alert.getByRole('link', { name: link }).click();
    await page.waitForURL(`**${address}`);
  });

  it.each([
    ['with', true, '/dashboard/profile'],
    ['without', false, '/waiting-page'],
  ] as const)(
    'leads a customer %s a sign-in to the account to the upload of a renewed licence',
    async (_, isSignedIn, address) => {
      const { token, account, id } = await renter(site.server);
      await site.server.http
        .put(`/console/customers/${id}/licence`)
        .set(admin)
        .send({
          licenseNumber: `MH12201100${String(10000 + id)}`,
          licenseClasses: 'LMV',
          licenseValidUntil: dayAhead(51),
          dateOfBirth: '1990-01-01',
        })
        .expect(200);
      const { page, main } = await site.open(`/booking?from=${dayAhead(50)}&to=${dayAhead(52)}`, {
        session: {
          token,
          selectedCar: chosen,
          carAction: 'book',
          mobile: '9822000000',
          email: 'a@b.example',
        },
        cookies: isSignedIn ? { token: account } : {},
      });
      site.expectConsoleErrors(/status of 409/);
      await main.getByText('Total', { exact: true }).first().waitFor();
      await main.getByRole('checkbox').check();
      await main.getByRole('button', { name: 'Confirm Booking' }).click();
      await main.getByRole('alert').getByRole('link', { name: 'Upload documents' }).click();
      await reads(main, 'Please upload it again: It expires before your return.');
      await main.getByLabel('Driving licence number').fill(`MH12201100${String(10000 + id)}`);
      await main.getByLabel('Vehicle classes').fill('LMV');
      await main.getByLabel('Driving licence valid until').fill('2060-01-01');
      await main.getByLabel('Date of birth').fill('1990-01-01');
      await main.locator('input[name=drivingLicenseFile]').setInputFiles({
        name: 'licence.png',
        mimeType: 'image/png',
        buffer: await picture(14),
      });
      await main.getByRole('button', { name: 'Send for approval' }).click();
      await page.waitForURL(`**${address}`);
      const { rows } = await site.server.db.query(
        'SELECT submitted_at IS NOT NULL AS sent FROM renewals WHERE customer_id = $1',
        [id],
      );
      expect(rows).toEqual([{ sent: true }]);
    },
  );

  it('leads a customer who has proved only the e-mail address from the waiting page to the sign-in', async () => {
    const { token } = await renter(site.server, 'PENDING');
    const { page, main } = await site.open('/waiting-page', {
      session: { token, selectedCar: chosen, carAction: 'book', mobile: '9822000000', email: 'a@b.example' },
    });
    await reads(main, 'Sign in to see the status of your documents');
    expect(await main.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    await main.getByRole('link', { name: 'Back to the car' }).click();
    await page.waitForURL('**/booking');
    await main.getByRole('heading', { level: 1, name: /^Book / }).waitFor();
  });

  it.each([
    ['NOT_REGISTERED', 'admin', 'Add documents', /customers\/create$/],
    ['PENDING', 'admin', 'Review documents', /pending-documents\/\d+\/show$/],
    ['PENDING', 'custom-admin', null, null],
  ] as const)(
    'leads the desk to the missing step for a customer who is %s, as %s',
    async (state, role, link, address) => {
      const { server } = site;
      const isAdmin = role === 'admin';
      const member = await buildStaff(server, isAdmin ? 'ADMIN' : 'CUSTOM_ADMIN');
      const value = await signIn(server, role, member);
      const person = await buildCustomer(server, { approval: state });
      const dashboard = isAdmin ? '/admin-dashboard' : '/custom-admin-dashboard';
      const { page } = await site.open(`${dashboard}/desk-rentals/create`, {
        cookies: { [isAdmin ? 'admintoken' : 'customadmintoken']: value },
      });
      await page.getByLabel("Customer's mobile or e-mail").fill(person.email);
      await page.keyboard.press('Enter');
      await reads(
        page,
        state === 'PENDING' ? /documents are waiting for an admin/ : /has not sent any documents/,
      );
      expect(await axeFindings(page)).toEqual([]);
      if (link === null) {
        expect(await page.getByRole('link', { name: 'Review documents' }).count()).toBe(0);
        return;
      }
      await page.getByRole('link', { name: link }).click();
      await page.waitForURL(address);
    },
  );
});
