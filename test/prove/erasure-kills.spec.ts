import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { encryptedFiles } from '../api/customers/erasure.support';
import { randomFrom } from '../concurrency/random';
import { summarise } from '../concurrency/summary';
import { storedElsewhere } from '../support/canaries';
import { picture } from '../support/pictures';
import { runServer, startServer, type TestServer } from '../support/server';
import {
  bearer,
  buildCustomer,
  buildStaff,
  newAadhaarNumber,
  type Person,
  signIn,
} from '../support/test-data';

const ERASURES = Number(process.env['ERASURES'] ?? 200);
const KILLS = Number(process.env['KILLS'] ?? 100);
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
/** The number of concurrent requests at each kill, so that the kills hit every phase of an erasure. */
const AT_ONCE = 2;

interface Erased extends Person {
  /** Values that no row or file may contain after the erasure. */
  values: Record<string, string>;
}

describe(`${ERASURES} erasures with ${KILLS} kills`, () => {
  const random = randomFrom(SEED);
  let server: TestServer;
  let running: { url: string; process: TestServer['process'] };
  let admin: string;
  let photo: Buffer;
  beforeAll(async () => {
    server = await startServer({}, { ownProcess: true });
    running = server;
    admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    photo = await picture();
  });
  afterAll(async () => {
    running.process.kill('SIGKILL');
    await server.stop();
  });

  const post = (path: string, token: string, body: BodyInit, headers = {}): Promise<Response | null> =>
    fetch(`${running.url}${path}`, { method: 'POST', headers: { ...bearer(token), ...headers }, body }).catch(
      () => null,
    );

  /** Creates a customer with ten unique values and two files. */
  async function fill(number: number): Promise<Erased> {
    const person = await buildCustomer(server, { approval: 'NOT_REGISTERED' });
    const values = {
      email: person.email,
      mobile: person.mobile,
      name: `Zephyrine Quillfeather-${number}`,
      address: `${number} Wyvernwood Lane`,
      aadhaar: newAadhaarNumber(),
      licence: `MH12201100${String(number).padStart(5, '0')}`,
      note: `canary-note-${number}-`,
      complaint: `canary-complaint-${number}-`,
      upi: `canary${number}x@upi`,
      file: `canary-file-${number}-`,
    };
    const form = new FormData();
    for (const [field, value] of Object.entries({
      name: values.name,
      address: values.address,
      aadhaarNumber: values.aadhaar,
      licenseNumber: values.licence,
      licenseClasses: 'LMV',
      licenseValidUntil: '2060-01-01',
      dateOfBirth: '1990-01-01',
    }))
      form.set(field, value);
    for (const field of ['aadhaarFile', 'drivingLicenseFile'])
      form.set(field, new Blob([new Uint8Array(photo)]), `${values.file}.png`);
    const registered = await post('/api/auth/register', await signIn(server, 'customer', person), form);
    expect(registered?.status).toBe(200);
    await server.db.query(
      `WITH n AS (INSERT INTO notes (customer_id, staff_id, text) VALUES ($1, 1, $2)),
            p AS (INSERT INTO payments (customer_id, type, transaction_id, amount_paise, status, note, taken_by_id, decided_at, decided_by_id)
                  VALUES ($1, 'book', 'T' || $1, 100, 'REJECTED', $2, 1, now(), 1) RETURNING id),
            d AS (INSERT INTO refund_destinations (customer_id, payment_id, kind, sealed_details, masked) SELECT $1, id, 'UPI', '\\x00', $4 FROM p)
       INSERT INTO complaints (number, customer_id, subject, message, state) VALUES ('C' || $1, $1, $3, $3, 'RESOLVED')`,
      [person.id, values.note, values.complaint, values.upi],
    );
    return { ...person, values };
  }

  const erase = ({ id }: Person): Promise<Response | null> =>
    post(`/console/customers/${id}/erasure`, admin, JSON.stringify({ reason: 'Letter of today.' }), {
      'content-type': 'application/json',
    });

  async function kill(): Promise<void> {
    running.process.kill('SIGKILL');
    await once(running.process, 'exit');
    running = await runServer(server.databaseUrl, { DATA_DIR: server.dataDir });
  }

  async function listedFiles(): Promise<string[]> {
    const { rows } = await server.db.query<{ key: string }>('SELECT storage_key AS key FROM file_removals');
    return rows.map(({ key }) => key);
  }

  const files = (): number => encryptedFiles(server.dataDir).length;

  it(
    'leave no row, file or half-erased account',
    async () => {
      const people: Erased[] = [];
      for (let number = 0; number < ERASURES; number += 1) people.push(await fill(number));
      expect(files()).toBeGreaterThanOrEqual(2 * ERASURES);
      // Measures the first erasures on a process that has just started, because the others also run on one.
      await kill();
      const begun = performance.now();
      await Promise.all(people.slice(0, AT_ONCE).map(erase));
      const duration = performance.now() - begun;
      let kills = 0;
      const left = new Set<string>();
      for (let first = AT_ONCE; first < people.length; first += AT_ONCE) {
        const requests = people.slice(first, first + AT_ONCE).map(erase);
        if (kills < KILLS) {
          await pause(random() * 1.5 * duration);
          await kill();
          kills += 1;
          for (const key of await listedFiles()) left.add(key);
        }
        await Promise.all(requests);
      }
      const { rows: halves } = await server.db.query(
        `SELECT id FROM customers c WHERE erased_at IS NULL AND full_name LIKE 'Zephyrine%'
            AND (SELECT count(*) FROM documents WHERE customer_id = c.id) <> 2`,
      );
      expect(halves).toEqual([]);

      const again = await server.db.query<{ id: number }>(
        `SELECT id FROM customers WHERE erased_at IS NULL AND full_name LIKE 'Zephyrine%'`,
      );
      for (const row of again.rows)
        expect((await erase(people.find(({ id }) => id === row.id)!))?.status).toBe(200);
      while ((await listedFiles()).length > 0) await pause(1_000);
      expect(files()).toBe(0);
      // The message about the erasure may wait to be sent.
      const mayHold = { email: ['outbox_messages.recipient'] };
      for (const { values } of people) expect(await storedElsewhere(server.db, values, mayHold)).toEqual([]);
      summarise(
        `erasures: ${people.length}, ${kills} kills, ${again.rows.length} repeated, ${left.size} files left to the job, seed ${SEED}`,
      );
    },
    600_000 + (ERASURES + KILLS) * 10_000,
  );
});
