import type { EntityManager } from 'typeorm';
import { momentIn } from '../../contract/calendar.js';

export interface EarlierDecision {
  status: string;
  decidedById: number | null;
  decidedAt: Date | null;
}

/**
 * What the second of two deciders is told: the words, with the time in `zone`, and the data of a 1015.
 * Asked after the lock: a join under it would still show the staff as they were before the wait.
 */
export async function decidedAlready(
  manager: EntityManager,
  what: string,
  { status, decidedById, decidedAt }: EarlierDecision,
  zone: string,
): Promise<[message: string, data: { status: string; decidedBy: string | null; decidedAt: string | null }]> {
  const [staff] = await manager.query<{ mobile: string }[]>('SELECT mobile FROM staff WHERE id = $1', [
    decidedById,
  ]);
  const decidedBy = staff?.mobile ?? null;
  const who = decidedBy ? ` by ${decidedBy}` : '';
  const when = decidedAt ? ` on ${momentIn(zone, decidedAt)}` : '';
  return [
    who || when ? `${what}, decided${who}${when}.` : `${what}.`,
    { status, decidedBy, decidedAt: decidedAt?.toISOString() ?? null },
  ];
}
