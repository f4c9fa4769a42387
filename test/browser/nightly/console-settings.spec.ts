import type { Page } from 'playwright-core';
import { VEHICLE_TYPE_LABELS } from '../../../backend/contract/fleet/vehicles';
import { DEFAULT_INSPECTION_POINTS } from '../../../backend/contract/rentals/inspection-points';
import { pdf } from '../../api/fleet/fleet.support';
import { useSite } from '../../support/browser/site';
import { pay, place, rentalRequest } from '../../support/renting';
import { openAs, type StaffGuest } from '../../support/staff';
import { buildCar, buildCustomer, signIn } from '../../support/test-data';

describe('settings screen', () => {
  const site = useSite();

  async function openSettings(): Promise<StaffGuest> {
    const guest = await openAs(site, 'admin', '/admin-dashboard/settings');
    await guest.page.getByLabel('Business name').waitFor();
    return guest;
  }
  const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save settings' }).click();

  it('saves the input, asks for missing legal details, and shows both on the site', async () => {
    await site.server.db.query(
      `INSERT INTO aadhaar_records (customer_id, sealed_number, number_hash, last_four) VALUES ($1, '\\x00', 'stored', '2346')`,
      [(await buildCustomer(site.server)).id],
    );
    await buildCar(site.server);
    await site.server.db.query(`SELECT pg_notify('fleet', '')`);
    const { page } = await openSettings();
    await page.getByLabel('Business name').fill('Deccan Drives');
    await page.getByLabel('Phones').fill('+91 98765 43210\n+91 98765 43211\n');
    await save(page);
    await page.getByText('The settings are saved.').waitFor();
    await page.getByText('Business name, Phones').click();
    await page.getByRole('row', { name: 'Name Pune City Cars Deccan Drives' }).waitFor();
    const { body } = await site.server.http.get('/api/settings').expect(200);
    expect(body.data).toMatchObject({
      name: 'Deccan Drives',
      phones: ['+91 98765 43210', '+91 98765 43211'],
    });

    await page.getByLabel('Values for').selectOption({ label: 'Production' });
    await page.getByLabel('Hours to verify a payment').fill('36');
    await page.getByLabel('Voter ID').uncheck();
    const points = page.getByRole('region', { name: 'Inspection points' });
    await points.getByRole('button', { name: 'Add' }).press('Enter');
    await points.getByLabel('Key, such as LEFT').last().fill('ROOF');
    await points.getByLabel('Name in English').last().fill('Roof');
    await points.getByLabel('Name in Hindi').last().fill('छत');
    await points.getByLabel('Types of cars').last().press('Enter');
    await page.getByRole('option', { name: 'SUV' }).press('Enter');
    await page.keyboard.press('Escape');
    await points.getByRole('button', { name: 'Move up' }).last().press('Enter');
    await points.getByRole('button', { name: 'Remove' }).last().press('Enter');
    await page.getByLabel('List no cars with a private plate').check();
    await page.getByText(/listed cars? (has|have) no kind of plate/).waitFor();
    await save(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('The service stores 1 whole number.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await save(page);
    await dialog.getByRole('button', { name: 'Save and remove' }).click();
    await page.getByText(/^Rental windows and limits, .*Protection/).waitFor();
    const saved = await site.server.db.query<{ values: object }>(
      'SELECT "values" FROM settings_versions ORDER BY id DESC LIMIT 1',
    );
    expect(saved.rows[0]!.values).toMatchObject({
      protection: 'production',
      rules: { unprovenMaxHolds: 1, unprovenMaxRentals: 1, unverifiedPaymentHours: 36 },
      licenceDetails: 'required',
      deskEmailProof: 'required',
      keepOnlyLastFourOfAadhaar: true,
      acceptedIdentities: ['AADHAAR', 'PASSPORT'],
      licensedOperator: true,
      inspectionPoints: [
        ...DEFAULT_INSPECTION_POINTS.filter(({ key }) => key !== 'FASTAG'),
        { key: 'ROOF', name: { en: 'Roof', hi: 'छत' }, at: 'BOTH', photo: false, carTypes: ['SUV'] },
      ],
    });

    const banner = page.getByText('The site does not name the legal owner and the grievance officer yet.');
    await banner.waitFor();
    await page.getByLabel('Legal name').fill('Deccan Drives LLP');
    for (const [label, text] of [
      ['name', 'Asha Kulkarni'],
      ['designation', 'Customer care'],
      ['phone', '+91 20 2543 0001'],
      ['e-mail', 'grievance@deccandrives.in'],
    ] as const)
      await page.getByLabel(`Grievance officer: ${label}`).fill(text);
    await save(page);
    await banner.waitFor({ state: 'detached' });
    const licence = page.getByRole('region', { name: 'Operator licence' });
    await licence.getByRole('button', { name: 'Upload' }).click();
    const uploading = page.getByRole('dialog', { name: 'Operator licence' });
    const file = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: await pdf() };
    await uploading.getByLabel('operator licence', { exact: true }).setInputFiles(file);
    await uploading.getByRole('button', { name: 'Upload' }).click();
    await licence.getByText(/^Uploaded on .* Customers can open it/).waitFor();
    await licence.getByRole('button', { name: 'Open' }).waitFor();
    await licence.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await licence.getByText(/^Not uploaded/).waitFor();
    await page.goto('/contact');
    const details = page.getByRole('main');
    await details.getByText('Deccan Drives LLP').waitFor();
    await details.getByRole('link', { name: 'grievance@deccandrives.in' }).waitFor();
    await page.getByRole('contentinfo').getByText('Asha Kulkarni').waitFor();
  });

  it('previews a sample fare, shows errors next to the invalid fields, and keeps all input', async () => {
    const { page } = await openSettings();
    const booking = page.getByRole('table', { name: 'Booking: sample fare' });
    // 3 days at 2400, 4 hours at 100, 5% off, washing 199.
    await booking.getByRole('row', { name: 'Total ₹7,419' }).waitFor();
    await page.getByLabel('Washing fee (₹)').fill('299');
    await booking.getByRole('row', { name: 'Total ₹7,519' }).waitFor();

    site.expectConsoleErrors(/status of 400/);
    await page.getByLabel(/^City/).fill('Typed and kept');
    await page.getByLabel('UPI ID').fill('no account');
    await page.getByLabel('From days').nth(1).fill('2');
    await save(page);
    await page.getByText('The settings were not saved.').waitFor();
    await page.getByText('Enter the UPI ID as name@bank.').first().waitFor();
    expect(await page.getByLabel(/^City/).inputValue()).toBe('Typed and kept');
    await page.getByLabel('UPI ID').fill('deccan@bank');
    await save(page);
    await page.getByText('Each discount must start at more days than the one before it').first().waitFor();
  });

  it('shows the second of two admins who was first, and merges the changes of both', async () => {
    site.expectConsoleErrors(/status of 409/);
    const [first, second] = [await openSettings(), await openSettings()];
    await first.page.getByLabel(/^City/).fill('Nashik');
    await save(first.page);
    await first.page.getByText('The settings are saved.').waitFor();

    await second.page.getByLabel('Business name').fill('Second Drives');
    await save(second.page);
    await second.page.getByText(`decided by #${first.id}`).waitFor();
    expect(await second.page.getByLabel('Business name').inputValue()).toBe('Second Drives');
    await second.page.getByRole('button', { name: 'Reapply my changes' }).click();
    await second.page.getByText('Your changes are applied to the latest settings.').waitFor();
    expect(await second.page.getByLabel('Business name').inputValue()).toBe('Second Drives');
    expect(await second.page.getByLabel(/^City/).inputValue()).toBe('Nashik');
    const warning = second.page.waitForEvent('dialog');
    const leaving = second.page.getByRole('menuitem', { name: /^Pending Customers/ }).click();
    const dialog = await warning;
    expect(dialog.type()).toBe('confirm');
    await dialog.dismiss();
    await leaving;
    await save(second.page);
    await second.page.getByText('The settings are saved.').waitFor();
    const { body } = await site.server.http.get('/api/settings').expect(200);
    expect(body.data).toMatchObject({ name: 'Second Drives', city: 'Nashik' });
  });

  it('switches GST on after all details are entered, and lets a customer enter a company', async () => {
    site.expectConsoleErrors(/status of 400/);
    const { page } = await openSettings();
    const gst = page.getByRole('region', { name: 'GST' });
    await gst.getByLabel('Issue tax invoices').check();
    await page.getByLabel('Legal name').fill('Deccan Drives LLP');
    await page.getByLabel('GSTIN', { exact: true }).fill('27AAPFU0939F1ZV');
    for (const type of Object.values(VEHICLE_TYPE_LABELS)) {
      const service = gst.getByRole('group', { name: type, exact: true });
      await service.getByLabel('SAC').fill('996601');
      if (type !== 'Pickup') await service.getByLabel('Rate (%)').fill('18');
    }
    await save(page);
    await gst.getByText('Enter this to switch on GST.').waitFor();
    await gst.getByRole('group', { name: 'Pickup' }).getByLabel('Rate (%)').fill('18');
    await save(page);
    await page.getByText('The settings are saved.').waitFor();

    const { server } = site;
    const token = await signIn(server, 'customer', await buildCustomer(server, { approval: 'APPROVED' }));
    await pay(server, token, { amount: 3799, type: 'book' });
    const request = rentalRequest(await buildCar(server, { costPerDay: 1800 }));
    const { id, reference } = (await place(server, 'bookings', token, request).expect(201)).body.data;
    const customer = await site.open(`/confirmation/${reference}`, { cookies: { token } });
    await customer.main.getByRole('button', { name: 'Enter company' }).click();
    await customer.main.getByLabel('Name of the company').fill('Deccan Instruments');
    await customer.main.getByLabel('GSTIN').fill('29aabcd1234e1z5');
    await customer.main.getByRole('button', { name: 'Save' }).click();
    await customer.main.getByText('This is not a valid GSTIN.').waitFor();
    await customer.main.getByLabel('GSTIN').fill('29aabcd1234e1z4');
    await customer.main.getByRole('button', { name: 'Save' }).click();
    await customer.main
      .getByText('On your tax invoice: Deccan Instruments, GSTIN 29AABCD1234E1Z4.')
      .waitFor();
    await page.goto(`/admin-dashboard/bookings/${id}/show`);
    await page.getByText('Deccan Instruments').waitFor();
  });
});
