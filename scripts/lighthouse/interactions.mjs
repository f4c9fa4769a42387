/* global window, sessionStorage, PerformanceObserver, requestIdleCallback */
// Measures the time from an interaction to the next paint, as the browser reports it, on a CPU that is four times
// slower. Reports the slowest interaction of each task.
const SLOWER = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 900 } };
const ADMIN = '9000000001';
const DEMO = { mobile: '9000000011', email: 'approved@example.com' };

const dayAhead = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const trip = () => `?from=${dayAhead(40)}&to=${dayAhead(42)}&pickupTime=12:00&dropTime=12:00`;

async function json(url, body) {
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  return (await fetch(url, init)).json();
}

async function codeFor(url, to) {
  const [message] = await json(`${url}/dev/outbox.json?to=${to}`);
  return /\b\d{6,10}\b/.exec(message.text)[0];
}

/** Signs an admin in. @returns the token */
async function adminToken(url) {
  await json(`${url}/admin/login/send-otp`, { phoneNumber: ADMIN });
  const proof = { phoneNumber: ADMIN, otp: await codeFor(url, ADMIN) };
  return (await json(`${url}/admin/login/verify-otp`, proof)).data.token;
}

/** Session storage of a customer who has chosen a car and confirmed mobile and e-mail. */
async function renting(url) {
  await json(`${url}/api/auth/send-otp`, DEMO);
  const otp = await codeFor(url, DEMO.email);
  const { data } = await json(`${url}/api/auth/verify-otp`, { email: DEMO.email, otp });
  const cars = (await json(`${url}/api/vehicles${trip()}`)).data;
  const selectedCar = (await json(`${url}/api/vehicles/${cars[0].id}`)).data;
  return { ...DEMO, token: data.token, carAction: 'book', selectedCar: JSON.stringify(selectedCar) };
}

/** Each task opens its page and then interacts through `press`, which measures until another page loads. */
const TASKS = {
  async filter({ page, press }) {
    await page.goto('/carlist');
    await page.getByRole('article').first().waitFor();
    await press(page.getByRole('button', { name: /^Filters/ }));
    await page.getByLabel('Car type').selectOption('SUV');
    await press(page.getByRole('button', { name: 'Find Car' }));
    await page.waitForURL(/type=SUV/);
  },
  async calendar({ page, press, kept }) {
    await open(page, '/booking' + trip(), kept);
    await press(page.getByRole('button', { name: /^From Date/ }));
    await press(page.getByRole('button', { name: 'Next month' }));
    const days = page.getByRole('gridcell').getByRole('button').and(page.locator(':enabled'));
    for (const at of [3, 8]) await press(days.nth(at));
    // The choice of the second day has closed the calendar.
    await press(page.getByRole('button', { name: /^To Date/ }));
    await press(days.nth(9));
  },
  async popup({ page, press, kept }) {
    await open(page, '/booking' + trip(), kept);
    await press(page.getByRole('checkbox', { name: /accept/ }));
    await press(page.getByRole('button', { name: 'Confirm Booking' }));
    const dialog = page.getByRole('dialog');
    await press(dialog.getByRole('button', { name: 'I have done the payment' }));
    await dialog.getByLabel('Transaction ID').waitFor();
    await press(dialog.getByRole('button', { name: 'Submit Payment Details' }));
    // Releases the car for the next visit.
    await fetch(
      new URL(`/api/holds/${await page.evaluate(() => sessionStorage.getItem('holdId'))}`, page.url()),
      {
        method: 'DELETE',
        headers: { authorization: `Bearer ${kept.token}` },
      },
    );
  },
  async 'console list'({ page, press }) {
    await page.goto('/admin-dashboard/bookings');
    const rows = page.getByRole('row');
    await rows.nth(5).waitFor();
    await press(page.getByRole('columnheader', { name: 'Pickup and return' }).getByRole('button'));
    const status = page.getByRole('combobox', { name: 'Status' });
    await press(status);
    await page.keyboard.press('Escape');
    // The first status with this letter is CONFIRMED.
    await press(status, () => status.press('C'));
    await page.getByRole('button', { name: 'Status: Confirmed' }).waitFor();
    await press(page.getByRole('button', { name: 'Add filter' }));
    await page.keyboard.press('Escape');
    await press(rows.nth(1).getByRole('cell').nth(2));
    await page.waitForURL(/bookings\/\d+\/show/);
  },
  async 'console tabs'({ page, press }) {
    await page.goto('/admin-dashboard/transactions');
    await press(page.getByRole('tab').nth(1));
  },
};

async function open(page, path, kept) {
  await page.goto('/privacy');
  await page.evaluate(
    (all) => Object.entries(all).forEach((entry) => sessionStorage.setItem(...entry)),
    kept,
  );
  await page.goto(path);
  await page.getByRole('button', { name: /^From Date/ }).waitFor();
  await page.getByText('Total', { exact: true }).first().waitFor();
}

/** Times the slowest interaction of each task, in milliseconds. @returns {Promise<Record<string, number>>} */
export async function timePresses(browser, url) {
  const [kept, admin] = [await renting(url), await adminToken(url)];
  const slowest = {};
  for (const [name, task] of Object.entries(TASKS)) {
    const context = await browser.newContext({
      baseURL: url,
      ...(name.startsWith('console') ? DESK : PHONE),
    });
    context.setDefaultTimeout(20_000);
    if (name.startsWith('console')) await context.addCookies([{ name: 'admintoken', value: admin, url }]);
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.presses = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (entry.interactionId) window.presses.push(entry.duration);
      }).observe({ type: 'event', durationThreshold: 16, buffered: true });
    });
    const devtools = await context.newCDPSession(page);
    const press = async (target, act = () => target.click()) => {
      await target.waitFor();
      // Waits for pending work of the page.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5000 })));
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await act();
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5000 })));
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    };
    await task({ page, press, kept });
    // The browser does not report interactions below 16 ms.
    slowest[name] = Math.max(16, ...(await page.evaluate(() => window.presses)));
    await context.close();
  }
  return slowest;
}
