import { reads, useSite } from '../../../support/browser/site';
import { openAs } from '../../../support/staff';
import { buildCustomer, buildStaff } from '../../../support/test-data';
import { axeFindings, shapeFindings } from '../../screens/screen-checks';

const HOME = '/admin-dashboard';
const NARROW = { width: 360, height: 740 };

describe('accounts in the console', () => {
  const site = useSite();

  it('merges another account after a preview, and links it to the remaining customer', async () => {
    const staying = await buildCustomer(site.server, { fullName: 'Asha Kulkarni' });
    const other = await buildCustomer(site.server, { fullName: 'Asha K' });
    await site.server.db.query(
      `INSERT INTO notes (customer_id, staff_id, text) VALUES ($1, 1, 'Prefers mornings.')`,
      [other.id],
    );
    const path = `${HOME}/customers/${staying.id}/show`;
    const { page } = await openAs(site, 'admin', path, { viewport: NARROW });
    const dialog = page.getByRole('dialog');
    const choose = async (email: string): Promise<void> => {
      await page.getByRole('button', { name: 'Merge with another customer' }).click();
      await dialog.getByLabel('The other account').fill(email);
      await page.getByRole('option', { name: /^Asha K,/ }).click();
      await dialog.getByLabel('Why (for our records)').fill('The desk mistyped the address.');
    };
    await choose(other.email);
    await reads(dialog, /^The documents of the other account are approved/);
    expect([await axeFindings(page), await shapeFindings(page)]).toEqual([[], []]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await site.server.db.query(`UPDATE customers SET approval = 'PENDING' WHERE id = $1`, [other.id]);
    await choose(other.email);
    await reads(dialog, /Rentals: 0, payments: 0, refunds: 0, complaints: 0, notes: 1\.$/);
    expect([await axeFindings(page), await shapeFindings(page)]).toEqual([[], []]);
    await dialog.getByRole('button', { name: 'Merge accounts' }).click();
    await reads(
      page,
      'The accounts are merged.',
      'Prefers mornings.',
      'Another account merged into this one',
    );

    const former = await openAs(site, 'admin', `${HOME}/customers/${other.id}/show`);
    await former.page.getByRole('heading', { level: 1, name: `Customer ${other.id} (erased)` }).waitFor();
    expect(await former.page.getByRole('button', { name: 'Merge with another customer' }).count()).toBe(0);
    await former.main.getByRole('link', { name: `Customer ${staying.id}` }).click();
    await former.page.getByRole('heading', { level: 1, name: 'Asha Kulkarni' }).waitFor();
  });

  it('lists a former staff member without the number, who cannot be enabled', async () => {
    const { id } = await buildStaff(site.server, 'CUSTOM_ADMIN');
    await site.server.db.query(
      `UPDATE staff SET name = 'Meera Joshi', mobile = NULL, disabled_at = app_now() WHERE id = $1`,
      [id],
    );
    const { page, main } = await openAs(site, 'admin', `${HOME}/staff`);
    const row = main.getByRole('row').filter({ hasText: 'Meera Joshi' });
    await reads(row, /^Mobile number removed · Custom admin/, 'Add the person again to give access.');
    expect(await row.getByRole('button', { name: 'Enable' }).count()).toBe(0);
    await page.setViewportSize(NARROW);
    expect([await axeFindings(page), await shapeFindings(page)]).toEqual([[], []]);
  });
});
