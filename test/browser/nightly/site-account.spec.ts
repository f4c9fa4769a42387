import type { Locator } from 'playwright-core';
import { cookiesOf, DESK, reads, useSite } from '../../support/browser/site';
import { subscribe } from '../../support/newsletter';
import { pay, place, rentalRequest, renter } from '../../support/renting';
import { moveClock } from '../../support/server';
import { openSession } from '../../support/session';
import { bearer, buildCar, buildCustomer, codeFor } from '../../support/test-data';

describe('account of a customer', () => {
  const site = useSite();

  it('sends a new code after the countdown, and removes the typed one with its error', async () => {
    const { server } = site;
    const person = await buildCustomer(server, { approval: 'APPROVED' });
    site.expectConsoleErrors(/status of 401/);
    const { page, main } = await site.open('/dashboard/profile', {
      cookies: { token: await openSession(server, 'customer', person.id) },
      viewport: DESK,
      clock: true,
    });
    const dialog = page.getByRole('dialog');
    const fillWrong = async (form: Locator, button: string, failed: string): Promise<void> => {
      await form.getByLabel('Code').fill('000000');
      await form.getByRole('button', { name: button, exact: true }).click();
      await reads(form, failed);
      expect(await form.getByRole('button', { name: /^Send a new code in 0:/ }).isDisabled()).toBe(true);
    };
    const resend = async (form: Locator, seconds: number): Promise<void> => {
      await moveClock(server, `${seconds} seconds`);
      await page.clock.fastForward('00:31');
      await form.getByRole('button', { name: 'Send a new code', exact: true }).click();
      await reads(form, /^A new code has been sent\. The earlier one no longer works\./);
      expect(await form.getByLabel('Code').inputValue()).toBe('');
      expect(await form.getByRole('alert').count()).toBe(0);
    };
    try {
      await main.getByRole('button', { name: 'Download my data' }).click();
      await main.getByRole('button', { name: 'Send code by e-mail' }).click();
      await main.getByLabel('Code').waitFor();
      await fillWrong(main, 'Download', 'Your data was not downloaded.');
      await resend(main, 31);
      await main.getByLabel('Code').fill(await codeFor(server, person.email));
      await main.getByRole('button', { name: 'Download', exact: true }).click();
      await reads(page, 'Your data is saved on this device.');

      await main.getByRole('button', { name: 'Change e-mail address' }).click();
      await dialog.getByLabel('New e-mail address').fill('resent@example.com');
      await dialog.getByRole('button', { name: 'Send code' }).click();
      await dialog.getByLabel('Code').waitFor();
      await fillWrong(dialog, 'Save', 'Nothing was changed.');
      await resend(dialog, 62);
      await reads(dialog, /We sent a code to resent@example\.com/);
      await dialog.getByLabel('Code').fill(await codeFor(server, 'resent@example.com'));
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.waitFor({ state: 'detached' });
      await reads(main, 'resent@example.com');
    } finally {
      await moveClock(server, '0 seconds');
    }
  });

  it('adds a mobile number to an account that lost it before the registration', async () => {
    const { server } = site;
    const { id, account } = await renter(server, 'NOT_REGISTERED');
    await server.db.query('UPDATE customers SET mobile = NULL WHERE id = $1', [id]);
    const { page, main } = await site.open('/dashboard/profile', { cookies: { token: account } });
    await reads(main, 'No profile found. Please complete the form.', 'Signed-in devices');
    await main.getByRole('button', { name: 'Add or change mobile number' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('New mobile number').fill('9876501234');
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await dialog.getByLabel('Code').waitFor();
    await dialog.getByLabel('Code').fill(await codeFor(server, '9876501234'));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    const { rows } = await server.db.query('SELECT mobile FROM customers WHERE id = $1', [id]);
    expect(rows).toEqual([{ mobile: '9876501234' }]);
  });

  it('does not deny a change or a deletion whose response is lost', async () => {
    const { server } = site;
    const person = await buildCustomer(server, { approval: 'APPROVED' });
    await subscribe(server, person.email);
    site.expectConsoleErrors(/ERR_FAILED/, /status of 401/);
    const { page, main } = await site.open('/dashboard/profile', {
      cookies: { token: await openSession(server, 'customer', person.id) },
      viewport: DESK,
    });
    const dialog = page.getByRole('dialog');
    const loseResponse = (path: string) =>
      page.route(
        path,
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
    const change = async (button: string, label: string, value: string): Promise<void> => {
      await main.getByRole('button', { name: button }).click();
      await dialog.getByLabel(label).fill(value);
    };
    const saveUnanswered = async (path: string, shown: string): Promise<void> => {
      await loseResponse(path);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await reads(dialog, 'The change may have been saved already.');
      const again = page.waitForResponse((response) => response.request().method() !== 'GET');
      await dialog.getByRole('button', { name: 'Save' }).click();
      expect((await again).status()).toBe(401);
      await reads(dialog, 'The change may have been saved already.', /^Invalid/);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await reads(main, shown);
    };
    await loseResponse('**/api/user/consents/withdrawal');
    await main.getByRole('button', { name: 'Withdraw: Newsletter' }).click();
    await reads(page, 'The consent may have been withdrawn already.');
    await main.getByRole('button', { name: 'Withdraw: Newsletter' }).waitFor({ state: 'detached' });

    const json = { code: 1003, status: 'NO', message: 'Invalid session.', data: null };
    await page.route('**/api/user/profile', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 401, json }) : route.fallback(),
    );
    await change('Change name or address', 'Address', '5 Lost Lane, Pune');
    await saveUnanswered('**/api/user/profile', '5 Lost Lane, Pune');

    await change('Change e-mail address', 'New e-mail address', 'lost@example.com');
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await dialog.getByLabel('Code').waitFor();
    await dialog.getByLabel('Code').fill(await codeFor(server, 'lost@example.com'));
    await saveUnanswered('**/api/user/email-change/confirm', 'lost@example.com');

    await main.getByRole('button', { name: 'Delete my account' }).click();
    await dialog.getByRole('button', { name: 'Send code by e-mail' }).click();
    await dialog.getByLabel('Code').waitFor();
    await dialog.getByLabel('Code').fill(await codeFor(server, 'lost@example.com'));
    await loseResponse('**/api/user/erasure');
    for (const attempt of ['lost', 'without a session']) {
      const sent = page.waitForRequest((request) => request.url().endsWith('/api/user/erasure'));
      await dialog.getByRole('button', { name: 'Delete for good' }).click();
      await sent;
      await reads(dialog, 'Your account may have been deleted already.');
      expect([attempt, await dialog.getByText('Your account was not deleted.').count()]).toEqual([
        attempt,
        0,
      ]);
    }
    await dialog.getByRole('button', { name: 'Keep my account' }).click();
    await reads(main, /^Your sign-in has ended/);
  });

  it('requests a sign-in after the session ended elsewhere, but keeps an open dialog', async () => {
    const { server } = site;
    const person = await renter(server);
    await pay(server, person.token, { amount: 3799, type: 'book' });
    await place(server, 'bookings', person.token, rentalRequest(await buildCar(server))).expect(201);
    site.expectConsoleErrors(/status of 401/);
    const { page, main, context } = await site.open('/dashboard/bookings', {
      cookies: { token: person.account },
      viewport: DESK,
    });
    await main.getByRole('button', { name: /^Cancel booking/ }).click();
    const reason = page.getByRole('dialog').getByRole('textbox');
    await reason.fill('Plans have changed');
    const elsewhere = await openSession(server, 'customer', person.id);
    await server.http.delete('/api/user/sessions').set(bearer(elsewhere)).expect(200);
    const returnToTab = async (): Promise<void> => {
      const read = page.waitForResponse((answer) => answer.url().endsWith('/api/bookings/user/bookings'));
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      expect((await read).status()).toBe(401);
    };
    await returnToTab();
    expect(await reason.inputValue()).toBe('Plans have changed');
    await page.keyboard.press('Escape');
    await reason.waitFor({ state: 'detached' });

    await returnToTab();
    await reads(main, /^Your sign-in has ended/);
    expect(await main.getByRole('article').count()).toBe(0);
    expect(await page.getByText('Authentication token not found').count()).toBe(0);
    expect(await cookiesOf(context)).toEqual({});
    await main.getByRole('link', { name: 'Login' }).click();
    await page.waitForURL((url) => url.searchParams.get('next') === '/dashboard/bookings');
  });
});
