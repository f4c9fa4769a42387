import type { Page } from 'playwright-core';
import { reads, useSite, visit } from '../../support/browser/site';
import { badGateway } from '../../support/network/faulty-network';
import { dayAhead, pay, place, rentalRequest, renter } from '../../support/renting';
import { buildCar, codeFor } from '../../support/test-data';

const APPROVED = 'approved@example.com';
const HEADING = 'अपने अगले सफ़र के लिए सही कार चुनें!';

/** Three Latin words in a row; what the operator wrote (cars, addresses, people) stays as it was written. */
const SENTENCE = /[A-Za-z][a-z']+ [A-Za-z]?[a-z']+ [A-Za-z]?[a-z']+/;

describe('site in Hindi', () => {
  const site = useSite({ SEED_DEMO: 'on' });

  async function inHindi(): Promise<Page> {
    const { page } = await site.open('/carlist', { viewport: { width: 360, height: 740 } });
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await page.getByRole('heading', { name: HEADING }).waitFor();
    return page;
  }

  /** Every text that people wrote themselves, the longest first: the operator's, and the customer's own if one is signed in. */
  async function givenTexts(token?: string): Promise<string[]> {
    const texts = new Set<string>();
    const read = async (path: string): Promise<void> => {
      const headers = token ? { authorization: `Bearer ${token}` } : undefined;
      JSON.parse(await (await fetch(site.server.url + path, { headers })).text(), (_key, value: unknown) => {
        if (typeof value === 'string' && value.length > 2) texts.add(value);
        return value;
      });
    };
    for (const path of ['/api/settings', '/api/vehicles']) await read(path);
    if (token) await read('/api/complaints/user/complaints');
    return [...texts].sort((one, other) => other.length - one.length);
  }

  async function englishOn(page: Page, given: string[]): Promise<string[]> {
    await page.locator('html[lang=hi]').waitFor();
    await page.locator('main h1').first().waitFor();
    const texts = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) found.push(walker.currentNode.textContent!.trim());
      return found;
    });
    const ours = (text: string): string => given.reduce((left, one) => left.replaceAll(one, '…'), text);
    return texts.filter((text) => SENTENCE.test(ours(text)));
  }

  it('is selected on the list, remembered after a reload, and switched back', async () => {
    const page = await inHindi();
    await page.reload();
    await page.getByRole('heading', { name: HEADING }).waitFor();
    const first = await fetch(`${site.server.url}/carlist`, { headers: { cookie: 'language=hi' } });
    expect(await first.text()).toContain('<html lang="hi">');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Find the perfect ride for your next adventure!' }).waitFor();
    await page.locator('html[lang=en]').waitFor();
  });

  it('contains no English sentence on public pages', async () => {
    site.expectConsoleErrors(/status of 404/);
    const page = await inHindi();
    const given = await givenTexts();
    for (const path of [
      '/',
      '/about',
      '/contact',
      '/terms',
      '/privacy',
      '/newsletter',
      '/carlist',
      '/car/1',
      '/login',
      '/nowhere',
    ]) {
      await visit(page, path);
      expect({ path, english: await englishOn(page, given) }).toEqual({ path, english: [] });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ path, wider: wider > 0 }).toEqual({ path, wider: false });
    }
  });

  it('keeps the input when the language changes, through sign-in, booking and dashboard', async () => {
    const page = await inHindi();
    await visit(page, '/login');
    await page.locator('main').getByLabel('ईमेल').fill(APPROVED);
    await page.getByRole('button', { name: 'English' }).click();
    expect(await page.locator('main').getByLabel('E-mail').inputValue()).toBe(APPROVED);
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await page.getByRole('button', { name: 'OTP भेजें' }).click();
    await page.getByRole('button', { name: 'OTP वेरिफ़ाई करें' }).waitFor();
    await page
      .locator('main')
      .getByLabel('OTP')
      .fill(await codeFor(site.server, APPROVED));
    await page.getByRole('button', { name: 'OTP वेरिफ़ाई करें' }).click();
    await page.waitForURL('**/dashboard**');
    const { value: token } = (await page.context().cookies()).find(({ name }) => name === 'token')!;
    const given = await givenTexts(token);
    for (const path of [
      '/dashboard/bookings',
      '/dashboard/reservation',
      '/dashboard/profile',
      '/dashboard/complaints',
      '/dashboard/new-booking',
      '/booking?car=1',
      '/reserve?car=1',
    ]) {
      await visit(page, path);
      await page.waitForLoadState('networkidle');
      expect({ path, english: await englishOn(page, given) }).toEqual({ path, english: [] });
    }
  });

  it('translates the errors of the server about a cancellation and complaints', async () => {
    const { server, network } = site;
    const { token, account } = await renter(server);
    await pay(server, token, { amount: 4000, type: 'book' });
    const request = rentalRequest(await buildCar(server), { fromDate: dayAhead(10), toDate: dayAhead(12) });
    await place(server, 'bookings', token, request).expect(201);
    site.expectConsoleErrors(/status of 502/);
    network.fail(/^GET \/api\/(bookings\/\d+\/cancellation|complaints)/, badGateway);
    const { page } = await site.open('/dashboard/bookings', { cookies: { token: account, language: 'hi' } });
    await page.getByRole('button', { name: /^बुकिंग #\d+ कैंसल करें$/ }).click();
    await reads(page.getByRole('dialog'), /सर्वर का जवाब: 502।$/);
    await visit(page, '/dashboard/complaints');
    await reads(page.locator('main'), /^सर्वर का जवाब: 502।/);
  });
});
