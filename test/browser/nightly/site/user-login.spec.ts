import { cookiesOf, type Guest, keeps, reads, sessionOf, useSite } from '../../../support/browser/site';
import { attachCar, selectedCar } from '../../../support/cars';
import { dayAhead } from '../../../support/renting';
import { openSession } from '../../../support/session';
import { buildCustomer, codeFor } from '../../../support/test-data';
import { leavesOnly, tokensOfAll } from '../../../support/tokens';

describe('/user-login', () => {
  const site = useSite();
  let car: string;
  beforeAll(async () => {
    car = await selectedCar(site.server, await attachCar(site.server, {}, 1));
  });
  let people = 0;
  const newcomer = (): { mobile: string; email: string } => {
    people += 1;
    return { mobile: `98220010${String(people).padStart(2, '0')}`, email: `newcomer${people}@example.com` };
  };

  async function askForCode({ main }: Guest, person: { mobile: string; email: string }): Promise<void> {
    await main.getByLabel('Mobile number').fill(person.mobile);
    await main.getByLabel('E-mail address').fill(person.email);
    await main.getByRole('button', { name: 'Send OTP' }).click();
  }
  async function proveCode({ main }: Guest, code: string): Promise<void> {
    await main.getByLabel('OTP').fill(code);
    await main.getByRole('button', { name: 'Verify OTP' }).click();
  }

  it.each([
    ['book', '/booking'],
    ['reserve', '/reserve'],
  ])('leads with the action %s to %s, with the dates and the car', async (carAction, path) => {
    const dates = `?from=${dayAhead(40)}&to=${dayAhead(41)}`;
    const guest = await site.open(`/user-login${dates}`, { session: { carAction, selectedCar: car } });
    const person = newcomer();
    await reads(guest.main, 'Tata Nexon XZ');
    await askForCode(guest, person);
    await guest.main.getByRole('button', { name: 'Verify OTP' }).waitFor();
    for (const field of ['Mobile number', 'E-mail address']) {
      expect(await guest.main.getByLabel(field).isEditable()).toBe(false);
    }
    await proveCode(guest, await codeFor(site.server, person.email));
    await guest.page.waitForURL((url) => url.pathname === path && url.search === dates);
    await guest.main.getByRole('heading', { level: 1, name: /Tata Nexon XZ/ }).waitFor();
    expect(await sessionOf(guest.page)).toMatchObject({ ...person, carAction, token: expect.any(String) });
    expect(await cookiesOf(guest.context)).toEqual({});
  });

  it('asks for the mobile number if the account has none, and leads back to the booking', async () => {
    const { id, email } = await buildCustomer(site.server);
    await site.server.db.query('UPDATE customers SET mobile = NULL WHERE id = $1', [id]);
    const guest = await site.open(`/booking?from=${dayAhead(40)}&to=${dayAhead(41)}`, {
      session: { carAction: 'book', selectedCar: car },
      cookies: { token: await openSession(site.server, 'customer', id) },
    });
    site.expectConsoleErrors(/status of 400/);
    await guest.main.getByRole('checkbox').check();
    await guest.main.getByRole('button', { name: 'Confirm Booking' }).click();
    await guest.page.waitForURL('**/user-login?*');
    await reads(guest.page, /^This account has no mobile number at present\./);
    await askForCode(guest, { mobile: newcomer().mobile, email });
    await guest.main.getByRole('button', { name: 'Verify OTP' }).waitFor();
    await proveCode(guest, await codeFor(site.server, email));
    await guest.page.waitForURL('**/booking?*');
    await guest.main.getByRole('checkbox').check();
    await guest.main.getByRole('button', { name: 'Confirm Booking' }).click();
    await reads(guest.page.getByRole('dialog'), 'Scan & Pay');
  });

  it('opens the car list after sign-in if the visitor has not chosen to book or reserve', async () => {
    const guest = await site.open('/user-login');
    const person = newcomer();
    await askForCode(guest, person);
    await guest.main.getByRole('button', { name: 'Verify OTP' }).waitFor();
    await proveCode(guest, await codeFor(site.server, person.email));
    await guest.page.waitForURL('**/carlist');
  });

  it('ends the session of this tab and keeps the car, the action and the cookies', async () => {
    const tokens = await tokensOfAll(site.server);
    const guest = await site.open('/user-login', {
      session: {
        token: tokens.renting,
        mobile: '9822000000',
        email: 'a@b.example',
        carAction: 'book',
        selectedCar: car,
      },
      cookies: { token: tokens.customer },
    });
    await guest.main.getByRole('heading', { level: 1 }).waitFor();
    await keeps(guest.page, { carAction: 'book', selectedCar: car });
    expect(await cookiesOf(guest.context)).toEqual({ token: tokens.customer });
    await leavesOnly(site.server, tokens, ['customer', 'admin', 'custom-admin']);
  });

  it.each(['+919822001234', '+91 98220 01234', '09822001234', '919822001234'])(
    'changes %s, typed key by key, to its ten digits',
    async (typed) => {
      const { main } = await site.open('/user-login');
      const mobile = main.getByLabel('Mobile number');
      expect(await mobile.getAttribute('inputmode')).toBe('tel');
      await reads(main, '10 digits; +91 is optional');
      await mobile.pressSequentially(typed);
      expect(await mobile.inputValue()).toBe('9822001234');
    },
  );

  it('refuses more than ten digits of a mobile number, and an invalid e-mail', async () => {
    const { main } = await site.open('/user-login');
    const mobile = main.getByLabel('Mobile number');
    await mobile.pressSequentially('982200123456');
    for (const wrong of ['', 'nobody', 'nobody@', '@example.com', 'a b@example.com']) {
      await main.getByLabel('E-mail address').fill(wrong);
      await main.getByRole('button', { name: 'Send OTP' }).click();
      await reads(main, 'Please enter a valid 10-digit mobile number', 'Please enter a valid email address');
    }
    expect(await mobile.inputValue()).toBe('982200123456');
    expect(await main.getByRole('button', { name: 'Verify OTP' }).count()).toBe(0);
  });

  it("shows 'Invalid OTP' with the tries left, and accepts the right code afterwards", async () => {
    site.expectConsoleErrors(/status of 401/);
    const guest = await site.open('/user-login');
    const person = newcomer();
    await askForCode(guest, person);
    await guest.main.getByRole('button', { name: 'Verify OTP' }).waitFor();
    const code = await codeFor(site.server, person.email);
    await proveCode(guest, code === '123456' ? '654321' : '123456');
    await reads(guest.main, 'Invalid OTP. 4 tries left.');
    await proveCode(guest, code);
    await guest.page.waitForURL('**/carlist');
  });

  it("shows the server's warning if mobile number and e-mail belong to different customers", async () => {
    site.expectConsoleErrors(/status of 409/);
    const [one, other] = [await buildCustomer(site.server), await buildCustomer(site.server)];
    const guest = await site.open('/user-login');
    await askForCode(guest, { mobile: one.mobile, email: other.email });
    await guest.main
      .getByRole('alert')
      .filter({ hasText: /different/ })
      .waitFor();
    expect(new URL(guest.page.url()).pathname).toBe('/user-login');
    expect(await guest.main.getByLabel('E-mail address').inputValue()).toBe(other.email);
    expect(await guest.main.getByLabel('E-mail address').isEditable()).toBe(true);
  });

  it('warns a suspended customer', async () => {
    site.expectConsoleErrors(/status of 403/);
    const guest = await site.open('/user-login');
    await askForCode(guest, await buildCustomer(site.server, { suspended: true }));
    await guest.main.getByRole('alert').filter({ hasText: 'This account is suspended.' }).waitFor();
    expect(new URL(guest.page.url()).pathname).toBe('/user-login');
  });
});
