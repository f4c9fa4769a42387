import { hasValue, reads, useSite } from '../../support/browser/site';
import { confirmedBooking, rejectedBooking } from '../../support/renting';
import { openAs } from '../../support/staff';
import { buildStaff, signIn } from '../../support/test-data';

describe('money of a rental in the console', () => {
  const site = useSite();
  let admin: string;
  beforeAll(async () => {
    admin = await signIn(site.server, 'admin', await buildStaff(site.server, 'ADMIN'));
  });

  it('mentions no refund after the decline of an unpaid booking', async () => {
    const { id, reference } = await rejectedBooking(site.server, admin);
    const { page } = await openAs(site, 'admin', `/admin-dashboard/bookings/${id}/show`);
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Why').fill('No transfer arrived');
    await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
    await reads(page, `Booking ${reference} is declined.`);
  });

  it('fills in the exact amount to pay, and whole rupees for cash', async () => {
    const { id } = await confirmedBooking(site.server, admin, { receivedAmount: 1000.5 });
    const { page } = await openAs(site, 'admin', `/admin-dashboard/bookings/${id}/show`);
    await page.getByRole('button', { name: 'Take a payment' }).click();
    const dialog = page.getByRole('dialog');
    const amount = dialog.getByLabel('Amount (₹)');
    await hasValue(amount, '2798.5');
    await dialog.getByLabel('Paid by').selectOption('CASH');
    await hasValue(amount, '2799');
    await dialog.getByLabel('Paid by').selectOption('UPI');
    await hasValue(amount, '2798.5');
  });
});
