import { cookiesOf, type Guest, keeps, reads, useSite, visit } from '../../../support/browser/site';
import { buildCustomer, codeFor } from '../../../support/test-data';
import { leavesOnly, tokensOfAll } from '../../../support/tokens';

describe('/login', () => {
  const site = useSite();

  async function askForCode({ main }: Guest, email: string): Promise<void> {
    await main.getByLabel('E-mail address').fill(email);
    await main.getByRole('button', { name: 'Send OTP' }).click();
  }
  async function proveCode({ main }: Guest, code: string): Promise<void> {
    await main.getByLabel('OTP').fill(code);
    await main.getByRole('button', { name: 'Verify OTP' }).click();
  }

  it.each([
    ['NOT_REGISTERED', '/register'],
    ['PENDING', '/waiting-page'],
    ['REJECTED', '/waiting-page'],
    ['APPROVED', '/dashboard'],
  ] as const)('leads a customer who is %s to %s', async (approval, path) => {
    const person = await buildCustomer(site.server, { approval });
    const guest = await site.open('/login');
    await askForCode(guest, person.email.toUpperCase());
    await guest.main.getByRole('button', { name: 'Verify OTP' }).waitFor();
    expect(await guest.main.getByLabel('E-mail address').isEditable()).toBe(false);
    await proveCode(guest, await codeFor(site.server, person.email));
    await guest.page.waitForURL((url) => url.pathname === path);
    await guest.main.getByRole('heading', { level: 1 }).waitFor();
    const [cookie] = await guest.context.cookies();
    expect(cookie).toMatchObject({ name: 'token', sameSite: 'Strict', path: '/' });
    expect(cookie!.expires).toBeGreaterThan(Date.now() / 1000);
    expect(guest.page.url()).not.toContain(cookie!.value);
  });

  it('ends the sessions of a customer and clears their data, but keeps staff signed in', async () => {
    const tokens = await tokensOfAll(site.server);
    const guest = await site.open('/login', {
      session: {
        token: tokens.renting,
        carAction: 'book',
        selectedCar: '{}',
        mobile: '1',
        email: 'e',
        other: 'x',
      },
      cookies: { token: tokens.customer, admintoken: tokens.admin, customadmintoken: tokens['custom-admin'] },
    });
    await guest.main.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
    await keeps(guest.page, {});
    expect(await cookiesOf(guest.context)).toEqual({
      admintoken: tokens.admin,
      customadmintoken: tokens['custom-admin'],
    });
    await leavesOnly(site.server, tokens, ['admin', 'custom-admin']);
  });

  it("shows the server's message for an unknown e-mail, and keeps it for correction", async () => {
    site.expectConsoleErrors(/status of 404/);
    const guest = await site.open('/login');
    await askForCode(guest, 'nobody.knows@example.com');
    await reads(guest.main.getByRole('alert'), /^Questions\? Call \+91/);
    expect(await guest.main.getByLabel('E-mail address').inputValue()).toBe('nobody.knows@example.com');
    expect(await guest.main.getByRole('button', { name: 'Verify OTP' }).count()).toBe(0);
  });

  it('refuses an invalid e-mail and an incomplete code', async () => {
    const person = await buildCustomer(site.server);
    const guest = await site.open('/login');
    await askForCode(guest, 'nobody@nowhere@example.com');
    await reads(guest.main, 'Please enter a valid email address');
    await askForCode(guest, person.email);
    await guest.main.getByRole('button', { name: 'Verify OTP' }).waitFor();
    await proveCode(guest, '12x34');
    expect(await guest.main.getByLabel('OTP').inputValue()).toBe('1234');
    await reads(guest.main, 'Enter the 6 digits of the OTP.');
  });

  it("shows the server's message for a wrong code", async () => {
    site.expectConsoleErrors(/status of 401/);
    const person = await buildCustomer(site.server);
    const guest = await site.open('/login');
    await askForCode(guest, person.email);
    await guest.main.getByRole('button', { name: 'Verify OTP' }).waitFor();
    await proveCode(guest, (await codeFor(site.server, person.email)) === '123456' ? '654321' : '123456');
    await reads(guest.main, /^Invalid OTP\. /);
    expect(await cookiesOf(guest.context)).toEqual({});
  });

  describe('rental that was placed on this device', () => {
    async function placedBy(email: string, hours = 1): Promise<Guest> {
      const guest = await site.open('/login');
      await guest.page.evaluate(
        ([customer, until]) =>
          localStorage.setItem(
            'placedRental',
            JSON.stringify({
              until,
              rental: {
                reference: 'K7MPQ2XW9T',
                kind: 'BOOKING',
                carName: 'Aria VX',
                total: 3799,
                email: customer,
                fromDate: '2027-01-10',
                toDate: '2027-01-12',
                pickupTime: '12:00',
                dropTime: '12:00',
              },
            }),
          ),
        [email, Date.now() + hours * 3_600_000] as const,
      );
      await visit(guest.page, '/login');
      return guest;
    }
    const isStored = ({ page }: Guest): Promise<boolean> =>
      page.evaluate(() => localStorage.getItem('placedRental') !== null);

    async function signIn(guest: Guest, email: string): Promise<void> {
      await askForCode(guest, email);
      await guest.main.getByRole('button', { name: 'Verify OTP' }).waitFor();
      await proveCode(guest, await codeFor(site.server, email));
      await guest.page.waitForURL('**/dashboard');
    }

    it('is shown with its e-mail filled in, and remains after the sign-in until the sign-out', async () => {
      const { email } = await buildCustomer(site.server, { approval: 'APPROVED' });
      const guest = await placedBy(email);
      await reads(guest.main.getByRole('region', { name: 'Booking received' }), 'K7MPQ2XW9T', '₹3,799');
      expect(await guest.main.getByLabel('E-mail address').inputValue()).toBe(email);
      await signIn(guest, email);
      expect(await isStored(guest)).toBe(true);
      await guest.page.getByRole('button', { name: 'Bookings' }).click();
      await guest.page.getByRole('button', { name: 'Logout' }).click();
      await guest.page.waitForURL((url) => url.pathname === '/');
      expect(await isStored(guest)).toBe(false);
    });

    it("is removed on request, by another customer's sign-in, and after two hours", async () => {
      const { email } = await buildCustomer(site.server, { approval: 'APPROVED' });
      const shared = await placedBy('first@example.com');
      await signIn(shared, email);
      expect(await isStored(shared)).toBe(false);
      const old = await placedBy(email, -1);
      await reads(old.main, /^New here\?/);
      const guest = await placedBy(email);
      await guest.main.getByRole('button', { name: 'Remove from this device' }).click();
      await reads(guest.main, /^New here\?/);
      expect(await isStored(guest)).toBe(false);
    });
  });

  it('warns a suspended customer', async () => {
    site.expectConsoleErrors(/status of 403/);
    const guest = await site.open('/login');
    await askForCode(guest, (await buildCustomer(site.server, { suspended: true })).email);
    await reads(guest.main.getByRole('alert'), /^This account is suspended\./, /^Questions\? Call \+91/);
  });
});
