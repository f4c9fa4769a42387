import { type Guest, reads, useSite } from '../../support/browser/site';
import { picture } from '../../support/pictures';
import { renter } from '../../support/renting';
import { changeSettings } from '../../support/settings';
import { bearer, buildCustomer, buildStaff, signIn } from '../../support/test-data';

const file = async (shade: number): Promise<{ name: string; mimeType: string; buffer: Buffer }> => ({
  name: `document ${shade}.png`,
  mimeType: 'image/png',
  buffer: await picture(shade),
});

describe('/register', () => {
  const site = useSite();

  async function fill({ main }: Guest, aadhaar: string): Promise<void> {
    await main.getByLabel('Full name').fill('Asha Kulkarni');
    await main.getByLabel('Address').fill('4 Karve Road, Pune 411004');
    await main.getByRole('radio', { name: 'Aadhaar' }).check();
    await main.getByLabel('Aadhaar number').fill(aadhaar);
    await main.locator('input[name=identityFile]').setInputFiles(await file(11));
    await main.locator('input[name=drivingLicenseFile]').setInputFiles(await file(12));
  }

  it('requires name, address, one identity document and the licence, and keeps the input', async () => {
    const { account } = await renter(site.server, 'NOT_REGISTERED');
    const { main, page } = await site.open('/register', { cookies: { token: account } });
    await main.getByLabel('Full name').fill('Asha Kulkarni');
    await main.getByRole('button', { name: 'Send for approval' }).click();
    await reads(main, 'Please enter your address.', 'Please choose one of these documents.');
    await reads(main, 'Please choose a photo or PDF of your driving licence.');
    expect(await main.getByRole('radio', { checked: true }).count()).toBe(0);
    await reads(main, 'Aadhaar is voluntary; each of these is enough.');
    await reads(main, 'Demonstration. Do not enter real documents.');
    await main.getByRole('radio', { name: 'Passport' }).check();
    await reads(
      main,
      /^Please enter the number of your passport/,
      /^Please choose a photo or PDF of your passport/,
    );
    expect(await main.getByText('A masked Aadhaar is enough.').count()).toBe(0);
    await main.getByRole('radio', { name: 'Aadhaar' }).check();
    await reads(main, 'Please enter your Aadhaar number.');
    await reads(main, 'Please choose a photo or PDF of your Aadhaar card.', 'A masked Aadhaar is enough.');
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    expect(await main.getByLabel('Full name').inputValue()).toBe('Asha Kulkarni');
    expect(new URL(page.url()).pathname).toBe('/register');
  });

  it('limits the name to 120, the address to 500 and the number to 12 characters', async () => {
    const { account } = await renter(site.server, 'NOT_REGISTERED');
    const { main } = await site.open('/register', { cookies: { token: account } });
    await main.getByRole('radio', { name: 'Aadhaar' }).check();
    expect(await main.getByLabel('Full name').getAttribute('maxlength')).toBe('120');
    expect(await main.getByLabel('Address').getAttribute('maxlength')).toBe('500');
    await main.getByLabel('Aadhaar number').pressSequentially('4991186652479');
    expect(await main.getByLabel('Aadhaar number').inputValue()).toBe('4991 1866 5247');
    await reads(main, /^This is not a valid Aadhaar number\./);
  });

  it.each(['account', 'token'] as const)('registers with the %s token and leads to waiting', async (kind) => {
    const person = await renter(site.server, 'NOT_REGISTERED');
    const arrival =
      kind === 'account' ? { cookies: { token: person.account } } : { session: { token: person.token } };
    const guest = await site.open('/register', arrival);
    await fill(guest, kind === 'account' ? '499118665246' : '234123412346');
    await guest.main.getByRole('button', { name: 'Send for approval' }).click();
    await guest.page.waitForURL('**/waiting-page');
    await reads(
      guest.page.getByRole('region', { name: 'Notifications' }),
      'Registration submitted. Your documents are now under verification.',
    );
    const { body } = await site.server.http.get('/api/user/profile').set(bearer(person.account)).expect(200);
    expect(body).toMatchObject({ code: 1007, data: { fullName: 'Asha Kulkarni' } });
  });

  it('asks for the details of the licence if the settings require them', async () => {
    const admin = await signIn(site.server, 'admin', await buildStaff(site.server, 'ADMIN'));
    await changeSettings(site.server, admin, () => ({ licenceDetails: 'required' }));
    const { account } = await renter(site.server, 'NOT_REGISTERED');
    const guest = await site.open('/register', { cookies: { token: account } });
    const { main } = guest;
    await fill(guest, '368204189504');
    await main.getByLabel('Vehicle classes').fill('MCWG');
    const send = main.getByRole('button', { name: 'Send for approval' });
    await send.click();
    await reads(main, 'Please enter the number as printed: 9 to 16 letters and digits.');
    await reads(main, /^None of these classes allows you to drive a car/, 'Please enter your date of birth.');
    await main.getByLabel('Driving licence number').fill('MH12 2011 0012345');
    await main.getByLabel('Vehicle classes').fill('LMV, MCWG');
    await main.getByLabel('Driving licence valid until').fill('2060-11-20');
    await main.getByLabel('Date of birth').fill('1998-04-12');
    await send.click();
    await guest.page.waitForURL('**/waiting-page');
    const { body } = await site.server.http.get('/api/user/profile').set(bearer(account)).expect(200);
    expect(body.data.licence).toMatchObject({ licenseNumber: 'XXXXX 2345', dateOfBirth: '1998-04-12' });
    await changeSettings(site.server, admin, () => ({ licenceDetails: 'optional' }));
  });

  it('keeps the input after a refusal of the server', async () => {
    site.expectConsoleErrors(/status of 415|could not be previewed/);
    const { account } = await renter(site.server, 'NOT_REGISTERED');
    const guest = await site.open('/register', { cookies: { token: account } });
    await fill(guest, '499118665246');
    const text = { name: 'card.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
    await guest.main.locator('input[name=identityFile]').setInputFiles(text);
    await guest.main.getByRole('button', { name: 'Send for approval' }).click();
    await guest.main.getByRole('alert').first().waitFor();
    expect(await guest.main.getByLabel('Full name').inputValue()).toBe('Asha Kulkarni');
  });

  it.each([
    ['PENDING', '/waiting-page'],
    ['APPROVED', '/dashboard'],
  ] as const)('leads a customer who is %s to %s', async (approval, path) => {
    const { account } = await renter(site.server, approval);
    const { page } = await site.open('/register', { cookies: { token: account } });
    await page.waitForURL((url) => url.pathname === path);
  });

  it('requires the refused document after a rejection, and a number that was removed since', async () => {
    const person = await buildCustomer(site.server, { approval: 'REJECTED' });
    await site.server.db.query(
      `UPDATE customers SET rejection_reasons = '{"license":"It has expired."}' WHERE id = $1`,
      [person.id],
    );
    await site.server.db.query(
      `INSERT INTO aadhaar_records (customer_id, number_hash, last_four) VALUES ($1, 'stored', '2346')`,
      [person.id],
    );
    const token = await signIn(site.server, 'customer', person);
    const { main, page } = await site.open('/register', { cookies: { token } });
    await reads(main, 'Please upload it again: It has expired.');
    expect(await main.locator('input[type=file]').count()).toBe(2);
    expect(await main.getByLabel('Aadhaar number').count()).toBe(0);

    await site.server.db.query('DELETE FROM aadhaar_records WHERE customer_id = $1', [person.id]);
    await page.reload();
    await main.getByRole('radio', { name: 'Voter ID' }).check();
    await main.getByLabel('Voter ID number').waitFor();
    expect(await main.locator('input[type=file]').count()).toBe(4);
  });

  it('leads an approved customer from the profile to the form for the requested documents', async () => {
    const { account, id } = await renter(site.server, 'APPROVED');
    await site.server.db.query(`INSERT INTO renewals VALUES ($1, '{"aadhaar":"The back is missing."}', $2)`, [
      id,
      '2060-11-20',
    ]);
    await site.server.db.query(
      `INSERT INTO aadhaar_records (customer_id, number_hash, last_four) VALUES ($1, 'renewed', '2346')`,
      [id],
    );
    const { main, page } = await site.open('/dashboard/profile', { cookies: { token: account } });
    await reads(main, 'Please upload documents again by Sat, 20 Nov 2060. You can go on renting.');
    await reads(main, 'Aadhaar card: The back is missing.');
    await main.getByRole('link', { name: 'Upload again' }).click();
    await reads(main, 'Please upload it again: The back is missing.');
    expect(await main.locator('input[type=file]').count()).toBe(2);
    await main.locator('input[name=identityFile]').setInputFiles(await file(13));
    await main.getByRole('button', { name: 'Send for approval' }).click();
    await page.waitForURL('**/dashboard/profile');
    await reads(main, 'Your new documents are under verification. You can go on renting.');
  });
});
