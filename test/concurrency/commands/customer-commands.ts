import { newAadhaarNumber } from '../../support/test-data';
import { MOBILE_CODE, NEWCOMER_CODE } from '../code-rows';
import type { PairFixture } from '../fixtures';
import type { Call } from '../requests';
import { type Command, REASON, type Staff } from './command';

/** Uses the specification's own call, which does not require the time of the reviewed documents. */
const decideDocuments =
  (action: 'APPROVED' | 'REJECTED', body?: object) =>
  (fixture: PairFixture, staff: Staff): Call => ({
    method: 'POST',
    path: `/admin/dashboard/verify-document?mobile=${fixture.customer.mobile}&action=${action}`,
    token: staff.admin.token,
    body,
  });

const SUSPENDED_MEANWHILE = {
  of: '403 1006',
  as: '401 1003',
  reason: 'the session ended before the request was let in, or the account was suspended right after it',
};
const SETTLED_MEANWHILE = {
  of: '404 1002',
  as: '401 1010',
  reason: 'the claim was read before or after another request used the code and ended it',
};
const DELETED_MEANWHILE = {
  of: '404 1002',
  as: '401 1003',
  reason: 'the session ended before the request was let in, or the account was deleted right after it',
};

export const CUSTOMER_COMMANDS: Command[] = [
  {
    name: 'approve customer',
    covers: ['decide-customer', 'confirm-verified-bookings'],
    needs: [],
    groups: ['approval'],
    call: decideDocuments('APPROVED'),
  },
  {
    name: 'reject documents',
    covers: ['decide-customer'],
    needs: [],
    groups: ['approval'],
    call: decideDocuments('REJECTED', { reasons: { license: 'Unreadable' } }),
  },
  {
    name: 'register again',
    covers: ['register-customer'],
    needs: [],
    groups: ['approval'],
    call: (fixture) => ({
      method: 'POST',
      path: '/api/auth/register',
      token: fixture.customer.account.token,
      form: { fields: { name: 'Asha Rao', aadhaarNumber: newAadhaarNumber() }, file: 'drivingLicenseFile' },
    }),
  },
  {
    name: 'ask for documents again',
    covers: ['request-documents'],
    needs: [],
    groups: ['approval'],
    call: (fixture, staff) => ({
      method: 'PUT',
      path: `/console/customers/${fixture.customer.id}/document-request`,
      token: staff.admin.token,
      body: { parts: ['LICENCE'], reason: REASON },
    }),
  },
  {
    name: 'ask for documents while renting',
    covers: ['request-documents', 'renewals'],
    needs: [],
    groups: [],
    call: (fixture, staff) => ({
      method: 'PUT',
      path: `/console/customers/${fixture.customer.id}/document-request`,
      token: staff.admin.token,
      body: { parts: ['LICENCE'], reason: REASON, mayRentMeanwhile: true },
    }),
  },
  {
    name: 'time to end an approval',
    covers: ['end-overdue-renewals'],
    needs: [],
    groups: ['approval'],
    passTime: async ({ customer }, { db, background }) => {
      await db.query(
        `WITH approved AS (SELECT id FROM customers WHERE id = $1 AND approval = 'APPROVED' FOR UPDATE)
         INSERT INTO renewals SELECT id, '{"license": "It ran out."}', app_now()::date - 2 FROM approved
         ON CONFLICT (customer_id) DO UPDATE SET due_on = excluded.due_on`,
        [customer.id],
      );
      await background.run('end-overdue-renewals');
    },
  },
  {
    name: 'enter licence details',
    covers: ['record-licence', 'licences'],
    needs: [],
    groups: ['approval'],
    call: (fixture, staff) => ({
      method: 'PUT',
      path: `/console/customers/${fixture.customer.id}/licence`,
      token: staff.admin.token,
      body: {
        // Unique, because fixtures run at the same time and only one customer with this number can be approved.
        licenseNumber: `MH${String(fixture.customer.id).padStart(12, '0')}`,
        licenseClasses: 'LMV',
        licenseValidUntil: '2060-01-01',
        dateOfBirth: '1990-01-01',
      },
    }),
  },
  {
    name: 'choose e-mail only',
    covers: ['choose-sms'],
    needs: [],
    groups: [],
    call: (fixture) => ({
      method: 'PUT',
      path: '/api/user/sms',
      token: fixture.customer.account.token,
      body: { wanted: false },
    }),
  },
  {
    name: 'change name and address',
    covers: ['change-profile', 'customer-changes', 'renewals'],
    needs: [],
    groups: ['approval'],
    call: (fixture) => ({
      method: 'PUT',
      path: '/api/user/profile',
      token: fixture.customer.account.token,
      body: { fullName: 'Asha Deshpande', address: '9 New Road, Pune' },
    }),
  },
  {
    name: 'correct name',
    covers: ['correct-profile', 'customer-changes'],
    needs: [],
    groups: [],
    call: (fixture, staff) => ({
      method: 'PUT',
      path: `/console/customers/${fixture.customer.id}/profile`,
      token: staff.admin.token,
      body: { fullName: 'Asha Corrected', reason: REASON },
    }),
  },
  {
    name: 'change the mobile number for the customer',
    covers: ['change-contact', 'customer-changes'],
    needs: [],
    groups: [],
    call: (fixture, staff) => ({
      method: 'POST',
      path: `/console/customers/${fixture.customer.id}/mobile-change/confirm`,
      token: staff.admin.token,
      body: { challengeId: fixture.mobileCodeId, otp: MOBILE_CODE, reason: REASON },
    }),
  },
  {
    name: 'sign in with the number of the customer',
    covers: ['move-number'],
    needs: [],
    groups: [],
    call: ({ newcomer: { codeId, email } }) => ({
      method: 'POST',
      path: '/api/auth/verify-otp',
      token: '',
      body: { email, otp: NEWCOMER_CODE, challengeId: codeId },
    }),
  },
  {
    name: 'settle the dispute about the number of the customer',
    covers: ['move-number', 'number-disputes'],
    needs: [],
    groups: [],
    sameAnswer: SETTLED_MEANWHILE,
    call: ({ customer: { id }, newcomer: { claimCodeId: challengeId, email } }, staff) => ({
      method: 'POST',
      path: `/console/number-disputes/${id}/settlement`,
      token: staff.admin.token,
      body: { email, challengeId, otp: MOBILE_CODE, reason: REASON },
    }),
  },
  {
    name: 'time to change an e-mail address',
    covers: ['email-moves', 'change-contact', 'customer-changes'],
    needs: [],
    groups: [],
    passTime: async ({ customer, prefix }, { db, background }) => {
      await db.query(
        `WITH present AS (SELECT id, 'moved' || $2 || '@example.com' AS email FROM customers WHERE id = $1 AND erased_at IS NULL
                            AND email NOT LIKE 'moved%' FOR UPDATE)
         INSERT INTO email_moves SELECT id, email, 1, 'A test', app_now() FROM present ON CONFLICT DO NOTHING`,
        [customer.id, prefix],
      );
      await background.run('finish-email-moves');
    },
  },
  {
    name: 'suspend',
    covers: ['suspend-customer', 'blocked-identities'],
    needs: [],
    groups: ['approval'],
    sameAnswer: SUSPENDED_MEANWHILE,
    call: (fixture, staff) => ({
      method: 'PUT',
      path: `/console/customers/${fixture.customer.id}/suspension`,
      token: staff.admin.token,
      body: { suspended: true, reason: 'Damage was not paid', block: ['email', 'mobile'] },
    }),
  },
  {
    name: 'suspend and decline pending rentals',
    covers: ['suspend-customer', 'decline-pending', 'reject-open-payments'],
    needs: [],
    groups: ['approval'],
    sameAnswer: SUSPENDED_MEANWHILE,
    call: (fixture, staff) => ({
      method: 'PUT',
      path: `/console/customers/${fixture.customer.id}/suspension`,
      token: staff.admin.token,
      body: { suspended: true, reason: 'Damage was not paid', declinePending: true },
    }),
  },
  {
    name: 'delete account',
    covers: ['erase-customer', 'erase-account', 'erase-payments', 'erase-rentals'],
    needs: [],
    groups: ['approval'],
    sameAnswer: DELETED_MEANWHILE,
    call: (fixture, staff) => ({
      method: 'POST',
      path: `/console/customers/${fixture.customer.id}/erasure`,
      token: staff.admin.token,
      body: { reason: REASON },
    }),
  },
  {
    name: 'merge into another account',
    covers: ['merge-customers', 'merge-account', 'reassign-payments', 'reassign-rentals'],
    needs: [],
    groups: ['approval', 'money'],
    sameAnswer: DELETED_MEANWHILE,
    call: (fixture, staff) => ({
      method: 'POST',
      path: `/console/customers/${fixture.other.id}/merge`,
      token: staff.admin.token,
      body: { from: fixture.customer.id, reason: REASON },
    }),
  },
  {
    name: 'time to delete an unused account',
    covers: ['erase-unused', 'unused-accounts'],
    needs: [],
    groups: [],
    sameAnswer: DELETED_MEANWHILE,
    passTime: async ({ customer }, { db, background }) => {
      await db.query(
        `UPDATE customers SET last_seen_at = app_now() - interval '25 months', unused_told_at = app_now() - interval '31 days' WHERE id = $1`,
        [customer.id],
      );
      await background.run('erase-unused');
    },
  },
  {
    name: 'add note',
    covers: ['add-note'],
    needs: [],
    groups: ['approval'],
    call: (fixture, staff) => ({
      method: 'POST',
      path: `/console/customers/${fixture.customer.id}/notes`,
      token: staff.admin.token,
      body: { text: REASON },
    }),
  },
];
