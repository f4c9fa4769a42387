import type { RentalStatus } from '@contract/rentals/rentals';

export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

const TONES: Record<RentalStatus, StatusTone> = {
  PENDING: 'warning',
  CONFIRMED: 'success',
  ON_TRIP: 'info',
  RETURNED: 'info',
  CLOSED: 'neutral',
  DECLINED: 'error',
  CANCELLED: 'neutral',
  NO_SHOW: 'error',
  EXPIRED: 'neutral',
};

export const statusTone = (status: RentalStatus | null | undefined): StatusTone =>
  (status && TONES[status]) ?? 'warning';

/** Returns the label of the status; `absent` without a status. */
export const statusText = (status: RentalStatus | null | undefined, absent: string): string =>
  status ? status.replaceAll('_', ' ') : absent;

const FINAL: readonly string[] = ['DECLINED', 'CANCELLED', 'NO_SHOW', 'EXPIRED'];

const AHEAD: readonly string[] = ['PENDING', 'CONFIRMED'];

/** True until the car is picked up. */
export const isAhead = (status: RentalStatus | null | undefined): boolean => AHEAD.includes(status ?? '');

/** True if the rental did not take place and its status is final. */
export const isOver = (status: RentalStatus | null | undefined): boolean => FINAL.includes(status ?? '');
