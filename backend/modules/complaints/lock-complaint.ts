import type { EntityManager } from 'typeorm';
import type { ComplaintState } from '../../contract/complaints.js';
import { refuse } from '../../platform/http/refusal.js';
import { decidedAlready } from '../audit/index.js';
import { mayMove } from './complaint-states.js';

export interface LockedComplaint {
  id: number;
  number: string;
  subject: string;
  state: ComplaintState;
  email: string;
  decidedById: number | null;
  decidedAt: Date | null;
  now: Date;
}

/**
 * The complaint, kept from everybody else until the transaction ends, and fit to become `next`.
 * @throws Refusal 1002 when there is none; 1015 with who and when where it cannot move there.
 */
export async function lockComplaint(
  manager: EntityManager,
  id: number,
  next: ComplaintState,
  zone: string,
): Promise<LockedComplaint> {
  const [complaint] = await manager.query<LockedComplaint[]>(
    `SELECT p.id, p.number, p.subject, p.state, c.email, p.decided_by_id AS "decidedById",
            p.decided_at AS "decidedAt", app_now() AS now
       FROM complaints p JOIN customers c ON c.id = p.customer_id WHERE p.id = $1 FOR UPDATE OF p`,
    [id],
  );
  if (!complaint) throw refuse('NOT_FOUND', 'This complaint was not found.');
  if (!mayMove(complaint.state, next)) {
    const what =
      complaint.state === 'RESOLVED' && next === 'ANSWERED'
        ? 'This complaint is RESOLVED; reopen it to answer it'
        : `This complaint is ${complaint.state} already`;
    throw refuse(
      'WRONG_STATE',
      ...(await decidedAlready(manager, what, { ...complaint, status: complaint.state }, zone)),
    );
  }
  return complaint;
}
