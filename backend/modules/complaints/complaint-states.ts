import type { ComplaintState } from '../../contract/customers/complaints.js';

/** Every allowed transition. Another reply leaves the complaint ANSWERED. */
const MOVES: Record<ComplaintState, readonly ComplaintState[]> = {
  OPEN: ['ANSWERED', 'RESOLVED'],
  ANSWERED: ['ANSWERED', 'RESOLVED'],
  RESOLVED: ['OPEN'],
};

export const mayMove = (from: ComplaintState, to: ComplaintState): boolean => MOVES[from].includes(to);
