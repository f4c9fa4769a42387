import { PHONE, reads, useSite } from '../../../support/browser/site';
import { picture } from '../../../support/pictures';
import { changeSettings } from '../../../support/settings';
import { openAs } from '../../../support/staff';
import { buildStaff, codeFor, signIn } from '../../../support/test-data';

describe('desk on a phone', () => {
  const site = useSite();

  it('shows errors next to the invalid fields, then adds a customer from the dashboard', async () => {
    site.expectConsoleErrors(/status of 409/);
    const admin = await signIn(site.server, 'admin', await buildStaff(site.server, 'ADMIN'));
    await changeSettings(site.server, admin, () => ({
      licenceDetails: 'required',
      deskEmailProof: 'required',
    }));
    const { page } = await openAs(site, 'custom-admin', '/custom-admin-dashboard', { viewport: PHONE });
    const fillLicence = async (number: string): Promise<void> => {
      await page.getByLabel('Licence number').fill(number);
      await page.getByLabel('Classes, such as LMV').fill('LMV, MCWG');
      await page.getByLabel('Valid until').fill('2060-11-20');
      await page.getByLabel('Date of birth').fill('1998-04-12');
    };
    await page.getByRole('link', { name: 'Add Customer (To reserve / book)' }).click();
    await page.getByLabel('Mobile number').fill('98765 43210');
    await page.getByLabel('E-mail').fill('walk-in@example.com');
    await page.getByLabel('Name').fill('Asha Kulkarni');
    await page.getByLabel('Address').fill('4 Karve Road, Pune');
    await page.getByRole('button', { name: 'Add customer' }).click();
    await page.getByText('Choose the kind of document.').waitFor();
    await page.getByRole('radio', { name: 'Aadhaar' }).check();
    await reads(page, /each of these is enough\.\s\*$/);
    await reads(page, /^Add Aadhaar\s\*/, /^Add driving licence\s\*/, 'Add Aadhaar, back side (optional)');
    await page.getByLabel('Aadhaar number').fill('4991 1866 5247');
    await page.getByRole('button', { name: 'Add customer' }).click();
    await page.getByText('Enter the 12 digits of the Aadhaar number').waitFor();
    await page.getByText('Choose a photo or PDF.').first().waitFor();
    await page.getByText('Enter the licence number, as printed').waitFor();
    await page.getByText('Enter the OTP.').waitFor();
    await page.getByRole('button', { name: 'Send OTP to the e-mail' }).click();
    await page.getByText('Sent to walk-in@example.com.').waitFor();
    // A reminder for admins only.
    expect(await page.getByText('The site does not name the legal owner').count()).toBe(0);
    await page.getByLabel('OTP of the customer').fill(await codeFor(site.server, 'walk-in@example.com'));
    await fillLicence('MH12 2011 0012345');

    await page.getByLabel('Aadhaar number').fill('4991 1866 5246');
    for (const [shade, name] of ['identityFile', 'identityBackFile', 'drivingLicenseFile'].entries())
      await page
        .locator(`input[name=${name}]`)
        .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: await picture(shade + 1) });
    await page.getByRole('img', { name: 'Preview of Aadhaar', exact: true }).waitFor();
    await page.getByRole('img', { name: 'Preview of Aadhaar, back side' }).waitFor();
    await page.getByRole('img', { name: 'Preview of driving licence' }).waitFor();
    await page.getByRole('button', { name: 'Add customer' }).click();
    await page.getByText('Asha Kulkarni is added and waits for approval.').waitFor();
    await page.getByRole('link', { name: 'Book for Asha Kulkarni' }).click();
    await page.getByRole('heading', { name: '2. Dates and car' }).waitFor();
    await page.goBack();
    expect(await page.getByLabel('Mobile number').inputValue()).toBe('');
    const { rows } = await site.server.db.query(
      `SELECT approval, added_by_id IS NOT NULL AS added, email_unproved_since IS NULL AS proved, last_four AS licence
         FROM customers c JOIN licences l ON l.customer_id = c.id WHERE mobile = '9876543210'`,
    );
    expect(rows).toEqual([{ approval: 'PENDING', added: true, proved: true, licence: '2345' }]);

    // The server refuses the same customer a second time, and the form keeps its input.
    await page.getByLabel('Mobile number').fill('9876543210');
    await page.getByLabel('E-mail').fill('another@example.com');
    await page.getByRole('button', { name: 'Send OTP to the e-mail' }).click();
    await page.getByText('Sent to another@example.com.').waitFor();
    await page.getByLabel('OTP of the customer').fill(await codeFor(site.server, 'another@example.com'));
    await page.getByLabel('Name').fill('Somebody Else');
    await page.getByLabel('Address').fill('5 Karve Road, Pune');
    await page.getByRole('radio', { name: 'Passport' }).check();
    await page.getByLabel('Passport number').fill('k123 4567');
    await fillLicence('MH12 2011 0012346');
    for (const name of ['identityFile', 'drivingLicenseFile'])
      await page
        .locator(`input[name=${name}]`)
        .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: await picture(9) });
    await page.getByRole('button', { name: 'Add customer' }).click();
    await page.getByText('This mobile number belongs to an account with another e-mail address').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Somebody Else');
  });

  it('opens the form at its own URL', async () => {
    const { page } = await openAs(site, 'custom-admin', '/custom-admin-customer', { viewport: PHONE });
    await page.getByRole('heading', { name: 'Add Customer (To reserve / book)' }).waitFor();
    await page.getByText('Demonstration. Do not enter real documents.').waitFor();
  });

  it('needs only the last four digits of an Aadhaar number if the settings keep no more', async () => {
    const admin = await signIn(site.server, 'admin', await buildStaff(site.server, 'ADMIN'));
    await changeSettings(site.server, admin, () => ({ keepOnlyLastFourOfAadhaar: true }));
    const { page } = await openAs(site, 'custom-admin', '/custom-admin-dashboard', { viewport: PHONE });
    await page.getByRole('link', { name: 'Add Customer (To reserve / book)' }).click();
    await page.getByRole('radio', { name: 'Aadhaar' }).check();
    await page.getByText('Photograph a masked card, or cover the first eight digits.').waitFor();
    const digits = page.getByLabel('Aadhaar number, last four digits');
    await digits.fill('52');
    await page.getByRole('button', { name: 'Add customer' }).click();
    await page.getByText('Enter the last four digits of the Aadhaar number.').waitFor();
    await digits.fill('5246');
    await page.getByText('Enter the last four digits of the Aadhaar number.').waitFor({ state: 'detached' });
  });
});
