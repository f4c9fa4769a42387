import type { Page } from 'playwright-core';
import { handoverSteps } from '../../api/rentals/handover.support';
import { photograph } from '../../support/browser/handover-form';
import { hasValue, reads, useSite } from '../../support/browser/site';
import { badGateway } from '../../support/network/faulty-network';
import { picture } from '../../support/pictures';
import { confirmedBooking } from '../../support/renting';
import { setPickupIn } from '../../support/rows';
import { openAs } from '../../support/staff';
import { buildStaff, signIn } from '../../support/test-data';

interface Made {
  id: number;
  reference: string;
  /** Token of the customer. */
  account: string;
}

describe('input that is not sent yet', () => {
  const site = useSite();
  let admin: string;
  let desk: string;
  let photo: Buffer;
  beforeAll(async () => {
    admin = await signIn(site.server, 'admin', await buildStaff(site.server, 'ADMIN'));
    desk = await signIn(site.server, 'custom-admin', await buildStaff(site.server, 'CUSTOM_ADMIN'));
    photo = await picture(3);
  });

  /** A booking whose car was handed over with the form. */
  async function handedOver(): Promise<Made> {
    const { server } = site;
    const { id, reference, person } = await confirmedBooking(server, admin);
    await setPickupIn(server, id, -0.4);
    await handoverSteps(() => ({ server, desk, photo })).handedOver({ id } as never);
    return { id, reference, account: person.account };
  }

  /** A booking whose car is back, and can be inspected again. */
  async function returned(): Promise<Made> {
    const { server } = site;
    const made = await handedOver();
    await setPickupIn(server, made.id, -50);
    const { ready, complete } = handoverSteps(() => ({ server, desk, photo }));
    const over = { odometer: 45_300, inspectLater: 'DARK' } as const;
    await complete(await ready({ id: made.id } as never, 'RETURN', { over })).expect(200);
    return made;
  }

  /** The page of a booking in the console. */
  const pathOf = ({ id }: Made): string => `/admin-dashboard/bookings/${id}/show`;

  /** Delays the preparation of photos on this page until the returned function is called. */
  async function holdPhotos(page: Page): Promise<() => Promise<unknown>> {
    await page.evaluate(() => {
      const prepare = window.createImageBitmap.bind(window);
      const released = new Promise<void>((resolve) =>
        addEventListener('release', () => resolve(), { once: true }),
      );
      window.createImageBitmap = (async (image: Blob) => {
        await released;
        return prepare(image);
      }) as typeof window.createImageBitmap;
    });
    return () => page.evaluate(() => dispatchEvent(new Event('release')));
  }

  it('opens the unsent record of another rental after a handover is complete', async () => {
    const [unsent, sent] = [await returned(), await returned()];
    const formOf = ({ id }: Made): string => `/custom-admin-dashboard/handovers/${id}/show`;
    site.expectConsoleErrors(/status of 502/);
    site.network.fail(/^PUT \/console\/handovers\//, badGateway);
    const { page } = await openAs(site, 'custom-admin', formOf(unsent));
    const refused = page.waitForRequest(/\/console\/handovers\//);
    await page.getByLabel('Odometer in km').fill('45301');
    const { pathname } = new URL((await refused).url());
    await page.goto(formOf(sent));
    site.network.clearFaults();
    site.network.fail(new RegExp(`^PUT ${pathname}`), badGateway);
    await page.getByLabel('Odometer in km').fill('45302');
    await page.getByRole('button', { name: 'Complete the second inspection' }).click();
    await reads(page, /The second inspection is recorded\./);

    await page.getByRole('link', { name: unsent.reference, exact: true }).click();
    await page.getByRole('heading', { name: `Inspect ${unsent.reference} again` }).waitFor();
    await hasValue(page.getByLabel('Odometer in km'), '45301');
    expect(await page.getByText(/The second inspection is recorded\./).count()).toBe(0);
  });

  it('does not carry a note over to another record', async () => {
    const [first, second] = [await handedOver(), await handedOver()];
    const { page } = await openAs(site, 'admin', pathOf(first));
    await page.getByRole('heading', { name: first.reference }).waitFor();
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, pathOf(second));
    await page.getByRole('heading', { name: second.reference }).waitFor();
    await page.getByLabel('New note').fill('Call the customer at six.');
    await page.goBack();
    await page.getByRole('heading', { name: first.reference }).waitFor();
    await hasValue(page.getByLabel('New note'), '');
  });

  it('stays on the page of a record that cannot be reloaded', async () => {
    const made = await handedOver();
    const { page } = await openAs(site, 'admin', pathOf(made));
    const note = page.getByLabel('New note');
    await note.fill('Call the customer at six.');
    site.expectConsoleErrors(/status of 502/);
    site.network.fail(new RegExp(`^GET /console/bookings/${made.id}`), badGateway);
    await page.getByRole('button', { name: 'Refresh' }).click();
    const problem = page.getByRole('alert').filter({ hasText: 'Server error' });
    await problem.waitFor();
    await page.getByRole('heading', { name: made.reference }).waitFor();
    await hasValue(note, 'Call the customer at six.');
    site.network.clearFaults();
    await problem.getByRole('button', { name: 'Try again' }).click();
    await problem.waitFor({ state: 'detached' });
    await hasValue(note, 'Call the customer at six.');
  });

  it('keeps the text that the customer types while a photo is prepared', async () => {
    const { reference, account } = await handedOver();
    const { page, main } = await site.open(`/confirmation/${reference}`, { cookies: { token: account } });
    await main.getByRole('button', { name: 'Add damage' }).click();
    const release = await holdPhotos(page);
    await photograph(page, 'Photo (optional)', 60);
    await main.getByLabel('What is damaged?').fill('Dent below the lamp');
    await release();
    await main.getByRole('img').first().waitFor();
    await reads(main, 'photo.png');
    await hasValue(main.getByLabel('What is damaged?'), 'Dent below the lamp');
  });

  it('sends an optional photo that is prepared while the customer presses Send', async () => {
    const { id, reference, account } = await handedOver();
    const photos = async (): Promise<number> => {
      const { rowCount } = await site.server.db.query(
        'SELECT 1 FROM handover_photos p JOIN handovers h ON h.id = p.handover_id WHERE h.rental_id = $1',
        [id],
      );
      return rowCount!;
    };
    const before = await photos();
    const { page, main } = await site.open(`/confirmation/${reference}`, { cookies: { token: account } });
    await main.getByRole('button', { name: 'Add damage' }).click();
    const release = await holdPhotos(page);
    await main.getByLabel('What is damaged?').fill('Dent below the lamp');
    await photograph(page, 'Photo (optional)', 60);
    await main.getByRole('button', { name: 'Send' }).click();
    await release();
    await reads(main, 'Added by you', /Dent below the lamp$/);
    expect(await photos()).toBe(before + 1);
  });
});
