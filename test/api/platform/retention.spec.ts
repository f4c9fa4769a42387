import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { moveClock, startServer, type TestServer } from '../../support/server';

/** Counts of data that the retention list removes: all are 0 after four years. */
const LET_GO = `
  SELECT (SELECT count(*) FROM payments WHERE screenshot_id IS NOT NULL AND status <> 'SUBMITTED' AND rental_id IN (
            SELECT id FROM rentals WHERE status NOT IN ('PENDING', 'CONFIRMED', 'ON_TRIP', 'RETURNED'))
            AND decided_at < now() AND NOT EXISTS (SELECT FROM refunds r WHERE r.payment_id = payments.id AND r.state = 'DUE'))::int AS screenshots,
         (SELECT count(*) FROM rental_photos p JOIN rental_moves m ON m.id = p.move_id JOIN rentals r ON r.id = m.rental_id
           WHERE r.status = 'CLOSED')::int AS photos,
         (SELECT count(*) FROM complaints WHERE state = 'RESOLVED')::int AS complaints,
         (SELECT count(*) FROM complaint_pages)::int AS pages,
         (SELECT count(*) FROM audit_entries WHERE subject = 'complaint' AND after IS NOT NULL
                                               AND NOT EXISTS (SELECT FROM complaints c WHERE c.id::text = subject_id))::int AS answers,
         (SELECT count(*) FROM notes WHERE car_id IS NULL)::int AS notes,
         (SELECT count(*) FROM desk_rentals)::int AS desk,
         (SELECT count(*) FROM mobile_disputes)::int AS disputes,
         (SELECT count(*) FROM holds h WHERE state <> 'LIVE' AND NOT EXISTS (SELECT FROM payments p WHERE p.hold_id = h.id))::int AS holds,
         (SELECT count(*) FROM statement_rows WHERE text IS NOT NULL OR words <> '{}')::int AS texts,
         (SELECT count(*) FROM outbox_messages WHERE created_at < now())::int AS messages,
         (SELECT count(*) FROM audit_entries WHERE address IS NOT NULL OR after ? 'network')::int AS networks,
         (SELECT count(*) FROM documents d WHERE kind = 'DRIVING_LICENSE' AND EXISTS (
            SELECT FROM documents n WHERE n.customer_id = d.customer_id AND n.kind = d.kind AND n.created_at > d.created_at))::int AS replaced,
         (SELECT count(*) FROM aadhaar_checks k JOIN customers c ON c.id = k.customer_id
           WHERE NOT submitted OR approval = 'REJECTED')::int AS checks,
         (SELECT count(*) FROM documents d JOIN aadhaar_checks k ON k.customer_id = d.customer_id AND k.submitted
           WHERE d.kind = 'AADHAAR')::int AS cards,
         (SELECT count(*) FROM customers c WHERE approval = 'REJECTED' AND (
            EXISTS (SELECT FROM aadhaar_records a WHERE a.customer_id = c.id)
            OR EXISTS (SELECT FROM licences l WHERE l.customer_id = c.id)))::int AS numbers`;

type Counts = Record<string, number>;

describe('retention', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ SEED_DEMO: 'on' });
    await server.db.query(`
      INSERT INTO documents (id, customer_id, kind, storage_key, content_type, bytes, sha256, created_at)
      SELECT gen_random_uuid(), customer_id, kind, storage_key || 'x', content_type, bytes, sha256, created_at - interval '1 day'
        FROM documents WHERE kind = 'DRIVING_LICENSE';
      INSERT INTO audit_entries (action, subject, subject_id, after, address)
      VALUES ('view-document', 'customer', '1', '{"document": "AADHAAR", "network": "192.0.2.1"}', '192.0.2.1');
      INSERT INTO aadhaar_checks (customer_id, submitted, certificate, last_four, issued_at, name_hash)
      SELECT id, submitted, 'AB', '2346', now(), CASE WHEN NOT submitted THEN 'name' END
        FROM customers, unnest(ARRAY[true, false]) submitted WHERE approval IN ('APPROVED', 'REJECTED');
      INSERT INTO mobile_disputes (customer_id, mobile, claimant_hash) SELECT id, mobile, 'claim' FROM customers ORDER BY id LIMIT 1;
      INSERT INTO notes (customer_id, staff_id, text) SELECT id, 1, 'Came late.' FROM customers ORDER BY id LIMIT 1;
      INSERT INTO notes (car_id, staff_id, text) SELECT id, 1, 'Scratch.' FROM cars ORDER BY id LIMIT 1;
      UPDATE complaints SET state = 'RESOLVED', decided_at = now(), decided_by_id = 1 WHERE id = (SELECT min(id) FROM complaints);
      INSERT INTO complaint_pages (complaint_id, number, at, content, duplicate_sent_on)
      SELECT id, 'CB/2627/00000' || id, now(), '{}', now() FROM complaints WHERE state = 'RESOLVED';
      INSERT INTO audit_entries (staff_id, action, subject, subject_id, after)
      SELECT 1, 'answer-complaint', 'complaint', id::text, '{"text": "Sorry."}' FROM complaints WHERE state = 'RESOLVED'`);
  });
  afterAll(() => server.stop());

  const counts = async (): Promise<Counts> => (await server.db.query<Counts>(LET_GO)).rows[0]!;

  it('removes data and files after their retention time, and nothing earlier', async () => {
    const before = await counts();
    expect(before).toMatchObject({
      notes: 1,
      disputes: 1,
      numbers: 2,
      checks: expect.any(Number),
      cards: expect.any(Number),
      complaints: expect.any(Number),
      pages: expect.any(Number),
    });
    const { rows } = await server.db.query<{ id: string; key: string }>(
      'SELECT id, storage_key AS key FROM documents',
    );
    expect(Math.min(before['checks']!, before['cards']!)).toBeGreaterThan(1);
    await server.runJob('remove-old-rows');
    expect(await counts()).toEqual({ ...before, messages: expect.any(Number) as number });

    await moveClock(server, '1500 days');
    const none = Object.fromEntries(Object.keys(before).map((name) => [name, 0]));
    await server.runJob('remove-old-rows');
    expect(await counts()).toEqual(none);
    const kept = await server.db.query<{ id: string }>('SELECT id FROM documents');
    const ids = new Set(kept.rows.map(({ id }) => id));
    const removed = rows.filter(({ id }) => !ids.has(id));
    expect(removed.length).toBeGreaterThan(2);
    expect((await server.db.query('SELECT FROM aadhaar_records')).rowCount).toBeGreaterThan(2);
    expect(removed.filter(({ key }) => existsSync(join(server.dataDir, 'files', key)))).toEqual([]);
    expect((await server.db.query('SELECT FROM notes WHERE car_id IS NOT NULL')).rowCount).toBe(1);
  });

  it('prevents any other change of an audit entry', async () => {
    for (const set of [
      `action = 'sign-in'`,
      `after = '{}'`,
      `address = '192.0.2.2'`,
      'before = NULL, after = NULL',
    ])
      await expect(
        server.db.query(`UPDATE audit_entries SET ${set} WHERE subject = 'customer'`),
      ).rejects.toThrow('append-only');
  });
});
