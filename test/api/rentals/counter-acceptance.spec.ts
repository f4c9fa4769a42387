import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ConsoleSettlement } from '../../../backend/contract/rentals/settlements';
import { textsOf } from '../../support/pdf-texts';
import { picture } from '../../support/pictures';
import { moveClock } from '../../support/server';
import { bearer, codeFor } from '../../support/test-data';
import type { Rented } from './cancellation.support';
import { type SettlementData, settlementSteps } from './settlement.support';
import { tripData } from './trip.support';

describe('acceptance of a settlement at the counter', () => {
  let w: SettlementData;
  beforeAll(async () => {
    w = { ...(await tripData()), photo: await picture(1) };
  });
  afterEach(() => moveClock(w.server, '0 hours'));
  afterAll(() => w.server.stop());
  const { returned, console, issue, accept, ago, followed, money } = settlementSteps(() => w);

  async function issued(): Promise<{ rented: Rented; sheet: ConsoleSettlement }> {
    const rented = await returned(130);
    const { body } = await issue(await console(rented)).expect(200);
    return { rented, sheet: body };
  }
  const sendCode = ({ id, version }: ConsoleSettlement) =>
    w.server.http.post(`/console/settlements/${id}/code`).set(bearer(w.desk)).send({ version });
  const confirm = (
    { id, version }: ConsoleSettlement,
    fields: Record<string, string>,
    signature?: Buffer,
  ) => {
    const form = w.server.http.put(`/console/settlements/${id}/acceptance`).set(bearer(w.desk));
    for (const [name, value] of Object.entries({ version: String(version), ...fields }))
      form.field(name, value);
    return signature ? form.attach('signature', signature, 'signature.png') : form;
  };
  const withCode = (sheet: ConsoleSettlement, code: string) => confirm(sheet, { confirmation: 'CODE', code });
  const codeOf = async ({ who }: Rented): Promise<string> => {
    const { rows } = await w.server.db.query('SELECT email FROM customers WHERE id = $1', [who.id]);
    return codeFor(w.server, rows[0].email);
  };
  const event = async (rented: Rented) =>
    (await w.details(rented)).events.find(({ what }) => what.startsWith('ACCEPTED_'));
  const printed = async ({ reference, who }: Rented): Promise<string | undefined> => {
    const { body } = await w.server.http
      .get(`/api/rentals/${reference}/documents`)
      .set(bearer(who.account))
      .expect(200);
    const { id } = body.data.find(({ series }: { series: string }) => series === 'SS');
    const file = await w.server.http
      .get(`/api/rentals/${reference}/documents/${id}`)
      .set(bearer(who.account))
      .expect(200);
    return (await textsOf(file.body as Buffer))[0];
  };

  it('needs the code that was sent for this settlement and its total', async () => {
    const { rented, sheet } = await issued();
    const other = await issued();
    expect(sheet).toMatchObject({ codeSent: false, acceptance: null });
    const missing = await confirm(sheet, { confirmation: 'CODE' }).expect(400);
    expect(missing.body.errors[0].field).toBe('code');
    await withCode(sheet, '123456').expect(400);
    expect((await sendCode({ ...sheet, version: 1 }).expect(409)).body.data.reason).toBe('CHANGED');
    expect((await sendCode(sheet).expect(200)).body).toMatchObject({ codeSent: true });
    expect((await w.mails(rented))[0]).toMatch(
      new RegExp(`settlement for .* ${rented.reference} .*: ₹600\\.`),
    );
    await sendCode(other.sheet).expect(200);
    const [code, foreign] = [await codeOf(rented), await codeOf(other.rented)];
    const wrong = await withCode(sheet, code === foreign ? '000000' : foreign).expect(401);
    expect([wrong.body.code, wrong.body.data]).toEqual([1010, { triesLeft: 4 }]);
    const stale = await withCode({ ...sheet, version: 1 }, code).expect(409);
    expect([stale.body.code, stale.body.data.reason]).toEqual([1015, 'CHANGED']);
    expect(await console(rented)).toMatchObject({ state: 'ISSUED', acts: ['ACCEPT'] });

    const sentTwice = await Promise.all([1, 2].map(() => withCode(sheet, code)));
    const [accepted, refused] = sentTwice.sort((a, b) => a.status - b.status);
    expect([refused!.status, refused!.body.data?.reason]).toEqual([409, 'NOT_ISSUED']);
    expect(accepted!.body).toMatchObject({
      state: 'FINAL',
      accepted: true,
      acceptance: 'CODE',
      acceptedBy: w.deskId,
      signature: null,
      acts: [],
    });
    expect(await money(rented)).toMatchObject({ owed: 600 });
    expect(await w.audited(rented)).toMatchObject({
      action: 'accept-settlement',
      by: w.deskId,
      after: { confirmation: 'CODE', total: 600 },
    });
    expect(await event(rented)).toMatchObject({ what: 'ACCEPTED_CODE', by: w.deskId, amount: 600 });
    expect((await w.mails(rented))[0]).toContain('Please pay ₹600 by');
    expect(await printed(rented)).toMatch(/Accepted.*confirmed with a code/s);
    const again = await withCode(sheet, code).expect(409);
    expect(again.body.data).toMatchObject({ status: 'FINAL', reason: 'NOT_ISSUED' });
    expect((await sendCode(sheet).expect(409)).body.data.reason).toBe('NOT_ISSUED');
  });

  it('counts wrong codes, and ends the code after the fifth one', async () => {
    const { rented, sheet } = await issued();
    await sendCode(sheet).expect(200);
    const code = await codeOf(rented);
    const wrong = code === '000000' ? '111111' : '000000';
    for (const triesLeft of [4, 3, 2, 1, 0])
      expect((await withCode(sheet, wrong).expect(401)).body.data).toEqual({ triesLeft });
    expect((await withCode(sheet, code).expect(401)).body.code).toBe(1010);
    expect(await console(rented)).toMatchObject({ state: 'ISSUED' });
  });

  it('stores a signature like a photo, and removes it 180 days after the rental', async () => {
    const { rented, sheet } = await issued();
    const signed = { confirmation: 'SIGNATURE' };
    expect((await confirm(sheet, signed).expect(400)).body.errors[0].field).toBe('signature');
    expect((await confirm(sheet, signed, Buffer.from('text')).expect(415)).body.code).toBe(1014);
    await confirm(sheet, { confirmation: 'NOT_PRESENT' }, w.photo).expect(400);
    const { body } = await confirm(sheet, signed, w.photo).expect(200);
    expect(body).toMatchObject({ state: 'FINAL', acceptance: 'SIGNATURE', signature: expect.any(String) });
    for (const token of [w.desk, rented.who.account])
      await w.server.http.get(body.signature).set(bearer(token)).expect(200);
    expect(await event(rented)).toMatchObject({ what: 'ACCEPTED_SIGNATURE', photos: [body.signature] });
    expect(await printed(rented)).toMatch(/Accepted.*confirmed with a signature/s);

    await w.server.http
      .post(`/console/rentals/${rented.id}/waivers`)
      .set(bearer(w.admin))
      .send({ amount: 600, reason: 'A regular customer' })
      .expect(200);
    await ago(sheet.id, 'opened_at', 31 * 60);
    await followed(rented);
    const { rows } = await w.server.db.query(
      `SELECT d.storage_key AS key FROM settlement_signatures s JOIN documents d ON d.id = s.document_id
        WHERE s.settlement_id = $1`,
      [sheet.id],
    );
    const file = join(w.server.dataDir, 'files', rows[0].key);
    await moveClock(w.server, '179 days');
    await w.server.runJob('remove-old-rows');
    expect(existsSync(file)).toBe(true);
    await moveClock(w.server, '181 days');
    await w.server.runJob('remove-old-rows');
    expect(existsSync(file)).toBe(false);
    await moveClock(w.server, '0 hours');
    expect(await console(rented)).toMatchObject({ acceptance: 'SIGNATURE', signature: null });
  });

  it('changes no settlement that was accepted on the page, and no draft', async () => {
    const { rented, sheet } = await issued();
    await accept(rented).expect(200);
    const accepted = await console(rented);
    expect(accepted).toMatchObject({ acceptance: 'PAGE', acceptedBy: null, signature: null });
    expect(await event(rented)).toMatchObject({ what: 'ACCEPTED_PAGE', by: 'customer' });
    expect(await printed(rented)).toMatch(/Accepted.*on the page of your rental/s);
    for (const refused of [sheet, accepted])
      expect(
        (await confirm(refused, { confirmation: 'SIGNATURE' }, w.photo).expect(409)).body.data.reason,
      ).toBe('NOT_ISSUED');
    const draft = await console(await returned(130));
    expect((await confirm(draft, { confirmation: 'SIGNATURE' }, w.photo).expect(409)).body.data.reason).toBe(
      'NOT_ISSUED',
    );
    await sendCode({ ...draft, id: 1_000_000 }).expect(404);
  });
});
