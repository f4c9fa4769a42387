import { hasVerhoeffCheck } from '../contract/customers/identity.js';
import { defined } from '../contract/defined.js';
import { Accounts, DecideCustomer, RegisterCustomer } from '../modules/customers/index.js';
import type { Caller } from '../platform/auth/access.js';
import { type PreparedDocument, prepareDocument } from '../platform/files/index.js';
import { ahead } from './ahead.js';
import { DEMO_PEOPLE, type DemoPerson } from './demo-people.js';
import type { Seeding } from './seeding.js';

const PEOPLE_AT_ONCE = 2;

interface PreparedPerson {
  person: DemoPerson;
  aadhaarNumber: string;
  aadhaarFile: PreparedDocument;
  drivingLicenseFile: PreparedDocument;
}

/** Opens every demo account and registers it; the documents are inspected like those of a customer's form. */
export async function seedPeople(seeding: Seeding): Promise<void> {
  const { app, db, stopping } = seeding;
  const accounts = app.get(Accounts);
  const unregistered: DemoPerson[] = [];
  for (const person of DEMO_PEOPLE) {
    await accounts.findOrCreate(db.manager, person.mobile, person.email);
    const account = await accounts.findByEmail(db.manager, person.email);
    if (defined(account, 'account').approval === 'NOT_REGISTERED' && person.registered)
      unregistered.push(person);
  }
  const prepared = ahead(unregistered, PEOPLE_AT_ONCE, (person) => prepareDocuments(seeding, person));
  for await (const { person, ...documents } of prepared) {
    stopping.throwIfAborted();
    const { name, address } = defined(person.registered, 'registered');
    const { aadhaarNumber, ...files } = documents;
    const texts = { name, address, aadhaarNumber };
    await app
      .get(RegisterCustomer)
      .register(await customerCaller(seeding, person.email), { texts, files }, null);
  }
}

/** Decides the registrations that end this way. A rejected customer cannot rent, so rejections come after the rentals. */
export async function decidePeople(
  { app, db, staff }: Seeding,
  ending: 'APPROVED' | 'REJECTED',
): Promise<void> {
  for (const { email, registered } of DEMO_PEOPLE) {
    const decision = registered?.decision;
    if (decision?.approval !== ending) continue;
    const account = defined(await app.get(Accounts).findByEmail(db.manager, email), 'account');
    if (account.approval !== 'PENDING') continue;
    const reasons = decision.approval === 'REJECTED' ? decision.reasons : undefined;
    await app.get(DecideCustomer).byId(staff.admin, account.id, { decision: ending, reasons });
  }
}

/**
 * Backdates the customers: they registered days or hours ago and were approved soon after; one was suspended.
 * Rejections stay as new as they are: some of those customers have rented just before.
 */
export async function agePeople({ db, staff }: Seeding): Promise<void> {
  for (const { email, registered, suspended } of DEMO_PEOPLE) {
    if (!registered) continue;
    await db.query(
      `UPDATE customers
          SET created_at = app_now() - make_interval(hours => $2 + 1),
              submitted_at = app_now() - make_interval(hours => $2),
              consent_at = app_now() - make_interval(hours => $2),
              decided_at = CASE approval WHEN 'APPROVED' THEN app_now() - make_interval(hours => $2 - 1) ELSE decided_at END,
              added_by_id = $3,
              suspended_at = CASE WHEN $4 THEN app_now() - interval '5 days' END
        WHERE email = $1`,
      [email, registered.hoursAgo, registered.atTheDesk ? staff.desk.id : null, suspended ?? false],
    );
  }
}

/** The signed-in customer, as a caller of commands. */
export async function customerCaller({ app, db }: Seeding, email: string): Promise<Caller> {
  const account = await app.get(Accounts).findByEmail(db.manager, email);
  return { kind: 'customer', id: defined(account, 'account').id, sessionId: '', address: 'demo data' };
}

async function prepareDocuments({ uploads }: Seeding, person: DemoPerson): Promise<PreparedPerson> {
  const { aadhaar } = defined(person.registered, 'registered');
  const name = defined(person.email.split('@')[0], 'name');
  const aadhaarNumber = withCheckDigit(aadhaar);
  const document = (field: string, kind: string): Promise<PreparedDocument> =>
    uploads.use(field, `documents/${name}-${kind}.webp`, (upload) => prepareDocument(upload));
  return {
    person,
    aadhaarNumber,
    aadhaarFile: await document('aadhaarFile', 'aadhaar'),
    drivingLicenseFile: await document('drivingLicenseFile', 'license'),
  };
}

function withCheckDigit(digits: string): string {
  return defined(Array.from('0123456789', (check) => digits + check).find(hasVerhoeffCheck), 'digit');
}
