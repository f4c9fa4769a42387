import { DESK, freeze, reads, useSite } from '../../../support/browser/site';
import { drop } from '../../../support/network/faulty-network';
import { picture } from '../../../support/pictures';
import { pay, place, rentalRequest, renter } from '../../../support/renting';
import { bearer, buildCar, buildCustomer, signIn } from '../../../support/test-data';

describe('/waiting-page', () => {
  const site = useSite();

  async function waiting(approval: 'NOT_REGISTERED' | 'PENDING' | 'APPROVED' | 'REJECTED') {
    const person = await buildCustomer(site.server, { approval });
    const token = await signIn(site.server, 'customer', person);
    return { person, cookies: { token } };
  }

  it("shows the server's text while waiting, and moves on automatically once approved", async () => {
    const { person, cookies } = await waiting('PENDING');
    const { page, main } = await site.open('/waiting-page', { cookies, clock: true });
    await reads(main, 'Your documents are under verification. Please wait.');
    await freeze(page);
    await page.clock.runFor(6000);
    expect(new URL(page.url()).pathname).toBe('/waiting-page');
    await site.server.db.query(`UPDATE customers SET approval = 'APPROVED' WHERE id = $1`, [person.id]);
    await page.clock.resume();
    await page.clock.fastForward(6000);
    await page.waitForURL('**/dashboard');
  });

  it('redirects an approved customer', async () => {
    const { cookies } = await waiting('APPROVED');
    const { page } = await site.open('/waiting-page', { cookies });
    await page.waitForURL('**/dashboard');
  });

  it('shows the reasons for a rejection, and a link to submit the documents again', async () => {
    const { person, cookies } = await waiting('NOT_REGISTERED');
    await site.server.http
      .post('/api/auth/register')
      .set(bearer(cookies.token))
      .field({ name: 'Asha Kulkarni', address: '4 Karve Road', aadhaarNumber: '499118665246' })
      .attach('aadhaarFile', await picture(31), 'a.png')
      .attach('drivingLicenseFile', await picture(32), 'l.png')
      .expect(200);
    await site.server.db.query(
      `UPDATE customers SET approval = 'REJECTED',
              rejection_reasons = '{"aadhaar":"The picture is blurred.","license":"It has expired."}'
        WHERE id = $1`,
      [person.id],
    );
    await site.server.db.query(
      `UPDATE documents SET content_type = 'application/pdf' WHERE kind = 'DRIVING_LICENSE' AND customer_id = $1`,
      [person.id],
    );
    const { page, main } = await site.open('/waiting-page', { cookies });
    await main.getByRole('img', { name: 'Your photo' }).waitFor();
    await main.getByRole('link', { name: 'Open the PDF' }).waitFor();
    await reads(main, 'Your documents were rejected. Please submit them again.');
    await reads(main, 'Aadhaar card: not accepted', 'The picture is blurred.', 'A good photo');
    await reads(main, /^Questions\? Call \+91/);
    await main.getByRole('link', { name: 'Upload again' }).click();
    await page.waitForURL('**/register');
  });

  it('shows the rental, what is safe and the phone number if the status cannot be read', async () => {
    const { token, account } = await renter(site.server, 'PENDING');
    await pay(site.server, token, { amount: 3799, type: 'book' });
    await place(site.server, 'bookings', token, rentalRequest(await buildCar(site.server))).expect(201);
    site.network.fail(/^GET \/api\/adminVerified/, drop);
    site.expectConsoleErrors(/net::ERR_/);
    const { main } = await site.open('/waiting-page', { cookies: { token: account } });
    await reads(main, 'Try again', /^Questions\? Call \+91/);
    await main.getByRole('list', { name: 'Steps of this rental' }).waitFor();
  });

  it('leads an unregistered customer to the form', async () => {
    const { cookies } = await waiting('NOT_REGISTERED');
    const { page, main } = await site.open('/waiting-page', { cookies, viewport: DESK });
    await main.getByRole('link', { name: 'Register' }).click();
    await page.waitForURL('**/register');
  });
});
