import { RENTAL_STATUSES } from '@contract/rentals/rentals';
import { isOver, statusText, statusTone } from './rental-status.rules';

describe('rental status', () => {
  it('returns a label, and the given text if there is no status', () => {
    expect(statusText('CONFIRMED', 'Pending')).toBe('CONFIRMED');
    expect(statusText('ON_TRIP', 'Pending')).toBe('ON TRIP');
    expect(statusText(null, 'Pending')).toBe('Pending');
    expect(statusText(undefined, 'Pending')).toBe('Pending');
  });

  it('returns a tone for every status and for no status', () => {
    for (const status of RENTAL_STATUSES) expect(statusTone(status)).toMatch(/^[a-z]+$/);
    expect(statusTone(undefined)).toBe('warning');
  });

  it('treats a rental that did not take place as over', () => {
    expect(RENTAL_STATUSES.filter(isOver)).toEqual(['DECLINED', 'CANCELLED', 'NO_SHOW', 'EXPIRED']);
    expect(isOver(undefined)).toBe(false);
  });
});
