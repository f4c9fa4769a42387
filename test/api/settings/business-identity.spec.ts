import type { EditableSettings } from '../../../backend/contract/settings';
import { startServer, type TestServer } from '../../support/server';
import { changeSettings } from '../../support/settings';
import { bearer, buildStaff, signIn } from '../../support/test-data';

const IDENTITY = {
  legalName: 'Deccan Drives LLP',
  gstin: '27AAPFU0939F1ZV',
  operatorLicence: { number: 'MH/12/118', authority: 'RTO Pune', validUntil: '2029-03-31' },
  grievanceOfficer: {
    name: 'Asha Kulkarni',
    designation: 'Customer care',
    phone: '+91 20 2543 0001',
    email: 'grievance@deccandrives.in',
  },
} as const;
const EMPTY = {
  legalName: '',
  gstin: '',
  operatorLicence: { number: '', authority: '', validUntil: '' },
  grievanceOfficer: { name: '', designation: '', phone: '', email: '' },
} as const;

describe('legal details of the business', () => {
  let server: TestServer;
  let admin: string;
  beforeAll(async () => {
    server = await startServer();
    admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
  });
  afterAll(() => server.stop());

  const page = async (path: string) => (await server.http.get(path).expect(200)).text;
  const mail = async (mobile: string, email: string): Promise<string> => {
    await server.http.post('/api/auth/send-otp').send({ mobile, email }).expect(200);
    const { body } = await server.http.get(`/dev/outbox.json?to=${email}`).expect(200);
    return (body as { text: string }[])[0]!.text;
  };

  it('are empty in a new installation, and not shown', async () => {
    const { body } = await server.http.get('/api/settings').expect(200);
    expect(body.data).toMatchObject(EMPTY);
    for (const path of ['/', '/contact', '/terms']) expect(await page(path)).not.toMatch(/GSTIN|Grievance/);
    expect(await mail('9822001100', 'empty@example.com')).not.toMatch(/GSTIN|Grievance/);
  });

  it('are shown on the pages and in every e-mail once they are entered', async () => {
    await changeSettings(server, admin, () => IDENTITY);
    for (const path of ['/', '/contact', '/terms'])
      for (const text of [
        'Deccan Drives LLP',
        '27AAPFU0939F1ZV',
        'MH/12/118',
        '31 Mar 2029',
        'Asha Kulkarni',
      ])
        expect(await page(path)).toContain(text);
    const text = await mail('9822001101', 'filled@example.com');
    expect(text).toContain('Operated by / संचालक: Deccan Drives LLP\nGSTIN: 27AAPFU0939F1ZV\n');
    expect(text).toContain('Asha Kulkarni, Customer care, +91 20 2543 0001, grievance@deccandrives.in');
  });

  it.each<[string, Partial<EditableSettings>]>([
    ['settings.gstin', { gstin: '27AAPFU0939F1ZW' }],
    [
      'settings.operatorLicence.validUntil',
      { operatorLicence: { ...IDENTITY.operatorLicence, validUntil: '2029-02-30' } },
    ],
    [
      'settings.operatorLicence.authority',
      { operatorLicence: { ...IDENTITY.operatorLicence, authority: '' } },
    ],
    [
      'settings.grievanceOfficer.email',
      { grievanceOfficer: { ...IDENTITY.grievanceOfficer, email: 'nobody' } },
    ],
    ['settings.grievanceOfficer.phone', { grievanceOfficer: { ...IDENTITY.grievanceOfficer, phone: '' } }],
  ])('reports %s', async (field, over) => {
    const read = await server.http.get('/console/settings').set(bearer(admin)).expect(200);
    const { version, settings } = read.body;
    const { body } = await server.http
      .put('/console/settings')
      .set(bearer(admin))
      .send({ version, settings: { ...settings, ...IDENTITY, ...over } })
      .expect(400);
    expect(body.errors.map((error: { field: string }) => error.field)).toContain(field);
  });

  it('can be removed', async () => {
    await changeSettings(server, admin, () => EMPTY);
    expect(await page('/contact')).not.toMatch(/GSTIN|Grievance/);
  });
});
