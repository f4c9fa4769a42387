import type { RentalStatus } from '@contract/rentals';

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

/** The status as the server says it; `absent` where it says none. */
export const statusText = (status: RentalStatus | null | undefined, absent: string): string =>
  status ? status.replaceAll('_', ' ') : absent;

const OVER: readonly string[] = ['DECLINED', 'CANCELLED', 'NO_SHOW', 'EXPIRED'];

/** Nothing is being waited for any more. */
export const isOver = (status: RentalStatus | null | undefined): boolean => OVER.includes(status ?? '');
