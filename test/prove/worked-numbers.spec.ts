import type { Locator, Page } from 'playwright-core';
import { rupees } from '../../backend/contract/money';
import { photographAll, sign } from '../support/browser/handover-form';
import { DESK, reads, useSite } from '../support/browser/site';
import { dayAhead, pay, place, rentalRequest, renter } from '../support/renting';
import { setPickupIn } from '../support/rows';
import { openSession } from '../support/session';
import { changeSettings, requireDeposit } from '../support/settings';
import { bearer, buildCar, buildStaff } from '../support/test-data';

const FARE = 4199;
const DEPOSIT = 3000;

interface Booked {
  id: number;
  reference: string;
  transactionId: string;
  account: string;
}

/** The worked examples of payments, settlement and deposit, through the screens of staff and customer. */
describe('worked numbers on the screens', () => {
  const site = useSite();
  let admin: string;
  let staffId: number;
  let page: Page;

  beforeAll(async () => {
    const { server } = site;
    staffId = (await buildStaff(server, 'ADMIN')).id;
    admin = await openSession(server, 'admin', staffId);
    await changeSettings(server, admin, ({ charges, rules }) => ({
      charges: {
        ...charges,
        refuelFee: rupees(200),
        fuelPrices: { ...charges.fuelPrices, Petrol: rupees(105) },
      },
      rules: { ...rules, pickupFrom: '00:00', pickupTo: '23:30', returnTo: '23:30' },
    }));
    await requireDeposit(server, admin, DEPOSIT, 'WITH_FARE');
    const { http } = server;
    await http
      .post('/console/drawers')
      .set(bearer(admin))
      .send({ location: 'Shivajinagar', counted: 0 })
      .expect(200);
  });
  beforeEach(async () => {
    ({ page } = await site.open('/admin-dashboard', {
      cookies: { admintoken: admin },
      viewport: DESK,
      reducedMotion: true,
    }));
  });

  /** Creates a booking of two days for ₹4,199, for which the customer reported a payment of `amount`. */
  async function book(amount: number): Promise<Booked> {
    const { server } = site;
    const person = await renter(server);
    const transactionId = await pay(server, person.token, { amount, type: 'book' });
    const carId = await buildCar(server, { costPerDay: 2000 });
    await server.db.query('UPDATE cars SET tank_litres = 40 WHERE id = $1', [carId]);
    const dates = { fromDate: dayAhead(1.5), toDate: dayAhead(3.5) };
    const request = rentalRequest(carId, dates);
    const { body } = await place(server, 'bookings', person.token, request).expect(201);
    return { ...(body.data as { id: number; reference: string }), transactionId, account: person.account };
  }

  const dialog = (): Locator => page.getByRole('dialog');
  const press = (name: string, scope: Page | Locator = page): Promise<void> =>
    scope.getByRole('button', { name, exact: true }).click();
  const open = (path: string): Promise<unknown> => page.goto(`/admin-dashboard/${path}`);
  const money = (): Locator => page.getByRole('region', { name: 'Money' });
  /** The figures of the money panel in the console, by their labels. */
  async function figures({ id }: Booked, expected: Record<string, string>): Promise<void> {
    await open(`bookings/${id}/show`);
    await money().getByText('Charged', { exact: true }).waitFor();
    const found = await money()
      .locator('dl')
      .first()
      .evaluate((list) =>
        [...list.querySelectorAll('dt')].map((term) => [
          term.textContent,
          term.nextElementSibling?.textContent,
        ]),
      );
    expect(Object.fromEntries(found)).toMatchObject(expected);
  }

  async function verify({ transactionId }: Booked, received: string): Promise<void> {
    await open('transactions');
    const row = page.locator('tbody tr').filter({ hasText: transactionId });
    await press('Verify', row);
    await dialog().getByLabel('Amount on the bank statement (₹)').fill(received);
    await press('Verify', dialog());
    await reads(page, `Transaction ${transactionId} is verified.`);
  }

  async function record(booked: Booked, act: string, readings: { odometer: string; fuel: string }) {
    await open(`handovers/${booked.id}/show`);
    await reads(page, `${act} ${booked.reference}`);
    await press('All fine');
    await photographAll(page, booked.id + (act === 'Take back' ? 1000 : 0));
    await page.getByLabel('Odometer in km').fill(readings.odometer);
    await page.getByRole('combobox', { name: 'Fuel level' }).selectOption(readings.fuel);
    await sign(page);
  }

  it('holds a short deposit, charges fuel and a late return, and refunds the rest', async () => {
    const booked = await book(7000);
    await verify(booked, '7000');
    await figures(booked, { Charged: '₹4,199', Received: '₹7,000', 'Deposit held': '₹2,801' });
    await reads(money(), 'Deposit missing', '₹199');

    await press('Take a payment');
    await dialog().getByLabel('Paid by').selectOption('Cash');
    await dialog().getByLabel('Amount (₹)').fill('200');
    await press('Take the payment', dialog());
    await reads(page, 'The payment is recorded. The customer gets the receipt by e-mail.');
    await figures(booked, { Received: '₹7,200', 'Deposit held': '₹3,000', 'Owed to the customer': '₹1' });

    await setPickupIn(site.server, booked.id, -0.2);
    await record(booked, 'Hand over', { odometer: '45210', fuel: 'Full' });
    await press('Complete the handover');
    await reads(page, /The car is handed over\./);
    await setPickupIn(site.server, booked.id, -48 - 130 / 60);
    await record(booked, 'Take back', { odometer: '45400', fuel: '6/8' });
    await press('Complete the return');
    await reads(page, /The car is back\./);
    await page.getByRole('link', { name: 'Open the settlement' }).click();
    const charges = page.getByRole('region', { name: 'Charges' });
    await reads(
      charges,
      /^2 h 10 min late\./,
      '₹600',
      /^2 eighths of 40 l = 10 l × ₹105/,
      '₹1,250',
      '₹1,850',
    );
    await press('Check and send');
    await press('Send', dialog());
    await reads(page, 'Waiting for the customer');

    const customer = await site.open(`/confirmation/${booked.reference}`, {
      cookies: { token: booked.account },
    });
    const sheet = customer.main.getByRole('region', { name: 'Settlement after your trip' });
    await reads(sheet, '₹600', '₹1,250', '₹1,850');
    await press('Accept', sheet);
    await press('Yes, accept', sheet);
    await reads(sheet, 'This is final, and you owe nothing.');
    await figures(booked, { Charged: '₹6,049', Received: '₹7,200', 'Owed to the customer': '₹1,151' });
    await reads(money(), 'Settlement paid from the deposit: ₹1,850', 'Deposit no longer held: ₹1,150');

    await open('refunds');
    // The newest payment is refunded first.
    const rows = page.locator('tbody tr').filter({ hasText: booked.reference });
    for (const amount of ['₹200', '₹951']) await rows.filter({ hasText: amount }).waitFor();
  });

  it('keeps half of the fare of a late cancellation, and returns the deposit', async () => {
    const booked = await book(FARE + DEPOSIT);
    await verify(booked, String(FARE + DEPOSIT));
    await setPickupIn(site.server, booked.id, 30);
    const { main, page: own } = await site.open('/dashboard/bookings', {
      cookies: { token: booked.account },
    });
    await press(`Cancel booking #${booked.id}`, main);
    const question = own.getByRole('dialog');
    await question.getByLabel('Why are you cancelling?').fill('Our plans have changed');
    await press('Cancel with a refund of ₹5,099.50', question);
    await reads(question, /^Refund of ₹5,099\.50 by/);
    await figures(booked, {
      Charged: '₹2,099.50',
      Received: '₹7,199',
      'Owed to the customer': '₹5,099.50',
    });
  });

  it('owes nine rupees after the bank showed 4,190 in place of 4,199', async () => {
    await requireDeposit(site.server, admin, 0);
    const booked = await book(FARE);
    await verify(booked, String(FARE));
    await open('transactions');
    await page.getByRole('tab', { name: /^Done/ }).click();
    await page.getByRole('link', { name: booked.transactionId }).click();
    await press('Correct amount');
    await dialog().getByLabel('Amount on the bank statement (₹)').fill('4190');
    await dialog().getByRole('textbox').last().fill('The bank shows less');
    await press('Correct amount', dialog());
    await dialog().waitFor({ state: 'detached' });
    await figures(booked, { Charged: '₹4,199', Received: '₹4,190', 'Owed by the customer': '₹9' });
    await requireDeposit(site.server, admin, DEPOSIT, 'WITH_FARE');
  });
});
