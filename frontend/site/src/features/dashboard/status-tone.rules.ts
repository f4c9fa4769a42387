import type { RentalStatus } from '@contract/rentals';

type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

const TONES: Record<RentalStatus, Tone> = {
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

export const toneOf = (status: RentalStatus): Tone => TONES[status] ?? 'neutral';
