import type { WorkItem } from '@contract/work';
import { keyOf, newlyLate } from './late-rows';

const item = (id: number, late: boolean): WorkItem => ({
  kind: 'PICKUP',
  subject: { resource: 'bookings', id, label: `R${id}` },
  text: '',
  at: '2026-11-21T12:30:00.000Z',
  late,
  customerMobile: null,
  customerSuspended: false,
  act: null,
  lateFrom: null,
});

describe('newlyLate', () => {
  it('returns late rows that are new or have become late', () => {
    const before = new Set([keyOf(item(1, true))]);
    const rows = newlyLate([item(1, true), item(2, true), item(3, false)], before);
    expect(rows.map(({ subject }) => subject.id)).toEqual([2]);
  });
});
