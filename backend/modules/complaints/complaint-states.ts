import type { ComplaintState } from '../../contract/customers/complaints.js';

/** Every allowed transition. A further answer leaves an answered complaint ANSWERED. */
const MOVES: Record<ComplaintState, readonly ComplaintState[]> = {
  OPEN: ['ANSWERED', 'RESOLVED'],
  ANSWERED: ['ANSWERED', 'RESOLVED'],
  RESOLVED: ['OPEN'],
};

export const mayMove = (from: ComplaintState, to: ComplaintState): boolean => MOVES[from].includes(to);
