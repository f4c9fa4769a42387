import { reads, sessionOf } from '../../support/browser/site';
import { drop } from '../../support/network/faulty-network';
import { hold, pay as payBefore, rentalRequest, renter } from '../../support/renting';
import { setHoldEnd } from '../../support/rows';
import { confirmAndSayPaid, type ConfirmButton, sendPayment } from '../site/renting-steps';
import type { Scene, ScreenData } from './scene';
import { showScenes } from './show-scenes';
import { CALL_US } from './ways-out';

const RENTING = [
  ['booking', '/booking', 'Confirm Booking', 'book'],
  ['reservation', '/reserve', 'Confirm Reservation', 'reserve'],
] as const satisfies readonly (readonly [string, string, ConfirmButton, string])[];

const FAILED = 'Submission failed. Please try again.';
const days = new WeakMap<object, ReturnType<ScreenData['freeDays']>>();

/** Both ways to rent, in every state. The scenes of a reservation repeat the dialogs of a booking. */
const RENTING_SCENES: Scene[] = RENTING.flatMap(([name, path, confirm, action]): Scene[] => {
  const repeated = action === 'reserve';
  const chosen: Scene['session'] = async (data) => ({
    selectedCar: data.chosen,
    carAction: action,
    token: await data.rentingToken(),
  });
  const onFreeDays: Scene['path'] = (data) => path + data.freeDays().search;
  const pay: Scene['then'] = async ({ page, main }) => {
    await main.getByText('Total', { exact: true }).first().waitFor();
    await confirmAndSayPaid(page, confirm);
  };
  const scan: Scene['then'] = async ({ page, main }) => {
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: confirm }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'I have done the payment' }).waitFor();
  };
  // Only for bookings, because the page itself computes the fare of a reservation.
  const noFare: Scene = {
    name: `${name}, no fare`,
    repeated: true,
    path,
    session: chosen,
    before: ({ site }) => site.network.fail(/^POST \/api\/payments\/calculate/, drop),
    then: ({ main }) =>
      main.getByRole('alert').filter({ hasText: 'Failed to recalculate fare details' }).waitFor(),
    wayOut: async ({ main }) => {
      await main.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
      await reads(main, 'Duration');
    },
    consoleErrors: [/net::ERR_/, /^Failed to fetch cost/],
  };
  const taken: Scene = {
    name: `${name}, taken by another`,
    repeated: true,
    path: (data) => {
      const free = data.freeDays();
      days.set(taken, free);
      return path + free.search;
    },
    session: chosen,
    then: async ({ main }, { site, car }) => {
      await main.getByRole('checkbox').check();
      const other = await renter(site.server);
      const { fromDate, toDate } = days.get(taken)!;
      await hold(site.server, other.token, rentalRequest(car, { fromDate, toDate })).expect(201);
      await main.getByRole('button', { name: confirm }).click();
      await main.getByRole('alert').filter({ hasText: 'The car was just taken' }).waitFor();
    },
    consoleErrors: /status of 409/,
  };
  const partly: Scene = {
    name: `${name}, a day partly free`,
    repeated,
    path: (data) => {
      const free = data.freeDays();
      days.set(partly, free);
      return path + free.search;
    },
    before: async (data) => {
      const other = await renter(data.site.server);
      const { fromDate } = days.get(partly)!;
      const noon = rentalRequest(data.car, {
        fromDate,
        toDate: fromDate,
        pickupTime: '12:00',
        dropTime: '14:00',
      });
      await hold(data.site.server, other.token, noon).expect(201);
    },
    session: chosen,
    then: ({ main }) => reads(main, 'The car is not available at that time. Choose other dates or times.'),
  };
  const calendar: Scene = {
    name: `${name}, the calendar opened on a phone`,
    path: onFreeDays,
    session: chosen,
    then: async ({ main }) => {
      await main.getByRole('button', { name: /^From Date/ }).click();
      await main.getByRole('grid').first().waitFor();
    },
  };
  return [
    {
      name: `${name}, no car`,
      repeated,
      path,
      then: ({ main }) => main.getByRole('heading', { level: 1, name: 'No car selected.' }).waitFor(),
      wayOut: async ({ page, main }) => {
        await main.getByRole('link', { name: 'See all cars' }).click();
        await page.waitForURL('**/carlist');
      },
    },
    {
      name,
      path: onFreeDays,
      session: chosen,
      then: async ({ main }) =>
        expect(await main.getByRole('button', { name: confirm }).isDisabled()).toBe(true),
      texts: ['Please accept the agreement before booking.'],
    },
    {
      name: `${name}, loading`,
      repeated,
      path: onFreeDays,
      session: chosen,
      before: ({ site }) => site.network.hold(/^GET \/api\/(availability|vehicles)\//),
      then: ({ main }) => main.getByRole('heading', { level: 1 }).waitFor(),
    },
    ...(action === 'reserve' ? [] : [calendar]),
    partly,
    {
      name: `${name}, times outside`,
      repeated: true,
      path: (data) => `${path}${data.freeDays().search}&pickupTime=05:00&dropTime=12:00`,
      session: chosen,
      then: ({ main }) => reads(main, 'Pickup time must be between 12:00 PM and 11:00 PM'),
    },
    taken,
    {
      name: `${name}, scan and pay`,
      repeated,
      path: onFreeDays,
      session: chosen,
      then: scan,
    },
    {
      name: `${name}, hold expired`,
      repeated: true,
      path: onFreeDays,
      session: chosen,
      then: async (guest, data) => {
        await scan(guest, data);
        const { page } = guest;
        await setHoldEnd(data.site.server, String((await sessionOf(page))['holdId']), 3);
        await page.reload();
        await reads(page.getByRole('dialog'), 'The car is no longer held for you');
      },
    },
    {
      name: `${name}, step 2 with fields missing`,
      repeated: true,
      path: onFreeDays,
      session: chosen,
      then: async (guest, data) => {
        await pay(guest, data);
        const dialog = guest.page.getByRole('dialog');
        await dialog.getByRole('button', { name: 'Submit Payment Details' }).click();
        await reads(dialog, 'All fields are required.');
      },
    },
    ...(repeated ? [] : [noFare]),
    {
      name: `${name}, payment details not sent`,
      repeated,
      path: onFreeDays,
      session: chosen,
      before: ({ site }) => site.network.fail(/^POST \/api\/payments\/transaction-details/, drop),
      then: async (guest, data) => {
        await pay(guest, data);
        const transactionId = await sendPayment(guest.page, 3998);
        await reads(guest.page, FAILED, CALL_US);
        const field = guest.page.getByRole('dialog').getByLabel('Transaction ID');
        expect(await field.inputValue()).toBe(transactionId);
      },
      wayOut: async ({ page }) => {
        await page.getByRole('dialog').getByRole('button', { name: 'Submit Payment Details' }).click();
        await page.waitForURL('**/login');
      },
      consoleErrors: /net::ERR_/,
    },
    {
      name: `${name}, transaction ID already used`,
      repeated,
      path: onFreeDays,
      session: chosen,
      then: async (guest, data) => {
        await pay(guest, data);
        const { server } = data.site;
        const payment = { amount: 3998, type: action } as const;
        const used = await payBefore(server, (await renter(server)).token, payment);
        const { page } = guest;
        const response = page.waitForResponse(/transaction-details/);
        await sendPayment(page, 3998, used);
        const { message } = (await (await response).json()) as { message: string };
        await reads(page.getByRole('region', { name: 'Notifications' }), message);
      },
      consoleErrors: /status of 409/,
    },
    {
      name: `${name}, not placed`,
      repeated: !repeated,
      path: onFreeDays,
      session: chosen,
      before: ({ site }) => site.network.fail(/^POST \/api\/(bookings|reservations)$/, drop),
      then: async (guest, data) => {
        await pay(guest, data);
        await sendPayment(guest.page, 3998);
        await reads(guest.page, FAILED, CALL_US);
      },
      wayOut: async ({ page }, { site, car }) => {
        const count = async (): Promise<number> => {
          const sql = 'SELECT count(*)::int AS count FROM rentals WHERE car_id = $1';
          return (await site.server.db.query<{ count: number }>(sql, [car])).rows[0]!.count;
        };
        const before = await count();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Finish/ })
          .click();
        await page.waitForURL('**/login');
        expect(await count()).toBe(before + 1);
      },
      consoleErrors: /net::ERR_/,
    },
    {
      name: `${name}, paid but lost`,
      repeated: true,
      path: onFreeDays,
      session: chosen,
      then: async (guest, data) => {
        await pay(guest, data);
        const { page } = guest;
        const { server } = data.site;
        const { rows } = await server.db.query<{ car: number; fromDate: string; toDate: string }>(
          `WITH ended AS (UPDATE occupancies SET expires_at = app_now() WHERE hold_id = $1)
           UPDATE holds SET expires_at = app_now() WHERE id = $1
           RETURNING car_id AS car, from_date::text AS "fromDate", to_date::text AS "toDate"`,
          [(await sessionOf(page))['holdId']],
        );
        const { car, ...days } = rows[0]!;
        const faster = await renter(server);
        await hold(server, faster.token, rentalRequest(car, days)).expect(201);
        await sendPayment(page, 3998);
        await reads(page.getByRole('dialog'), 'The car is no longer available');
      },
      consoleErrors: /status of 409/,
    },
    {
      name: `${name}, about to leave`,
      repeated,
      path: onFreeDays,
      session: chosen,
      then: async (guest, data) => {
        await pay(guest, data);
        await guest.page.keyboard.press('Escape');
        await guest.page.getByRole('banner').getByRole('link', { name: 'Book Now' }).click();
        await guest.page.getByRole('dialog').waitFor();
      },
    },
  ];
});

describe('renting screens', () => showScenes(RENTING_SCENES));
