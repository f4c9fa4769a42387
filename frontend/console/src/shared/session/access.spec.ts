import { mayDo } from './access';

const DECISIONS = [
  ['customers', 'reveal'],
  ['customers', 'suspend'],
  ['pending-documents', 'approve'],
  ['pending-documents', 'reject'],
  ['transactions', 'verify'],
  ['transactions', 'reject'],
  ['transactions', 'refund'],
  ['statements', 'create'],
  ['statements', 'verify'],
  ['bookings', 'cancel'],
  ['bookings', 'decline'],
  ['reservations', 'cancel'],
  ['reservations', 'confirm'],
  ['reservations', 'decline'],
  ['complaints', 'answer'],
  ['complaints', 'resolve'],
  ['complaints', 'reopen'],
  ['cars', 'create'],
  ['cars', 'edit'],
  ['cars', 'retire'],
  ['blocks', 'create'],
  ['blocks', 'remove'],
  ['staff', 'create'],
  ['staff', 'name'],
  ['staff', 'disable'],
  ['staff', 'enable'],
  ['subscribers', 'remove'],
  ['messages', 'read'],
  ['messages', 'resend'],
  ['settings', 'edit'],
] as const;

describe('what each role finds on its screens', () => {
  it.each(DECISIONS)('an admin decides about %s: %s; a custom admin does not', (resource, action) => {
    expect(mayDo('admin', resource, action)).toBe(true);
    expect(mayDo('custom-admin', resource, action)).toBe(false);
  });

  it('both add customers', () => {
    expect(mayDo('admin', 'customers', 'create')).toBe(true);
    expect(mayDo('custom-admin', 'customers', 'create')).toBe(true);
  });

  it('both record trips', () => {
    for (const resource of ['bookings', 'reservations']) {
      expect(mayDo('admin', resource, 'trip')).toBe(true);
      expect(mayDo('custom-admin', resource, 'trip')).toBe(true);
    }
  });

  it('both rent for customers', () => {
    expect(mayDo('admin', 'desk-rentals', 'create')).toBe(true);
    expect(mayDo('custom-admin', 'desk-rentals', 'create')).toBe(true);
  });

  it('a custom admin sees bookings, reservations and the timeline, and no other list', () => {
    const all = [
      'customers',
      'pending-documents',
      'transactions',
      'statements',
      'reservations',
      'bookings',
      'cars',
      'complaints',
      'timeline',
      'blocks',
      'staff',
      'subscribers',
      'messages',
      'audit',
      'settings',
    ];
    expect(all.filter((resource) => mayDo('custom-admin', resource, 'list'))).toEqual([
      'reservations',
      'bookings',
      'timeline',
    ]);
  });
});
