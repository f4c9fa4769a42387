import { DESK, reads, useSite } from '../../support/browser/site';
import { attachCar } from '../../support/cars';
import { drop } from '../../support/network/faulty-network';
import { openAs } from '../../support/staff';

describe('console in Hindi', () => {
  const site = useSite();
  beforeAll(async () => {
    await attachCar(
      site.server,
      { carName: 'Nexon', carModel: 'VX', insuranceExpiresOn: '2031-03-05', plate: 'MH12AB1234' },
      1,
    );
  });

  it('is selected during the sign-in, keeps the input, and is remembered', async () => {
    const { page } = await site.open('/admin', { viewport: DESK });
    await page.getByLabel('Mobile number').fill('12345');
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await page.getByRole('heading', { name: 'एडमिन लॉगिन' }).waitFor();
    expect(await page.getByLabel('मोबाइल नंबर').inputValue()).toBe('12345');
    expect(await page.title()).toBe('एडमिन लॉगिन · कार रेंटल कंसोल');
    await page.getByRole('button', { name: 'OTP भेजें' }).click();
    await reads(page, /^10 अंकों का भारतीय मोबाइल नंबर डालें/);
    await page.reload();
    await page.getByRole('heading', { name: 'एडमिन लॉगिन' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('hi');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Admin login' }).waitFor();
  });

  it('remains English with a notice if the translations cannot be loaded', async () => {
    site.expectConsoleErrors(/Failed to load resource/);
    site.network.fail(/hindi-.*\.js/, drop);
    const { page } = await site.open('/admin', { viewport: DESK, fresh: true });
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await reads(page, 'The language could not be changed. Check your connection and try again.');
    await page.getByRole('heading', { name: 'Admin login' }).waitFor();
  });

  it("translates react-admin's own texts, dates and refusals, and keeps a half-filled form", async () => {
    site.expectConsoleErrors(/status of 400/);
    const { page, main } = await openAs(site, 'admin', '/admin-dashboard/cars', {
      cookies: { language: 'hi' },
    });
    await page.getByRole('menuitem', { name: 'कारों की टाइमलाइन' }).waitFor();
    await page.getByRole('columnheader', { name: 'नंबर प्लेट' }).waitFor();
    await reads(main, '1 में से 1-1', 'लिस्टेड', '5 मार्च 2031');
    await page.getByRole('link', { name: 'Nexon VX' }).click();
    await main.getByLabel('रंग').fill('Red');
    await main.getByLabel('साल').fill('1200');
    await main.getByRole('button', { name: 'कार सेव करें' }).click();
    await reads(main, /^1980 से \d{4} तक की पूरी संख्या डालें।$/);
    await page.getByRole('button', { name: 'एडमिन' }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await main.getByRole('button', { name: 'Save car' }).waitFor();
    expect(await main.getByLabel('Colour').inputValue()).toBe('Red');
    expect(await main.getByLabel('Year').inputValue()).toBe('1200');
    await reads(main, /Year: enter a whole number from 1980 to \d{4}\./);
  });

  it('formats the dates of an open list in the selected language', async () => {
    const { page, main } = await openAs(site, 'admin', '/admin-dashboard/cars');
    await reads(main, '5 Mar 2031');
    await page.getByRole('button', { name: 'Admin' }).click();
    await page.getByRole('menuitem', { name: 'हिन्दी' }).click();
    await reads(main, '5 मार्च 2031', 'लिस्टेड');
  });
});
