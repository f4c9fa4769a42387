import type { ComplaintState } from '../../contract/complaints.js';

/** Every move there is. A further answer leaves an answered complaint where it is. */
const MOVES: Record<ComplaintState, readonly ComplaintState[]> = {
  OPEN: ['ANSWERED', 'RESOLVED'],
  ANSWERED: ['ANSWERED', 'RESOLVED'],
  RESOLVED: ['OPEN'],
};

export const mayMove = (from: ComplaintState, to: ComplaintState): boolean => MOVES[from].includes(to);
