import sharp from 'sharp';
import { qrPicture, QrSigner } from '../../support/aadhaar-qr';
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
  const signer = new QrSigner();
  const site = useSite({ UIDAI_CERTIFICATES: signer.file });

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

  it('discards a photo that is still prepared if another identity document is chosen', async () => {
    const { account } = await renter(site.server, 'NOT_REGISTERED');
    const { main, page } = await site.open('/register', { cookies: { token: account }, fresh: true });
    await main.getByRole('radio', { name: 'Aadhaar' }).check();
    // Delays the preparation of the photos until the test allows it.
    await page.evaluate(() => {
      const prepare = window.createImageBitmap.bind(window);
      const allowed = new Promise((resolve) => addEventListener('prepare', resolve, { once: true }));
      window.createImageBitmap = async (image: ImageBitmapSource) => {
        await allowed;
        return prepare(image);
      };
    });
    await main.locator('input[name=identityFile]').setInputFiles(await file(11));
    await main.getByRole('radio', { name: 'Passport' }).check();
    await main.getByRole('button', { name: 'Send for approval' }).click();
    await reads(main, /^Please choose a photo or PDF of your passport/);
    await page.evaluate(() => dispatchEvent(new Event('prepare')));
    await main.locator('input[name=drivingLicenseFile]').setInputFiles(await file(12));
    await reads(main, 'document 12.png');
    expect(await main.getByText('document 11.png').count()).toBe(0);
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

  it('needs only the last four digits and a masked card if the settings keep no more', async () => {
    const admin = await signIn(site.server, 'admin', await buildStaff(site.server, 'ADMIN'));
    await changeSettings(site.server, admin, () => ({ keepOnlyLastFourOfAadhaar: true }));
    const { account, id } = await renter(site.server, 'NOT_REGISTERED');
    const guest = await site.open('/register', { cookies: { token: account } });
    await fill(guest, '52');
    await guest.main.getByRole('button', { name: 'Send for approval' }).click();
    await reads(guest.main, 'Please enter the last four digits of your Aadhaar number.');
    await reads(guest.main, 'We do not need the other digits.', /^Send a masked Aadhaar/);
    await guest.main.getByLabel('Aadhaar number, last four digits').pressSequentially('4679');
    expect(await guest.main.getByLabel('Aadhaar number').inputValue()).toBe('5246');
    await guest.main.getByRole('button', { name: 'Send for approval' }).click();
    await guest.page.waitForURL('**/waiting-page');
    const { rows } = await site.server.db.query(
      'SELECT last_four, number_hash FROM aadhaar_records WHERE customer_id = $1',
      [id],
    );
    expect(rows).toEqual([{ last_four: '5246', number_hash: null }]);
    await changeSettings(site.server, admin, () => ({ keepOnlyLastFourOfAadhaar: false }));
  });

  it.each(['account', 'token'] as const)('registers with the %s token and awaits approval', async (kind) => {
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

  it('accepts the QR code of an Aadhaar card, read on the device, instead of number and card', async () => {
    site.expectConsoleErrors(/status of 400/);
    const admin = await signIn(site.server, 'admin', await buildStaff(site.server, 'ADMIN'));
    await changeSettings(site.server, admin, () => ({ aadhaarOffline: true, ovseRegistration: 'OVSE-TEST' }));
    const person = await renter(site.server, 'NOT_REGISTERED');
    const { main, page } = await site.open('/register', { cookies: { token: person.account }, fresh: true });
    await main.getByLabel('Full name').fill('Asha  kulkarni');
    await main.getByLabel('Address').fill('4 Karve Road, Pune 411004');
    await main.getByRole('radio', { name: 'Aadhaar' }).check();
    await reads(
      main,
      'Use the QR code of the card',
      /^Reading the QR code is voluntary\. Your device reads it/,
    );
    const choose = async (buffer: Buffer) =>
      main.locator('input[name=aadhaarQr]').setInputFiles({ name: 'qr.png', mimeType: 'image/png', buffer });
    await choose(await picture(21));
    await reads(main, /^We found no QR code in this photo/);
    await choose(await qrPicture('<PrintLetterBarcodeData uid="234123412346"/>'));
    await reads(main, /^This is not the Secure QR code of an Aadhaar card\. Choose/);
    await choose(await qrPicture(new QrSigner().code()));
    await reads(main, /^The signature of this QR code is not UIDAI’s/);
    await choose(await qrPicture(signer.code()));
    await reads(main, /^UIDAI has signed this QR code: Aadhaar XXXX XXXX 2346, issued/);
    expect(await main.getByLabel('Aadhaar number').count()).toBe(0);
    await main.locator('input[name=drivingLicenseFile]').setInputFiles(await file(22));
    await main.getByRole('button', { name: 'Send for approval' }).click();
    await page.waitForURL('**/waiting-page');
    const { body } = await site.server.http.get('/api/user/profile').set(bearer(person.account)).expect(200);
    expect(body.data.identity).toMatchObject({ number: 'XXXX XXXX 2346', check: { nameEqual: true } });

    await page.goto('/dashboard/profile');
    await reads(main, 'Your consents', /^Without the consent to the registration/);
    await main.getByRole('button', { name: 'Withdraw: Check of the Aadhaar QR code' }).click();
    const question = page.getByRole('dialog', { name: 'Withdraw the consent to the QR code check?' });
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await reads(
      main,
      /^Withdrawn /,
      /You withdrew the consent to the QR code check\. Please send another document\.$/,
    );
    await changeSettings(site.server, admin, () => ({ aadhaarOffline: false }));
  });

  it('deletes the covered digits from the photo before it is sent', async () => {
    const { account } = await renter(site.server, 'NOT_REGISTERED');
    const guest = await site.open('/register', { cookies: { token: account }, reducedMotion: true });
    const { main, page } = guest;
    await fill(guest, '234123412346');
    const pdf = { name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
    await main.locator('input[name=identityFile]').setInputFiles(pdf);
    await reads(main, /^A PDF cannot be covered here\./);
    await main.locator('input[name=identityFile]').setInputFiles(await file(0xc8));
    await main.getByRole('button', { name: 'Cover the first eight digits' }).click();

    const dialog = page.getByRole('dialog', { name: 'Cover the first eight digits' });
    const bar = dialog.getByRole('button', { name: /^Bar/ });
    const photo = (await dialog.getByRole('img').boundingBox())!;
    const before = (await bar.boundingBox())!;
    const from = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, photo.y - 50, { steps: 3 });
    await page.mouse.up();
    expect((await bar.boundingBox())!.y).toBeCloseTo(photo.y, 0);
    await bar.focus();
    for (let press = 0; press < 25; press += 1) await page.keyboard.press('ArrowLeft');
    await dialog.getByRole('button', { name: /^Corner/ }).focus();
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight');
    await dialog.getByRole('button', { name: 'Delete these digits' }).click();
    await reads(main, 'Covered. We receive the photo without these digits.');
    await main.getByRole('button', { name: 'Send for approval' }).click();
    await page.waitForURL('**/waiting-page');

    const get = (path: string) => site.server.http.get(path).set(bearer(account)).expect(200);
    const { identity } = (await get('/api/user/profile')).body.data;
    const { downloadUrl } = (await get(identity.filePath)).body.data;
    const stored = await fetch(new URL(downloadUrl, site.server.url));
    const { data, info } = await sharp(await stored.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isBlack = (x: number, y: number): boolean =>
      [0, 1, 2].every((channel) => data[(y * info.width + x) * info.channels + channel]! < 24);
    expect([info.width, info.height]).toEqual([320, 200]);
    // The bar covers the left half of the upper 12 %.
    expect([isBlack(2, 2), isBlack(155, 20), isBlack(80, 12)]).toEqual([true, true, true]);
    expect([isBlack(168, 12), isBlack(80, 32), isBlack(310, 190)]).toEqual([false, false, false]);
  });

  it('keeps the input after a refusal by the server', async () => {
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

  it('requires the refused document after a rejection, and the number if it was removed', async () => {
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
