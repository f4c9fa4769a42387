import { DESK, freeze, reads, useSite } from '../../support/browser/site';
import { buildCustomer, signIn } from '../../support/test-data';

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

  it('shows the reasons for a rejection, and leads to a new submission', async () => {
    const { person, cookies } = await waiting('REJECTED');
    await site.server.db.query(
      `UPDATE customers SET rejection_reasons = '{"aadhaar":"The picture is blurred."}' WHERE id = $1`,
      [person.id],
    );
    const { page, main } = await site.open('/waiting-page', { cookies });
    await reads(main, 'Your documents were rejected. Please submit them again.');
    await reads(main, 'Identity document: not accepted', 'The picture is blurred.', 'A good photo');
    await reads(main, /^Questions\? Call \+91/);
    await main.getByRole('link', { name: 'Upload again' }).click();
    await page.waitForURL('**/register');
  });

  it('leads an unregistered customer to the form', async () => {
    const { cookies } = await waiting('NOT_REGISTERED');
    const { page, main } = await site.open('/waiting-page', { cookies, viewport: DESK });
    await main.getByRole('link', { name: 'Register' }).click();
    await page.waitForURL('**/register');
  });
});
