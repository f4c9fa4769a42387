import type { InspectionPointSetting } from '../../../backend/contract/rentals/inspection-points';
import type { ConsoleSettings, EditableSettings } from '../../../backend/contract/settings';
import { runSecond, startServer, type TestServer } from '../../support/server';
import { bearer, buildStaff, signIn } from '../../support/test-data';

describe('settings in the console', () => {
  let server: TestServer;
  let first: string;
  let second: string;
  let firstId: number;

  beforeAll(async () => {
    server = await startServer();
    const admin = await buildStaff(server, 'ADMIN');
    firstId = admin.id;
    first = await signIn(server, 'admin', admin);
    second = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
  });
  afterAll(() => server.stop());

  async function read(): Promise<ConsoleSettings> {
    return (await server.http.get('/console/settings').set(bearer(first)).expect(200))
      .body as ConsoleSettings;
  }
  const save = (token: string, version: number, settings: unknown) =>
    server.http.put('/console/settings').set(bearer(token)).send({ version, settings });

  it('returns the defaults in rupees without a history', async () => {
    const { version, settings, history } = await read();
    expect([version, history]).toEqual([0, []]);
    expect(settings.fare.washingFee).toBe(199);
    expect(settings.upi.vpa).toBe('punecitycars@example');
  });

  it('saves a change with its history and an audit row, and applies it to the next request', async () => {
    const { version, settings } = await read();
    const changed = {
      ...settings,
      name: 'Deccan Drives',
      fare: { ...settings.fare, washingFee: 249.5 },
      rules: { ...settings.rules, pickupFrom: '05:00' },
      charges: {
        ...settings.charges,
        deposits: { ...settings.charges.deposits, SUV: 3000.5 },
        kmPerDay: 250,
        fuelIncluded: true,
      },
    };
    const { body } = await save(first, version, changed).expect(200);
    expect(body.settings).toEqual(changed);
    expect(body.history[0]).toMatchObject({
      savedBy: String(firstId),
      changed: ['name', 'rules', 'fare', 'charges'],
      before: { name: 'Pune City Cars', fare: { washingFee: 199 } },
      after: { name: 'Deccan Drives', fare: { washingFee: 249.5 } },
    });
    expect(Object.keys(body.history[0].before)).toEqual(['name', 'rules', 'fare', 'charges']);

    const { body: shown } = await server.http.get('/api/settings').expect(200);
    expect(shown.data).toMatchObject({
      name: 'Deccan Drives',
      fare: { washingFee: 249.5 },
      charges: { deposits: { SUV: 3000.5, EV: 0 }, kmPerDay: 250, fuelIncluded: true, refuelFee: 0 },
    });
    expect(shown.data.rules).toMatchObject({ pickupFrom: '05:00', zone: 'Asia/Kolkata' });
    const { rows } = await server.db.query(
      `SELECT before -> 'name' AS before, after -> 'name' AS after, after ? 'upi' AS more
         FROM audit_entries WHERE action = 'save-settings'`,
    );
    expect(rows).toEqual([{ before: 'Pune City Cars', after: 'Deccan Drives', more: false }]);
  });

  it('stores no version for a save without changes', async () => {
    const { version, settings } = await read();
    const { body } = await save(first, version, settings).expect(200);
    expect(body.version).toBe(version);
  });

  it('returns the admin of the earlier change, and saves nothing', async () => {
    const { version, settings } = await read();
    await save(first, version, { ...settings, city: 'Nashik' }).expect(200);
    const { body } = await save(second, version, { ...settings, city: 'Nagpur' }).expect(409);
    expect(body).toMatchObject({ code: 1015, data: { decidedBy: String(firstId) } });
    expect(body.message).toContain(`by #${firstId}`);
    expect((await read()).settings.city).toBe('Nashik');
  });

  it('accepts one of many concurrent changes', async () => {
    const { version, settings } = await read();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        save(n % 2 ? first : second, version, { ...settings, city: `City ${n}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(11).fill(409)]);
  });

  const money = (washingFee: unknown) => (s: EditableSettings) => ({ fare: { ...s.fare, washingFee } });
  it.each<[string, (s: EditableSettings) => object]>([
    ['settings.name', () => ({ name: ' ' })],
    ['settings.fare.washingFee', money(-1)],
    ['settings.fare.washingFee', money(1.005)],
    ['settings.fare.washingFee', money('199')],
    [
      'settings.fare.discounts.0.percent',
      (s) => ({ fare: { ...s.fare, discounts: [{ fromDays: 3, percent: 100 }] } }),
    ],
    ['settings.rules', () => ({ rules: [] })],
    ['settings.rules.pickupFrom', (s) => ({ rules: { ...s.rules, pickupFrom: '5 AM' } })],
    ['settings.rules.pickupTo', (s) => ({ rules: { ...s.rules, pickupTo: '04:30' } })],
    ['settings.testimonials', () => ({ testimonials: [[]] })],
    ['settings.phones', () => ({ phones: [] })],
    [
      'settings.appLinks.playStore',
      () => ({ appLinks: { playStore: 'javascript:alert(1)', appStore: null } }),
    ],
    ['settings.upi.vpa', (s) => ({ upi: { ...s.upi, vpa: 'nobody' } })],
    ['settings.cancellation.symmetry', (s) => ({ cancellation: { ...s.cancellation, symmetry: 'SOME' } })],
    ['settings.upi.kind', (s) => ({ upi: { ...s.upi, kind: 'OTHER' } })],
    ['settings.upi.limit', (s) => ({ upi: { ...s.upi, limit: 100_001 } })],
    ['settings.upi.bank.ifsc', (s) => ({ upi: { ...s.upi, bank: { ...s.upi.bank, ifsc: 'HDFC' } } })],
  ])('reports %s', async (field, over) => {
    const { version, settings } = await read();
    const { body } = await save(first, version, { ...settings, ...over(settings) }).expect(400);
    expect(body.code).toBe(1001);
    expect(body.errors.map((error: { field: string }) => error.field)).toContain(field);
    expect((await read()).version).toBe(version);
  });

  const changed = (over: object) => (points: InspectionPointSetting[]) =>
    points.map((point, index) => (index === 1 ? { ...point, ...over } : point));
  const withoutPhoto = (at: 'HANDOVER' | 'RETURN') => (points: InspectionPointSetting[]) =>
    points.map((point, index) => (index < 2 ? { ...point, at } : point));
  it.each<[string, string, (points: InspectionPointSetting[]) => unknown]>([
    [
      '.1.key',
      'Enter 2 to 30 capital letters, digits or underscores, with a letter first.',
      changed({ key: 'left' }),
    ],
    ['.1.key', 'Choose another key: signatures and thumb marks use this one.', changed({ key: 'SIGNATURE' })],
    ['.1.key', 'Another point has this key.', changed({ key: 'FRONT' })],
    ['.1.name.en', 'Enter 1 to 60 characters.', changed({ name: { en: ' ', hi: 'बाईं' } })],
    ['.1.name.hi', 'Enter 1 to 60 characters.', changed({ name: { en: 'Left', hi: '' } })],
    ['.1.name', 'Send an object.', changed({ name: 'Left' })],
    ['.1.at', 'Choose when the point is inspected.', changed({ at: 'SWAP' })],
    ['.1.photo', 'Answer true or false.', changed({ photo: 1 })],
    ['.1.carTypes', 'Send each type once.', changed({ carTypes: ['SUV', 'SUV'] })],
    ['.1.carTypes', 'Send a list of HATCHBACK, ', changed({ carTypes: ['BUS'] })],
    [
      '',
      'Keep at most 30.',
      (points) => Array.from({ length: 31 }, (_, n) => ({ ...points[0]!, key: `P${n}` })),
    ],
    [
      '',
      'At least 4 points need a photo at the handover of a car of the type Hatchback.',
      withoutPhoto('RETURN'),
    ],
    [
      '',
      'At least 4 points need a photo at the return of a car of the type Hatchback.',
      withoutPhoto('HANDOVER'),
    ],
    [
      '',
      'At least 4 points need a photo at the handover of a car of the type Sedan.',
      (points) => points.map((point, index) => (index < 2 ? { ...point, carTypes: ['HATCHBACK'] } : point)),
    ],
  ])('reports the inspection points%s, "%s"', async (field, message, over) => {
    const { version, settings } = await read();
    const points = over(settings.inspectionPoints);
    const { body } = await save(first, version, { ...settings, inspectionPoints: points }).expect(400);
    expect(body.errors).toContainEqual(
      expect.objectContaining({
        field: `settings.inspectionPoints${field}`,
        message: expect.stringContaining(message),
      }),
    );
  });

  it('applies a change in every other process', async () => {
    const other = await runSecond(server);
    try {
      const { version, settings } = await read();
      await save(first, version, { ...settings, name: 'Heard Everywhere' }).expect(200);
      let name = '';
      while (name !== 'Heard Everywhere') {
        const answer = await fetch(`${other.url}/api/settings`);
        name = ((await answer.json()) as { data: { name: string } }).data.name;
      }
      expect(name).toBe('Heard Everywhere');
    } finally {
      await other.stop();
    }
  });
});
