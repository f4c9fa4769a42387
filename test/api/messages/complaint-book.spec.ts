import { randomUUID } from 'node:crypto';
import { dayIn } from '../../../backend/contract/calendar';
import type { ConsoleComplaint } from '../../../backend/contract/customers/complaints';
import type { WorkItem, WorkList } from '../../../backend/contract/work';
import { textsOf } from '../../support/pdf-texts';
import { startServer, type TestServer } from '../../support/server';
import { changeSettings } from '../../support/settings';
import { bearer, buildCustomer, buildStaff, type Person, signIn } from '../../support/test-data';

const TEXTS = { subject: 'Seat was wet', message: 'It rained in.\nTwice.' };
const DAY_MS = 86_400_000;

describe('complaint book', () => {
  let server: TestServer;
  let admin: string;
  let sender: Person & { token: string };
  beforeAll(async () => {
    server = await startServer();
    admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    await setBook(true);
  });
  beforeEach(async () => {
    const person = await buildCustomer(server);
    sender = { ...person, token: await signIn(server, 'customer', person) };
  });
  afterAll(() => server.stop());

  const setBook = (complaintBook: boolean): Promise<void> =>
    changeSettings(server, admin, () => ({
      complaintBook,
      operatorLicence: { number: 'MH/12/RC/118', authority: 'RTO Pune', validUntil: '2029-03-31' },
    }));
  const post = (texts: typeof TEXTS, key: string = randomUUID()) =>
    server.http
      .post('/api/complaints')
      .set({ ...bearer(sender.token), 'idempotency-key': key })
      .field(texts);
  const send = async (): Promise<ConsoleComplaint> =>
    shown((await post(TEXTS).expect(201)).body.data.complaintId as number);
  const call = (method: 'get' | 'put', path: string) =>
    server.http[method](`/console/complaints/${path}`).set(bearer(admin));
  const shown = async (id: number): Promise<ConsoleComplaint> =>
    (await call('get', String(id)).expect(200)).body as ConsoleComplaint;
  const file = async (id: number, language: string): Promise<Buffer> =>
    (await call('get', `${id}/page`).query({ language }).expect(200)).body as Buffer;
  const markSent = (id: number, sentOn: unknown) => call('put', `${id}/duplicate`).send({ sentOn });
  const today = (days = 0): string => dayIn('Asia/Kolkata', new Date(Date.now() + days * DAY_MS));

  it('numbers concurrent complaints without a gap, and names the page in the e-mail', async () => {
    const key = randomUUID();
    const sent = await Promise.all([
      ...Array.from({ length: 3 }, () => post(TEXTS, key).expect(201)),
      post({ ...TEXTS, subject: '' }).expect(400),
      ...Array.from({ length: 4 }, () => post(TEXTS).expect(201)),
    ]);
    const ids = new Set(sent.flatMap(({ body }) => (body.data?.complaintId as number | undefined) ?? []));
    const pages = await Promise.all([...ids].map(async (id) => (await shown(id)).bookPage!.number));
    const year = pages[0]!.slice(3, 7);
    expect(pages.sort()).toEqual([1, 2, 3, 4, 5].map((number) => `CB/${year}/00000${number}`));
    const { body: mails } = await server.http.get('/dev/outbox.json').query({ to: sender.email }).expect(200);
    expect(mails[0].text).toMatch(/It is page CB\/\d{4}\/\d{6} of our complaint book\./);
    await expect(server.db.query(`UPDATE complaint_pages SET content = '{}'`)).rejects.toThrow('append-only');
  });

  it('prints three copies of a page, with the same bytes after the customer is renamed', async () => {
    const { id, number, bookPage } = await send();
    const first = await file(id, 'en');
    await server.db.query(`UPDATE customers SET full_name = 'Another Name' WHERE id = $1`, [sender.id]);
    expect((await file(id, 'en')).equals(first)).toBe(true);
    const [english, hindi] = await textsOf(first, await file(id, 'hi'));
    for (const copy of ['Original, for the', 'Duplicate, for the', 'Triplicate, for the'])
      expect(english!.split(copy)).toHaveLength(2);
    for (const text of [bookPage!.number, number, sender.mobile, 'It rained in.', 'MH/12/RC/118, RTO Pune'])
      expect(english!.split(text)).toHaveLength(4);
    expect(english).not.toContain('Another Name');
    // The library returns vowel signs before their letters, as they are drawn.
    expect(hindi).toContain('तीसरी');
  });

  it('lists the duplicate as work due in 3 days until an admin records when it was sent', async () => {
    const { id, number, createdAt, bookPage } = await send();
    await call('put', `${id}/state`).send({ state: 'RESOLVED' }).expect(200);
    const copies = async (): Promise<WorkItem[]> => {
      const { body } = await server.http.get('/console/work').set(bearer(admin)).expect(200);
      return (body as WorkList).items.filter((row) => row.kind === 'COMPLAINT_COPY' && row.subject.id === id);
    };
    const blockers = async (): Promise<unknown[]> =>
      (await server.http.get('/api/user/erasure').set(bearer(sender.token)).expect(200)).body.data.blockers;
    expect(await copies()).toMatchObject([
      {
        subject: { label: bookPage!.number },
        at: new Date(Date.parse(createdAt) + 3 * DAY_MS).toISOString(),
        late: false,
        act: { name: 'MARK_SENT', resource: 'complaints', id },
      },
    ]);
    expect(await blockers()).toContainEqual({ kind: 'COMPLAINT', reference: number });

    for (const day of [today(1), today(-1), '2026-02-30', null])
      expect((await markSent(id, day).expect(400)).body.errors[0].field).toBe('sentOn');
    expect((await markSent(id, today()).expect(200)).body.bookPage.duplicateSentOn).toBe(today());
    expect((await markSent(id, today()).expect(409)).body.code).toBe(1015);
    expect(await copies()).toEqual([]);
    expect(await blockers()).not.toContainEqual({ kind: 'COMPLAINT', reference: number });
  });

  it('keeps an old complaint until its duplicate was sent', async () => {
    const { id } = await send();
    await call('put', `${id}/state`).send({ state: 'RESOLVED' }).expect(200);
    await server.db.query(
      `UPDATE complaints SET decided_at = decided_at - interval '400 days' WHERE id = $1`,
      [id],
    );
    await server.runJob('remove-old-rows');
    await markSent(id, today()).expect(200);
    await server.runJob('remove-old-rows');
    await call('get', String(id)).expect(404);
  });

  it('has no page for complaints that arrive while it is off', async () => {
    await setBook(false);
    const { id, bookPage } = await send();
    expect(bookPage).toBeNull();
    await call('get', `${id}/page`).expect(404);
    await markSent(id, today()).expect(404);
  });
});
