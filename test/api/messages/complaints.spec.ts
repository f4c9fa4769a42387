import { randomUUID } from 'node:crypto';
import { picture } from '../../support/pictures';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCustomer, buildStaff, codeFor, type Person, signIn } from '../../support/test-data';

interface Sender extends Person {
  token: string;
}

const TEXTS = { subject: 'Seat was wet', message: 'It rained in.\r\nTwice.' };
const IST = /[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]+ \d{4}, \d{1,2}:\d{2} [AP]M IST/;

describe('complaints', () => {
  let server: TestServer;
  let admins: string[];
  beforeAll(async () => {
    server = await startServer();
    admins = [
      await signIn(server, 'admin', await buildStaff(server, 'ADMIN')),
      await signIn(server, 'admin', await buildStaff(server, 'ADMIN')),
    ];
  });
  afterAll(() => server.stop());

  async function sender(): Promise<Sender> {
    const person = await buildCustomer(server);
    return { ...person, token: await signIn(server, 'customer', person) };
  }

  const post = (token: string, texts: Partial<typeof TEXTS> = TEXTS) => {
    const form = server.http.post('/api/complaints').set(bearer(token));
    for (const [name, text] of Object.entries(texts)) form.field(name, text);
    return form;
  };
  const own = async (token: string) =>
    (await server.http.get('/api/complaints/user/complaints').set(bearer(token)).expect(200)).body;
  const mailsTo = async (email: string): Promise<{ subject: string; text: string }[]> =>
    (await server.http.get('/dev/outbox.json').query({ to: email }).expect(200)).body;
  const complaintMails = async (email: string) =>
    (await mailsTo(email)).filter(({ subject }) => subject.includes('complaint'));
  const answer = (token: string, id: number, text: unknown) =>
    server.http.put(`/console/complaints/${id}/answer`).set(bearer(token)).send({ text });
  const move = (token: string, id: number, state: unknown) =>
    server.http.put(`/console/complaints/${id}/state`).set(bearer(token)).send({ state });

  it('refuses the sixth unanswered complaint of a customer, even in concurrent requests', async () => {
    const { token } = await sender();
    const sent = await Promise.all(Array.from({ length: 7 }, () => post(token)));
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409]);
    expect(sent.find(({ status }) => status === 409)!.body).toMatchObject({ code: 1020, data: null });
    await answer(
      admins[0]!,
      sent.find(({ status }) => status === 201)!.body.data.complaintId,
      'Sorry.',
    ).expect(200);
    await post(token).expect(201);
    await post(token).expect(409);
  });

  it('stores, numbers and acknowledges each complaint, and lists the newest first', async () => {
    const { token, email } = await sender();
    expect(await own(token)).toMatchObject({ code: 1002, data: [], message: 'No complaints found.' });
    const first = (await post(token).expect(201)).body.data;
    expect(first).toEqual({
      complaintId: expect.any(Number),
      number: expect.stringMatching(/^[2-9A-HJ-NP-Z]{10}$/),
      subject: 'Seat was wet',
      message: 'It rained in.\nTwice.',
      state: 'OPEN',
      imagePath: null,
      createdAt: expect.stringMatching(/Z$/),
      answers: [],
    });
    const second = (await post(token, { ...TEXTS, subject: '  And   again ' }).expect(201)).body.data;
    const list = await own(token);
    expect(list.code).toBe(1000);
    expect(list.data).toEqual([second, first]);
    expect(second.subject).toBe('And again');
    const [latest, earlier] = await complaintMails(email);
    expect(latest!.subject).toBe(`We have received your complaint ${second.number}`);
    expect(earlier!.text).toContain(first.number);
    expect(earlier!.text).toMatch(IST);
  });

  it.each([
    ['no subject', { message: 'x' }, ['subject']],
    ['nothing at all', {}, ['subject', 'message']],
    ['blanks', { subject: ' ', message: '\r\n' }, ['subject', 'message']],
    ['a subject too long', { ...TEXTS, subject: 'x'.repeat(121) }, ['subject']],
    ['a message too long', { ...TEXTS, message: 'x'.repeat(4001) }, ['message']],
    ['a message far too long', { ...TEXTS, message: 'x'.repeat(100_000) }, ['message']],
    ['control characters', { subject: 'a\u0000b', message: 'a\u0007b' }, ['subject', 'message']],
  ])('refuses a complaint with %s, and stores nothing', async (_, texts, fields) => {
    const { token, email } = await sender();
    const form = server.http.post('/api/complaints').set(bearer(token));
    for (const [name, text] of Object.entries(texts)) form.field(name, text);
    if (Object.keys(texts).length === 0) form.field('other', 'x');
    const { body } = await form.expect(400);
    expect(body.code).toBe(1001);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(fields);
    expect((await own(token)).data).toEqual([]);
    expect(await complaintMails(email)).toEqual([]);
  });

  it('accepts the maximum length in any script and with any line endings', async () => {
    const { token } = await sender();
    const message = 'अ\r\n'.repeat(1999) + 'अ';
    const { body } = await post(token, { subject: 'अ'.repeat(120), message }).expect(201);
    expect(body.data.message).toBe(message.replaceAll('\r\n', '\n'));
  });

  it.each([
    ['a text that says it is a picture', Buffer.from('<svg onload="alert(1)"/>'), 415],
    ['a broken picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 422],
    ['an empty file', Buffer.alloc(0), 422],
    ['a file too large', Buffer.alloc(8 * 1024 * 1024 + 1, 1), 413],
  ])('refuses %s as the image, and stores nothing', async (_, bytes, status) => {
    const { token } = await sender();
    const { body } = await post(token)
      .attach('image', bytes, { filename: 'a.png', contentType: 'image/png' })
      .expect(status);
    expect(body.code).toBe(1014);
    expect(body.errors).toEqual([expect.objectContaining({ field: 'image', message: expect.any(String) })]);
    expect((await own(token)).data).toEqual([]);
  });

  it('shows an image only to its sender and to admins', async () => {
    const { token } = await sender();
    const stranger = await sender();
    const { body } = await post(token)
      .attach('image', await picture(41), '../../a.png')
      .expect(201);
    const path: string = body.data.imagePath;
    expect(path).toMatch(/^\/api\/documents\/[0-9a-f-]{36}$/);
    for (const reader of [token, admins[0]!]) {
      const link = (await server.http.get(path).set(bearer(reader)).expect(200)).body.data;
      expect(link.contentType).toBe('image/jpeg');
      await server.http.get(link.downloadUrl).expect(200).expect('content-type', 'image/jpeg');
    }
    await server.http.get(path).set(bearer(stranger.token)).expect(404);
    expect((await own(stranger.token)).data).toEqual([]);
  });

  it('stores one complaint for ten concurrent requests with one Idempotency-Key', async () => {
    const { token, email } = await sender();
    const key = randomUUID();
    const image = await picture(42);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        post(token).set('idempotency-key', key).attach('image', image, 'a.png').expect(201),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.data.number)).size).toBe(1);
    expect((await own(token)).data).toHaveLength(1);
    expect(await complaintMails(email)).toHaveLength(1);
    const { body } = await post(token, { ...TEXTS, subject: 'Another' })
      .set('idempotency-key', key)
      .expect(422);
    expect(body.code).toBe(1017);
  });

  it('shows and sends each reply, resolution and reopening to the customer', async () => {
    const { token, email, id: customerId } = await sender();
    const { complaintId, number } = (await post(token).expect(201)).body.data;
    const { body } = await answer(admins[0]!, complaintId, '  We dried it. ').expect(200);
    expect(body).toMatchObject({
      id: complaintId,
      customerId,
      state: 'ANSWERED',
      answers: [{ text: 'We dried it.', by: expect.stringMatching(/^\d{1,9}$/) }],
    });
    expect((await own(token)).data[0]).toMatchObject({
      state: 'ANSWERED',
      answers: [{ text: 'We dried it.', by: 'staff', at: expect.stringMatching(/Z$/) }],
    });
    const again = await answer(admins[1]!, complaintId, 'We dried it.').expect(409);
    expect(again.body).toMatchObject({ code: 1015, data: { decidedBy: expect.stringMatching(/^\d{1,9}$/) } });
    await answer(admins[1]!, complaintId, 'And the boot.').expect(200);
    await move(admins[0]!, complaintId, 'RESOLVED').expect(200);
    const late = await answer(admins[0]!, complaintId, 'More').expect(409);
    expect(late.body.message).toContain('reopen it to answer it');
    await move(admins[0]!, complaintId, 'OPEN').expect(200);
    expect((await own(token)).data[0].state).toBe('OPEN');
    const mails = await complaintMails(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `We have reopened your complaint ${number}`,
      `Your complaint ${number} is resolved`,
      `Our reply to your complaint ${number}`,
      `Our reply to your complaint ${number}`,
      `We have received your complaint ${number}`,
    ]);
    for (const { text } of mails) expect(text).toMatch(IST);
    expect(mails[2]!.text).toContain('And the boot.');
    const { rows } = await server.db.query(
      `SELECT action FROM audit_entries WHERE subject = 'complaint' AND subject_id = $1 ORDER BY id`,
      [String(complaintId)],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'answer-complaint',
      'answer-complaint',
      'resolve-complaint',
      'reopen-complaint',
    ]);
  });

  it('resolves a complaint once in 20 calls, and returns admin and time to the other calls', async () => {
    const { token, email } = await sender();
    const { complaintId } = (await post(token).expect(201)).body.data;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => move(admins[n % 2]!, complaintId, 'RESOLVED')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status, body }) => status === 409 && body.code === 1015);
    expect(refused).toHaveLength(19);
    for (const { body } of refused) {
      expect(body.data).toEqual({
        status: 'RESOLVED',
        decidedBy: expect.stringMatching(/^\d{1,9}$/),
        decidedAt: expect.stringMatching(/Z$/),
      });
    }
    expect(await complaintMails(email)).toHaveLength(2);
  });

  it.each([
    ['an empty answer', 'answer', { text: '  ' }, 'text'],
    ['no answer', 'answer', {}, 'text'],
    ['an answer too long', 'answer', { text: 'x'.repeat(4001) }, 'text'],
    ['a state there is not', 'state', { state: 'ANSWERED' }, 'state'],
    ['no state', 'state', {}, 'state'],
  ])('refuses a decision with %s', async (_, decision, sent, field) => {
    const { token } = await sender();
    const { complaintId } = (await post(token).expect(201)).body.data;
    const { body } = await server.http
      .put(`/console/complaints/${complaintId}/${decision}`)
      .set(bearer(admins[0]!))
      .send(sent)
      .expect(400);
    expect(body.errors[0].field).toBe(field);
    expect((await own(token)).data[0].state).toBe('OPEN');
  });

  it('finds complaints in the console by state, number, subject and customer, and sorts them', async () => {
    const { token, mobile, email } = await sender();
    const one = (await post(token, { ...TEXTS, subject: 'Needle 50% off' }).expect(201)).body.data;
    const two = (await post(token).expect(201)).body.data;
    await move(admins[0]!, two.complaintId, 'RESOLVED').expect(200);
    const list = async (filter: object, sort = ['createdAt', 'ASC']): Promise<string[]> => {
      const answered = await server.http
        .get('/console/complaints')
        .query({ filter: JSON.stringify(filter), sort: JSON.stringify(sort) })
        .set(bearer(admins[0]!))
        .expect(200);
      expect(answered.headers['content-range']).toMatch(/^complaints 0-\d+\/\d+$/);
      return answered.body.map(({ number }: { number: string }) => number);
    };
    for (const q of [mobile, email]) expect(await list({ q })).toEqual([one.number, two.number]);
    expect(await list({ q: mobile }, ['createdAt', 'DESC'])).toEqual([two.number, one.number]);
    expect(await list({ q: mobile, state: 'RESOLVED' })).toEqual([two.number]);
    expect(await list({ q: one.number.toLowerCase() })).toEqual([one.number]);
    expect(await list({ q: 'needle 50%' })).toEqual([one.number]);
    for (const filter of [{ state: 'LOST' }, { q: 5 }, { other: 1 }]) {
      await server.http
        .get('/console/complaints')
        .query({ filter: JSON.stringify(filter) })
        .set(bearer(admins[0]!))
        .expect(400);
    }
  });

  it('acknowledges a complaint in the language of the last sign-in and of its code', async () => {
    const person = await buildCustomer(server);
    const signInAs = async (language: string): Promise<string> => {
      const call = (path: string, body: object) =>
        server.http.post(path).set('accept-language', language).send(body).expect(200);
      await call('/api/login/send-otp', { email: person.email });
      const [code] = await mailsTo(person.email);
      expect(code!.text).toContain(language === 'hi' ? 'लॉगिन के लिए आपका OTP है' : 'is your one-time code');
      const otp = await codeFor(server, person.email);
      const { body } = await call('/api/login/verify-otp', { email: person.email, otp });
      return (body as { data: { token: string } }).data.token;
    };
    const { number } = (await post(await signInAs('hi')).expect(201)).body.data;
    const [hindi] = await mailsTo(person.email);
    expect(hindi!.subject).toBe(`आपकी शिकायत ${number} हमें मिल गई`);
    expect(hindi!.text).toMatch(/ \d{1,2} [^\sA-Za-z]+ \d{4}, \d{1,2}:\d{2} [AP]M IST/);
    await post(await signInAs('en')).expect(201);
    expect((await mailsTo(person.email))[0]!.subject).toMatch(/^We have received your complaint/);
  });
});
