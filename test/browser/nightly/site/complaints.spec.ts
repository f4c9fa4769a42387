import type { Browser, Page } from 'playwright-core';
import { openBrowser, visitor } from '../../../support/browser/browser';
import { endAll } from '../../../support/end-all';
import { picture } from '../../../support/pictures';
import { startServer, type TestServer } from '../../../support/server';
import { changeSettings } from '../../../support/settings';
import { buildCustomer, buildStaff, codeFor, signIn } from '../../../support/test-data';

/** Opens a list from the menu. After 5 ms, before React renders it, follows a link of the previous screen. */
async function clickBeforeListIsShown(page: Page, list: string, link: string): Promise<void> {
  const target = page.getByRole('link', { name: link });
  await target.waitFor();
  const item = await page.getByRole('menuitem', { name: list }).elementHandle();
  await target.evaluate((element, menuItem) => {
    (menuItem as HTMLElement).click();
    setTimeout(() => (element as HTMLElement).click(), 5);
  }, item);
}

describe('complaint', () => {
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await startServer();
    browser = await openBrowser();
  });
  afterAll(() => endAll(browser, server));

  async function enter(page: Page, address: string, label: RegExp, who: string): Promise<void> {
    await page.goto(address);
    const form = page.locator('main');
    await form.getByLabel(label).fill(who);
    await form.getByRole('button', { name: 'Send OTP' }).click();
    await form.getByRole('button', { name: 'Verify OTP' }).waitFor();
    await form
      .getByLabel(/code|OTP/i)
      .first()
      .fill(await codeFor(server, who));
    await form.getByRole('button', { name: 'Verify OTP' }).click();
    await page.waitForURL(/dashboard/);
  }

  it('is sent once with a photo after a lost response, answered in the console, and read', async () => {
    const admin = await buildStaff(server, 'ADMIN');
    await changeSettings(server, await signIn(server, 'admin', admin), () => ({ complaintBook: true }));
    const customer = await buildCustomer(server);
    const { page, consoleErrors, context } = await visitor(browser, server.url, { width: 360, height: 800 });
    await enter(page, '/login', /E-mail/, customer.email);
    await page.goto('/dashboard/complaints');
    await page.getByText('No complaints found.').waitFor();
    await page.getByText('Our team reads every complaint and replies.').waitFor();
    await page.getByRole('button', { name: 'Send Mail' }).click();
    await page.getByText('Please enter a subject.').waitFor();
    await page.getByText('Please describe what happened.').waitFor();

    await page.getByLabel('Subject').fill('Wet seat');
    await page.getByLabel('Message').fill('It rained in.\nTwice.');
    const buffer = await picture(7);
    await page
      .locator('input[name=image]')
      .setInputFiles({ name: 'seat.png', mimeType: 'image/png', buffer });
    await page.getByRole('img', { name: /seat\.png/ }).waitFor();

    // The server stores the complaint, but its response is lost.
    await page.route(
      '**/api/complaints',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Send Mail' }).click();
    await page.getByText('Your complaint may have arrived already.').waitFor();
    await page.getByText('What you typed is kept. You can try again safely').waitFor();
    await page
      .getByRole('alert')
      .getByRole('link', { name: /^Questions\? Call \+91/ })
      .waitFor();
    expect(await page.getByLabel('Subject').inputValue()).toBe('Wet seat');
    expect(await page.getByLabel('Message').inputValue()).toBe('It rained in.\nTwice.');
    await page.route(
      '**/api/complaints',
      (route) =>
        route.fulfill({
          status: 429,
          json: { code: 1011, status: 'TOO_MANY', message: 'Not now.', data: null },
        }),
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Send Mail' }).click();
    await page.getByText('Not now.').waitFor();
    expect(await page.getByText('Your complaint may have arrived already.').count()).toBe(1);
    await page.getByRole('button', { name: 'Send Mail' }).click();
    const notice = await page.getByText(/^We have received your complaint \w{10}\.$/).innerText();
    const number = /\w{10}(?=\.$)/.exec(notice)![0];
    expect(await page.getByLabel('Subject').inputValue()).toBe('');
    const card = page.getByRole('article');
    await card.getByText(`Complaint ${number}`).waitFor();
    expect(await card.count()).toBe(1);
    await card.getByText('Open', { exact: true }).waitFor();
    await card.getByRole('button', { name: 'View image' }).click();
    await page.getByRole('img', { name: `Image of complaint ${number}` }).waitFor();
    await page.keyboard.press('Escape');

    const desk = await visitor(browser, server.url, { width: 1280, height: 800 });
    await enter(desk.page, '/admin', /Mobile/, admin.mobile);
    await clickBeforeListIsShown(desk.page, 'Complaints', number);
    await desk.page.getByRole('heading', { name: `Complaint ${number}` }).waitFor();
    await desk.page.getByText('It rained in.').waitFor();
    await desk.page.getByRole('button', { name: 'View Image' }).click();
    await desk.page.getByRole('dialog').getByRole('img').waitFor();
    await desk.page.keyboard.press('Escape');
    await desk.page.getByRole('dialog').waitFor({ state: 'detached' });
    const dialog = desk.page.getByRole('dialog');
    const [file] = await Promise.all([
      desk.page.waitForEvent('download'),
      desk.page.getByRole('button', { name: 'Form 7 (PDF)' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^CB-\d{4}-000001\.pdf$/);
    await desk.page.getByRole('button', { name: 'Mark sent' }).click();
    await dialog.getByRole('button', { name: 'Mark sent' }).click();
    await desk.page.getByText(/^The duplicate went to the licensing authority on /).waitFor();
    await desk.page.getByRole('button', { name: 'Answer' }).click();
    await dialog.getByLabel('Answer', { exact: true }).fill('We dried it.');
    await dialog.getByRole('button', { name: 'Answer' }).click();
    await desk.page.getByText(`Complaint ${number} is answered. The customer gets an e-mail.`).waitFor();
    await desk.page.getByText('We dried it.').waitFor();

    await page.reload();
    await page.getByRole('article').getByText('We dried it.').waitFor();
    await page.getByRole('article').getByText('Answered', { exact: true }).waitFor();
    expect(consoleErrors.filter((text) => !/ERR_FAILED|status of 429/.test(text))).toEqual([]);
    expect(desk.consoleErrors).toEqual([]);
    await desk.context.close();
    await context.close();
  });

  it('keeps the typed text when the customer signs in again in another tab', async () => {
    const customer = await buildCustomer(server);
    const { page, context } = await visitor(browser, server.url);
    const cookie = { name: 'token', url: server.url };
    await context.addCookies([{ ...cookie, value: 'ended' }]);
    await page.goto('/dashboard/complaints');
    const list = page.getByRole('region', { name: 'Your complaints' });
    await list.getByRole('link', { name: 'Login' }).waitFor();
    await page.getByLabel('Subject').fill('Wet seat');
    await page.getByLabel('Message').fill('It rained in.');
    await page.getByRole('button', { name: 'Send Mail' }).click();
    await page.getByText('Your complaint was not sent.').waitFor();

    await context.addCookies([{ ...cookie, value: await signIn(server, 'customer', customer) }]);
    await page.getByLabel('Message').pressSequentially(' Twice.');
    expect(await page.getByLabel('Subject').inputValue()).toBe('Wet seat');
    await page.getByRole('button', { name: 'Send Mail' }).click();
    await page.getByText(/^We have received your complaint /).waitFor();
    await page.getByRole('article').getByText('Wet seat').waitFor();
    await context.close();
  });

  it('requires a sign-in, and shows the support address', async () => {
    const { page, context } = await visitor(browser, server.url);
    await page.goto('/dashboard/complaints');
    await page.getByText('Please sign in to send a complaint and see our reply.').waitFor();
    await page.getByText('Our team reads every complaint and replies.').waitFor();
    expect(await page.getByRole('button', { name: 'Send Mail' }).count()).toBe(0);
    await context.close();
  });
});
