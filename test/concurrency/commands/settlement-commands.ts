import { COUNTER_CODE } from '../code-rows';
import type { PairFixture } from '../fixtures';
import type { Call } from '../requests';
import type { Command, Staff, Time } from './command';

const put =
  (what: string, body: (fixture: PairFixture) => Record<string, unknown>) =>
  (fixture: PairFixture, staff: Staff): Call => ({
    method: 'PUT',
    path: `/console/settlements/${fixture.rentalId}/${what}`,
    token: staff.admin.token,
    body: { version: 1, ...body(fixture) },
  });

export const SETTLEMENT_COMMANDS: Command[] = [
  {
    name: 'add a line to a settlement',
    covers: ['change-lines', 'open-settlement'],
    needs: ['settlement'],
    groups: ['money'],
    call: (fixture, staff) => ({
      method: 'PUT',
      path: `/console/settlements/${fixture.rentalId}/lines`,
      token: staff.desk.token,
      form: {
        fields: { version: '1', kind: 'CLEANING', amount: '500', text: 'The seats are stained.' },
        file: 'photos',
      },
    }),
  },
  {
    name: 'charge a challan after the return',
    covers: ['charge-later', 'change-lines', 'open-settlement'],
    needs: ['settlement'],
    groups: ['money'],
    call: (fixture, staff) => ({
      method: 'POST',
      path: `/console/rentals/${fixture.rentalId}/later-charges`,
      token: staff.admin.token,
      form: {
        fields: { kind: 'CHALLAN', amount: '1000', text: 'Speeding on FC Road' },
        file: 'photos',
      },
    }),
  },
  {
    name: 'send a settlement',
    covers: ['issue-settlement', 'finish-settlement'],
    needs: ['settlement'],
    groups: ['money'],
    call: put('issue', () => ({ expectedTotal: 600 })),
  },
  {
    name: 'accept a settlement',
    covers: ['answer-settlement', 'finish-settlement', 'settle-money'],
    needs: ['settlement'],
    groups: ['money'],
    call: (fixture) => ({
      method: 'POST',
      path: `/api/rentals/${fixture.reference}/settlements/1/acceptance`,
      token: fixture.customer.account.token,
    }),
  },
  {
    name: 'accept a settlement at the counter',
    covers: ['accept-at-counter', 'answer-settlement', 'finish-settlement', 'settle-money'],
    needs: ['settlement'],
    groups: ['money'],
    call: (fixture, staff) => ({
      method: 'PUT',
      path: `/console/settlements/${fixture.rentalId}/acceptance`,
      token: staff.desk.token,
      form: { fields: { version: '1', confirmation: 'SIGNATURE' }, file: 'signature' },
    }),
  },
  {
    name: 'accept a settlement with a code',
    covers: ['accept-at-counter', 'answer-settlement', 'finish-settlement', 'settle-money'],
    needs: ['settlement'],
    groups: ['money'],
    call: (fixture, staff) => ({
      method: 'PUT',
      path: `/console/settlements/${fixture.rentalId}/acceptance`,
      token: staff.desk.token,
      form: { fields: { version: '1', confirmation: 'CODE', code: COUNTER_CODE } },
    }),
  },
  {
    name: 'send a code to accept a settlement',
    covers: ['send-acceptance-code'],
    needs: ['settlement'],
    groups: [],
    call: (fixture, staff) => ({
      method: 'POST',
      path: `/console/settlements/${fixture.rentalId}/code`,
      token: staff.desk.token,
      body: { version: 1 },
    }),
  },
  {
    name: 'dispute a settlement',
    covers: ['answer-settlement'],
    needs: ['settlement'],
    groups: ['money'],
    call: (fixture) => ({
      method: 'POST',
      path: `/api/rentals/${fixture.reference}/settlements/1/dispute`,
      token: fixture.customer.account.token,
      form: {
        fields: {
          lines: JSON.stringify([{ lineId: fixture.rentalId, text: 'I was in time.', photos: 1 }]),
        },
        file: 'photos',
      },
    }),
  },
  {
    name: 'answer a disputed settlement',
    covers: ['reply-to-dispute', 'finish-settlement', 'settle-money'],
    needs: ['settlement'],
    groups: ['money'],
    call: put('replies', ({ rentalId }) => ({
      replies: [{ lineId: rentalId, reply: 'REDUCED', amount: 200, text: 'Half an hour less.' }],
    })),
  },
  {
    name: 'time for a settlement',
    covers: ['follow-settlements', 'remind-of-settlements', 'move-rental'],
    needs: ['settlement'],
    groups: [],
    passTime,
  },
  {
    name: 'time to bill',
    covers: ['issue-bills'],
    needs: ['settlement'],
    groups: ['money'],
    passTime: async ({ rentalId }, { db, background }) => {
      // Without triggers: they protect the history, and they added no bill when the rental was inserted.
      await db.query(`
        SET LOCAL session_replication_role = replica;
        UPDATE rental_moves SET at = at - interval '2 days' WHERE rental_id = ${rentalId};
        INSERT INTO rental_bills (rental_id) VALUES (${rentalId}) ON CONFLICT DO NOTHING`);
      await background.run('issue-bills');
    },
  },
  {
    name: 'time to mail documents',
    covers: ['mail-documents'],
    needs: ['settlement'],
    groups: [],
    passTime: (_, { background }) => background.run('mail-documents'),
  },
  {
    name: 'time to release a deposit',
    covers: ['release-deposits', 'settle-money'],
    needs: ['settlement'],
    groups: ['money'],
    passTime: async ({ rentalId }, { db, background }) => {
      await db.query(
        `UPDATE settlements SET returned_at = app_now() - interval '6 days' WHERE rental_id = $1`,
        [rentalId],
      );
      await background.run('release-deposits');
    },
  },
];

/** Lets all deadlines of the settlement pass. */
async function passTime({ rentalId }: PairFixture, { db, background }: Time): Promise<void> {
  await db.query(
    `UPDATE settlements SET opened_at = app_now() - interval '49 hours', issued_at = issued_at - interval '49 hours',
                            disputed_at = disputed_at - interval '31 days' WHERE rental_id = $1`,
    [rentalId],
  );
  await background.run('follow-settlements');
}
