import { type Guest, reads, useSite } from '../../support/browser/site';
import { badGateway, drop, envelope, garbage } from '../../support/network/faulty-network';
import { buildCustomer, codeFor, type Person } from '../../support/world';

const LOST = [
  ['the line is gone', drop],
  ['a gateway answers', badGateway],
  ['somebody else answers', garbage],
  ['the database is away', envelope(503, { code: 1503, message: 'Please try again in a moment.' })],
] as const;

/** What goes wrong on the way in, in the words for it. */
describe.each(['/login', '/user-login'])('errors of %s', (path) => {
  const site = useSite();

  async function askForCode({ main }: Guest, person: Person): Promise<void> {
    if (path === '/user-login') await main.getByLabel('Mobile number').fill(person.mobile);
    await main.getByLabel('E-mail address').fill(person.email);
    await main.getByRole('button', { name: 'Send OTP' }).click();
  }
  async function proveCode({ main }: Guest, code: string): Promise<void> {
    await main.getByLabel('OTP').fill(code);
    await main.getByRole('button', { name: 'Verify OTP' }).click();
  }

  it.each(LOST)("'Error sending OTP.' when %s, and it works on the next try", async (_what, fault) => {
    if (fault !== garbage) site.expectComplaints(/net::ERR_|status of 50[23]/);
    const person = await buildCustomer(site.server);
    const guest = await site.open(path);
    site.network.fail(/^POST .*\/send-otp/, fault);
    await askForCode(guest, person);
    await reads(guest.main, 'Error sending OTP.');
    site.network.clearFaults();
    await guest.main.getByRole('button', { name: 'Send OTP' }).click();
    await guest.main.getByRole('button', { name: 'Verify OTP' }).waitFor();
  });

  it.each(LOST)("'Error verifying OTP.' when %s, and the code still counts", async (_what, fault) => {
    if (fault !== garbage) site.expectComplaints(/net::ERR_|status of 50[23]/);
    const person = await buildCustomer(site.server);
    const guest = await site.open(path);
    await askForCode(guest, person);
    await guest.main.getByRole('button', { name: 'Verify OTP' }).waitFor();
    site.network.fail(/^POST .*\/verify-otp/, fault);
    await proveCode(guest, await codeFor(site.server, person.email));
    await reads(guest.main, 'Error verifying OTP.');
    expect(await guest.main.getByText('Invalid OTP').count()).toBe(0);
    site.network.clearFaults();
    await guest.main.getByRole('button', { name: 'Verify OTP' }).click();
    await guest.page.waitForURL((url) => url.pathname !== path);
  });

  it("'Invalid OTP' when the server refuses without a word", async () => {
    site.expectComplaints(/status of 401/);
    const person = await buildCustomer(site.server);
    const guest = await site.open(path);
    await askForCode(guest, person);
    await guest.main.getByRole('button', { name: 'Verify OTP' }).waitFor();
    site.network.fail(/^POST .*\/verify-otp/, envelope(401, { code: 1010, message: '' }));
    await proveCode(guest, '123456');
    await reads(guest.main, 'Invalid OTP');
  });
});
