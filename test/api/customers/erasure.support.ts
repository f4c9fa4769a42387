import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { picture } from '../../support/pictures';
import { newTransactionId } from '../../support/renting';
import type { TestServer } from '../../support/server';
import { bearer, buildCar, type Person } from '../../support/test-data';

const CANARY = {
  name: 'Zephyrine Quillfeather',
  address: '77 Wyvernwood Lane',
  note: 'canary-note-5512',
  complaint: 'canary-complaint-8841',
  answer: 'canary-answer-2290',
  reply: 'canary-reply-6073',
  upi: 'canary-masked-upi',
  company: 'Quillfeather Instruments',
};

const LICENCE = {
  licenseNumber: 'MH12 2011 0012345',
  licenseClasses: 'LMV',
  licenseValidUntil: '2060-01-01',
  dateOfBirth: '1990-01-01',
};

export interface ErasureData {
  server: TestServer;
  customer: Person;
  token: string;
  admin: string;
}

/** The names of the encrypted files in the folder of an installation. */
export function encryptedFiles(dataDir: string): string[] {
  const folder = join(dataDir, 'files', 'encrypted');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'));
}

/** Steps of a customer who deletes the account. */
export function erasureSteps(data: () => ErasureData) {
  const call = (path = '', by = data().token) =>
    data().server.http.post(`/api/user/erasure${path}`).set(bearer(by));

  /** Requests the code, and returns the data that confirms the deletion. */
  async function prove(): Promise<{ challengeId: string; otp: string }> {
    const { server, customer } = data();
    const sent = await call('/send-otp').expect(200);
    const { challengeId } = (sent.body as { data: { challengeId: string } }).data;
    const { body } = await server.http.get(`/dev/outbox.json?to=${customer.email}`).expect(200);
    const otp = /Code: (\d+)/.exec(JSON.stringify(body))?.[1] ?? '';
    return { challengeId, otp };
  }

  /** Stores canary values in the places that an erasure clears. */
  async function fill(): Promise<void> {
    const { server, customer, token, admin } = data();
    const photo = await picture();
    await server.db.query(`UPDATE customers SET approval = 'NOT_REGISTERED' WHERE id = $1`, [customer.id]);
    await server.http
      .post('/api/auth/register')
      .set(bearer(token))
      .field({ name: CANARY.name, address: CANARY.address, aadhaarNumber: '234123412346', ...LICENCE })
      .attach('aadhaarFile', photo, 'canary-licence.jpg')
      .attach('drivingLicenseFile', photo, 'canary-licence.jpg')
      .expect(200);
    await server.http
      .post(`/console/customers/${customer.id}/notes`)
      .set(bearer(admin))
      .send({ text: CANARY.note })
      .expect(200);
    await server.db.query(
      `WITH c AS (INSERT INTO complaints (number, customer_id, subject, message, state)
                  VALUES ('CANARY1', $1, $2, $2, 'RESOLVED') RETURNING id),
            a AS (INSERT INTO audit_entries (staff_id, action, subject, subject_id, after)
                  SELECT 1, 'answer-complaint', 'complaint', id::text, jsonb_build_object('text', $3::text) FROM c)
       INSERT INTO complaint_answers (complaint_id, staff_id, text) SELECT id, 1, $3 FROM c`,
      [customer.id, CANARY.complaint, CANARY.answer],
    );
    await server.db.query(
      `WITH p AS (INSERT INTO payments (customer_id, type, transaction_id, amount_paise, status, note, taken_by_id, decided_at,
                                        decided_by_id)
                  VALUES ($1, 'book', $2, 100, 'REJECTED', $3, 1, now(), 1) RETURNING id),
            a AS (INSERT INTO audit_entries (staff_id, action, subject, subject_id, after)
                  SELECT 1, 'reject-payment', 'payment', id::text, jsonb_build_object('status', 'REJECTED', 'reason', $3::text) FROM p)
       INSERT INTO refund_destinations (customer_id, payment_id, kind, sealed_details, masked)
       SELECT $1, id, 'UPI', '\\x00', $4 FROM p`,
      [customer.id, newTransactionId(), CANARY.note, CANARY.upi],
    );
    await server.db.query(
      `WITH r AS (INSERT INTO rentals (reference, kind, status, customer_id, car_id, from_date, to_date, pickup_time, drop_time, starts_at, ends_at,
                            fare, total_paise, cancellation, buffer_minutes, company_name, company_gstin)
       VALUES ('CANARY2222', 'BOOKING', 'CANCELLED', $1, $2, '2026-01-01', '2026-01-02', '12:00', '12:00', '2026-01-01T06:30:00Z',
               '2026-01-02T06:30:00Z', '{}', 0, '{}', 60, $3, '29AABCD1234E1Z4') RETURNING id),
            s AS (INSERT INTO settlements (rental_id, state, returned_at, charge_until) SELECT id, 'VOID', now(), now() FROM r RETURNING id),
            a AS (INSERT INTO audit_entries (staff_id, action, subject, subject_id, after)
                  SELECT 1, action, 'rental', id::text, after
                    FROM r, (VALUES ('answer-dispute', jsonb_build_object('replies', jsonb_build_array(jsonb_build_object('lineId', 1, 'reply', 'KEPT', 'text', $4::text)))),
                                    ('answer-car-refusal', jsonb_build_object('answer', 'FIXED', 'reason', $4::text)),
                                    ('lower-deposit', '{"required": 0, "reason": "A regular customer"}')) entry(action, after))
       INSERT INTO settlement_signatures (document_id, settlement_id)
       SELECT (SELECT id FROM documents WHERE customer_id = $1 ORDER BY id LIMIT 1), id FROM s`,
      [customer.id, await buildCar(server), CANARY.company, CANARY.reply],
    );
    await server.http.post('/api/subscribe').send({ email: customer.email }).expect(200);
  }

  const files = (dataDir = data().server.dataDir): string[] => encryptedFiles(dataDir);

  /** The values of the customer that no column may contain afterwards. */
  const values = (): string[] => {
    const { email, mobile } = data().customer;
    return [...Object.values(CANARY), email, mobile, 'canary-licence'];
  };

  return { call, prove, fill, files, values };
}
