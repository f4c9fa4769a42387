import type { Page } from 'playwright-core';
import type { InspectionPointSetting } from '../../backend/contract/rentals/inspection-points';
import { pdf, uploadLicence } from '../api/fleet/fleet.support';
import { photograph, photographAll, POINT_NAMES } from '../support/browser/handover-form';
import { chooseFile, pressOn, tabTo, typeInto } from '../support/browser/keyboard';
import { PHONE, reads, useSite } from '../support/browser/site';
import { badGateway } from '../support/network/faulty-network';
import { picture } from '../support/pictures';
import { confirmedBooking, dayAhead } from '../support/renting';
import { setPickupIn } from '../support/rows';
import { changeSettings } from '../support/settings';
import { openAs } from '../support/staff';
import { bearer, buildStaff, codeFor, signIn } from '../support/test-data';
import { axeFindings, shapeFindings } from './screens/screen-checks';
import { takePicture } from './screens/take-picture';

/** A point that an admin adds while a handover is on a phone without network. */
const ROOF: InspectionPointSetting = {
  key: 'ROOF',
  name: { en: 'Roof', hi: 'छत' },
  at: 'BOTH',
  photo: false,
  carTypes: [],
};

/** The buttons of every screen of the console. */
const OF_THE_BAR = /Open menu|Refresh/;

describe('handover and return on a phone', () => {
  const site = useSite();

  async function rent(): Promise<{
    id: number;
    reference: string;
    account: string;
    email: string;
    admin: string;
  }> {
    const { server } = site;
    const admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    const { id, reference, carId, person } = await confirmedBooking(server, admin);
    await setPickupIn(server, id, -0.6);
    await server.http
      .post(`/console/cars/${carId}/documents`)
      .set(bearer(admin))
      .field({ version: '1', type: 'RC', number: 'MH12AB1234' })
      .attach('file', await picture(7), 'rc.png')
      .expect(200);
    await uploadLicence(server, admin, 0, await pdf()).expect(200);
    await server.http
      .put(`/console/customers/${person.id}/licence`)
      .set(bearer(admin))
      .send({
        licenseNumber: 'MH1220110012345',
        licenseClasses: 'LMV',
        licenseValidUntil: dayAhead(400),
        dateOfBirth: '1990-01-01',
      })
      .expect(200);
    const { rows } = await server.db.query<{ email: string }>('SELECT email FROM customers WHERE id = $1', [
      person.id,
    ]);
    return { id, reference, account: person.account, email: rows[0]!.email, admin };
  }

  /** The server's records of the rental, each with its number of photos and its change of state. */
  async function arrived(id: number): Promise<unknown> {
    const { rows } = await site.server.db.query(
      `SELECT h.kind, m.to_status AS moved, m.recorded_at IS NULL AS "isInTime",
              (SELECT count(*)::int FROM handover_photos p WHERE p.handover_id = h.id) AS photos
         FROM handovers h LEFT JOIN rental_moves m ON m.id = h.move_id WHERE h.rental_id = $1 ORDER BY h.created_at`,
      [id],
    );
    return rows;
  }

  async function inspectByKeyboard(page: Page): Promise<void> {
    await pressOn(page, /^All fine$/);
    await tabTo(page, /^Left side: fine$/);
    await pressOn(page, /^Add a mark$/);
    await typeInto(page, /^What is wrong with Left side\?/, 'Scratch on the rear door');
    for (const [point, name] of Object.entries(POINT_NAMES))
      await chooseFile(page, new RegExp(`^Photo of ${name}$`), `${point}.png`, 40);
    await reads(page, /5 of 5 photos taken/);
    await typeInto(page, /^Odometer in km/, '45210');
    await typeInto(page, /^Fuel level/, '7');
    await typeInto(page, /^Why is the handover late\?/, 'We were');
  }

  it('guides a custom admin through both, and keeps all input after a reload and without network', async () => {
    const { id, reference, account, email, admin } = await rent();
    const { page, context } = await openAs(site, 'custom-admin', '/privacy');
    await page.setViewportSize({ ...PHONE, width: 360 });
    await page.goto('/custom-admin-dashboard');
    await page.getByRole('link', { name: 'Hand over' }).click();
    await reads(page, `Hand over ${reference}`, /insurance of this car is not on record/);
    await takePicture(page, 'yard 1 handover begins');
    await inspectByKeyboard(page);
    await reads(page, /^(The return moves to|The fare is reduced by) /);
    await page.getByText('Received by the office', { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const small = (await shapeFindings(page)).filter((finding) => !OF_THE_BAR.test(finding));
    expect(small).toEqual([]);
    await takePicture(page, 'yard 2 handover inspected');

    site.expectConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await changeSettings(site.server, admin, ({ inspectionPoints }) => ({
      inspectionPoints: [...inspectionPoints, ROOF],
    }));
    await page.goto('/custom-admin-dashboard');
    const trips = page.getByRole('region', { name: 'Trips on this phone' });
    await reads(trips, /•••• \d{4} · /);
    await takePicture(page, 'yard 3 trips without network');
    expect(await axeFindings(page)).toEqual([]);
    await trips.getByRole('link', { name: `Hand over ${reference}` }).click();
    await reads(page, /11 of 11 points checked, 5 of 5 photos taken/, /cannot confirm with a code/);
    await context.setOffline(false);
    expect(await page.getByLabel('What is wrong with Left side?').inputValue()).toBe(
      'Scratch on the rear door',
    );
    expect(await page.getByLabel('Odometer in km').inputValue()).toBe('45210');
    expect(await page.getByRole('button', { name: 'Complete the handover' }).isDisabled()).toBe(true);
    await page.getByRole('combobox', { name: 'Why is the handover late?' }).selectOption('We were late');
    await page.getByRole('button', { name: 'Complete the handover' }).click();
    site.expectConsoleErrors(/status of 400/);
    await reads(
      page,
      'This is not complete yet.',
      /Enter the code from the e-mail/,
      /11 of 11 points checked/,
    );
    await takePicture(page, 'yard 4 handover not complete');
    await page.getByRole('button', { name: 'Send the code' }).click();
    await reads(page, 'The code is on its way by e-mail, and by SMS if the customer chose SMS.');
    await page.getByLabel('Number from the licence (optional)').fill('mh12 2011 0012345');
    await page.getByRole('combobox', { name: 'Seen as' }).selectOption('DigiLocker');
    await page.getByLabel('Code from the e-mail').fill(await codeFor(site.server, email));
    await page.getByRole('button', { name: 'Complete the handover' }).press('Enter');
    await reads(page, /The car is handed over\./);
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'alert');
    await takePicture(page, 'yard 5 handed over');
    await page.getByRole('link', { name: `Show ${reference}` }).click();
    await reads(
      page.getByRole('region', { name: 'What happened' }),
      'Confirmed → On trip (We handed over late)',
      'Odometer 45,210 km',
    );

    await reads(
      page.getByRole('region', { name: 'Handover and return' }),
      'Confirmed by a code',
      'Driving licence compared with the number on record',
    );
    site.network.fail(/^GET .*\/vehicle-documents$/, badGateway);
    site.expectConsoleErrors(/status of 502/);
    const onTrip = await site.open(`/confirmation/${reference}`, {
      cookies: { token: account },
      viewport: { ...PHONE, width: 360 },
    });
    const unread = onTrip.page.getByRole('alert').filter({ hasText: 'The documents of the car could not' });
    await unread.waitFor();
    site.network.clearFaults();
    await unread.getByRole('button', { name: 'Try again' }).click();
    const papers = onTrip.page.getByRole('region', { name: 'Documents of the car' });
    await reads(papers, 'Registration certificate (RC)', 'Number MH12AB1234', 'Licence of the operator');
    expect(await axeFindings(onTrip.page)).toEqual([]);
    const downloading = onTrip.page.waitForEvent('download');
    await papers.getByRole('button', { name: 'Download: Registration certificate (RC)' }).click();
    expect((await downloading).suggestedFilename()).toBe('rc.jpg');
    await onTrip.page.getByRole('button', { name: 'Add damage' }).click();
    await onTrip.page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'point');
    await onTrip.page.getByRole('button', { name: 'Send' }).click();
    await reads(onTrip.page, 'Describe the damage.');
    await onTrip.page.getByLabel('Where is it?').selectOption('Back');
    await onTrip.page.getByLabel('What is damaged?').fill('Dent below the lamp');
    await photograph(onTrip.page, 'Photo (optional)', 60);
    expect(await axeFindings(onTrip.page)).toEqual([]);
    await onTrip.page.getByRole('button', { name: 'Send' }).click();
    await reads(onTrip.page, 'Added by you', 'Back: Dent below the lamp');
    await page.getByRole('link', { name: 'Take back' }).click();
    await reads(
      page,
      `Take back ${reference}`,
      'Noted before: Scratch on the rear door',
      'Noted by the customer: Dent below the lamp',
      'Last reading 45,210 km',
    );
    await page.getByRole('img', { name: 'Front before' }).waitFor();
    await takePicture(page, 'yard 6 return begins');
    await context.setOffline(true);
    await reads(page, /^No network\./);
    await page.getByRole('button', { name: 'All fine' }).click();
    await photographAll(page, 80, 'Saved on this phone');
    await page.getByLabel('Odometer in km').fill('46300');
    await page.getByRole('combobox', { name: 'Fuel level' }).selectOption('7/8');
    await page.getByRole('combobox', { name: 'Inspect the car again?' }).selectOption('It is dark');
    await reads(page, /cannot confirm with a code/, 'Saved on this phone');
    await page.reload();
    await reads(
      page,
      /12 of 12 points checked, 5 of 5 photos taken/,
      'Saved on this phone',
      'Not on this phone',
    );
    await page.getByRole('group', { name: 'Roof' }).waitFor();
    await page.getByRole('img', { name: 'Front now' }).waitFor();
    expect(await page.getByLabel('Odometer in km').inputValue()).toBe('46300');
    await page.getByLabel('By a thumb mark with a witness').check();
    await photograph(page, 'Photo of the thumb mark', 90);
    await page.getByRole('img', { name: 'Thumb mark' }).waitFor();
    const returnedAt = page.getByLabel('Returned at');
    expect(await returnedAt.getAttribute('aria-invalid')).toBe('false');
    const hourAgo = new Date(Date.now() + 4.5 * 3_600_000).toISOString().slice(0, 16);
    await returnedAt.fill(hourAgo);
    await page.getByLabel('Why the return is recorded only now').waitFor();
    expect(await page.getByRole('button', { name: 'Complete the return' }).isDisabled()).toBe(true);
    await returnedAt.fill('');
    await page
      .getByRole('combobox', { name: 'Who ends the trip early?' })
      .selectOption('The customer brings the car back');
    await reads(page, /^The odometer rose by 1,090 km since its last reading/);
    expect(await page.getByRole('button', { name: 'Complete the return' }).isDisabled()).toBe(true);
    await page.getByLabel('The odometer is right').check();
    expect(await page.getByRole('button', { name: 'Complete the return' }).isDisabled()).toBe(true);
    await page.getByLabel('Name of the witness').fill('Sunita Pawar');
    await takePicture(page, 'yard 7 return without network');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Complete the return' }).click();
    await reads(page, 'Saved on this phone', 'It is sent as soon as the phone has a network.');
    await takePicture(page, 'yard 8 return on the phone');
    expect(await axeFindings(page)).toEqual([]);
    await context.setOffline(false);
    await reads(page, /The car is back\./);
    await page.getByRole('link', { name: 'Open the settlement' }).waitFor();
    await takePicture(page, 'yard 9 return received');
    expect(await axeFindings(page)).toEqual([]);
    expect(await arrived(id)).toEqual([
      // Includes the customer's photo.
      { kind: 'HANDOVER', moved: 'ON_TRIP', isInTime: true, photos: 6 },
      { kind: 'RETURN', moved: 'RETURNED', isInTime: true, photos: 6 },
    ]);

    await page.getByRole('link', { name: `Show ${reference}` }).click();
    await page.getByRole('link', { name: /^Inspect again until/ }).click();
    await reads(page, `Inspect ${reference} again`, 'Add only what was not visible at the return.');
    expect(await page.getByText('Photo needed').count()).toBe(0);
    await page.getByLabel('Odometer in km').fill('46301');
    await page.getByRole('group', { name: 'Back' }).getByRole('button', { name: 'Add a mark' }).click();
    await page.getByLabel('What is wrong with Back?').fill('Scratch on the bumper');
    await page.getByText('Received by the office', { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Complete the second inspection' }).click();
    await reads(page, /The second inspection is recorded\./);
    await page.getByRole('link', { name: 'Work to do' }).click();
    await page.getByRole('region', { name: 'Work to do' }).waitFor();

    const customer = await site.open(`/confirmation/${reference}`, {
      cookies: { token: account },
      viewport: { ...PHONE, width: 360 },
    });
    const handover = customer.page.getByRole('region', { name: 'Handover of the car' });
    await reads(handover, '45,210 km', '7/8', 'Left side: Scratch on the rear door');
    await handover.getByRole('button', { name: 'Show the photos' }).click();
    const summary = customer.page.waitForEvent('download');
    await handover.getByRole('button', { name: 'Summary (PDF)' }).click();
    expect((await summary).suggestedFilename()).toBe(`handover-${reference}.pdf`);
    await handover.getByRole('img', { name: /^Front, photo/ }).waitFor();
    await reads(customer.page.getByRole('region', { name: 'Return of the car' }), '46,300 km');
    await reads(
      customer.page.getByRole('region', { name: 'Second inspection of the car' }),
      'Back: Scratch on the bumper',
    );
    expect(await axeFindings(customer.page)).toEqual([]);

    const office = await openAs(site, 'admin', `/admin-dashboard/bookings/${id}/show`);
    await reads(
      office.page.getByRole('region', { name: 'Handover and return' }),
      'Confirmed by a thumb mark',
      'Witness: Sunita Pawar',
    );
    await office.page.getByRole('button', { name: 'Check evidence' }).click();
    await reads(office.page.getByRole('status'), /All 18 items of the car fit\./);
    expect(await axeFindings(office.page)).toEqual([]);
  });
});
