import type { Value } from './rows';

/** Adds a statement that inserts the row. */
export type Add = (table: string, row: Record<string, Value>) => number;

export function person(
  add: Add,
  { id, email, mobile }: { id: number; email: string; mobile: string },
  approval: string,
): void {
  add('customers', {
    id,
    email,
    mobile,
    approval,
    full_name: 'Asha Kulkarni',
    address: '1 Test Road, Pune',
    rejection_reasons: approval === 'REJECTED' ? { license: 'Unreadable' } : null,
    submitted_at: approval === 'NOT_REGISTERED' ? null : '2020-01-01T00:00:00Z',
  });
  // The customer was rejected for the licence only. The stored Aadhaar number need not be sent again.
  if (approval === 'REJECTED')
    add('aadhaar_records', { customer_id: id, number_hash: `hash ${id}`, last_four: '2346' });
}

export function session(rows: string[], id: string, kind: string, subjectId: number): void {
  rows.push(
    `INSERT INTO sessions (id, kind, subject_id, expires_at) VALUES ('${id}', '${kind}', ${subjectId}, app_now() + interval '1 hour')`,
  );
}
