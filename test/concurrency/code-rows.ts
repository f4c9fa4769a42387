import { sealed } from '../support/sealed-outbox';
import type { PairFixture } from './fixtures';
import { claimantHash, codeHash, emailHash } from './secrets';

export const DESK_CODE = '123456';
export const MOBILE_CODE = '654321';
export const NEWCOMER_CODE = '112233';
export const COUNTER_CODE = '445566';

interface StoredCode {
  id: string;
  purpose: 'DESK' | 'MOBILE' | 'RENTING';
  /** Defaults to the purpose in lower case. */
  asker?: string;
  code: string;
  email: string;
  isUsed?: boolean;
  /** The mobile number that the code proves. */
  contact?: string;
}

function addCode(
  rows: string[],
  { id, purpose, code, email, isUsed = false, contact, asker = purpose.toLowerCase() }: StoredCode,
): void {
  const contactSql = contact ? `'\\x${sealed('login-mobile', contact).toString('hex')}'` : 'NULL';
  const usedSql = isUsed ? 'app_now()' : 'NULL';
  rows.push(
    `INSERT INTO one_time_codes (id, purpose, identity_hash, code_hash, digits, asker, expires_at, used_at)
     VALUES ('${id}', '${purpose}', '${emailHash(email)}', '${codeHash(id, code)}', 6, '${asker}',
             app_now() + interval '10 minutes', ${usedSql})`,
    `INSERT INTO login_challenges (id, code_id, purpose, identity_hash, network, asker, ended_at, sealed_mobile)
     VALUES ('${id}', '${id}', '${purpose}', '${emailHash(email)}', '127.0.0.1', '${asker}', ${usedSql}, ${contactSql})`,
  );
}

/** Adds the code for a new number. It begins with a 6, so that it differs from every customer's number. */
export function addMobileCode(
  rows: string[],
  { mobileCodeId: id, customer: { email, mobile } }: PairFixture,
): void {
  addCode(rows, { id, purpose: 'MOBILE', code: MOBILE_CODE, email, contact: `6${mobile.slice(1)}` });
}

/** Adds codes for a person without an account, to sign in with the customer's number or to prove it to an admin. */
export function addNewcomerCodes(
  rows: string[],
  { newcomer, customer: { id, mobile: contact } }: PairFixture,
): void {
  const { email, codeId, claimCodeId } = newcomer;
  addCode(rows, { id: codeId, purpose: 'RENTING', code: NEWCOMER_CODE, email, contact, asker: 'strangers' });
  addCode(rows, { id: claimCodeId, purpose: 'MOBILE', code: MOBILE_CODE, email, contact });
  rows.push(
    `INSERT INTO mobile_disputes (id, customer_id, mobile, claimant_hash) OVERRIDING SYSTEM VALUE
     VALUES (${id}, ${id}, '${contact}', '${claimantHash(email)}')`,
  );
}

export function addDeskCode(
  rows: string[],
  { deskId: id, customer: { email } }: PairFixture,
  isUsed: boolean,
): void {
  addCode(rows, { id, purpose: 'DESK', code: DESK_CODE, email, isUsed });
}

/** The ID of the code that confirms a handover or accepts a settlement at the counter. */
export const counterCodeOf = ({ prefix }: PairFixture): string => `00000000-0000-4000-8000-000${prefix}09`;

export function addCounterCode(rows: string[], fixture: PairFixture): void {
  const { email } = fixture.customer;
  addCode(rows, { id: counterCodeOf(fixture), purpose: 'DESK', code: COUNTER_CODE, email });
}
