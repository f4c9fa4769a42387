import { mayDo } from './access';

const DECISIONS = [
  ['customers', 'reveal'],
  ['customers', 'suspend'],
  ['customers', 'signOut'],
  ['pending-documents', 'approve'],
  ['pending-documents', 'reject'],
  ['transactions', 'verify'],
  ['transactions', 'reject'],
  ['transactions', 'refund'],
  ['transactions', 'reopen'],
  ['refunds', 'send'],
  ['refunds', 'destination'],
  ['refunds', 'bounce'],
  ['refunds', 'correct'],
  ['settlements', 'reply'],
  ['statements', 'create'],
  ['statements', 'verify'],
  ['bookings', 'cancel'],
  ['bookings', 'decline'],
  ['bookings', 'refund'],
  ['bookings', 'plainTrip'],
  ['bookings', 'receiveEarlier'],
  ['reservations', 'plainTrip'],
  ['reservations', 'refund'],
  ['reservations', 'cancel'],
  ['reservations', 'confirm'],
  ['reservations', 'decline'],
  ['complaints', 'answer'],
  ['complaints', 'resolve'],
  ['complaints', 'reopen'],
  ['complaints', 'markSent'],
  ['cars', 'create'],
  ['cars', 'edit'],
  ['cars', 'retire'],
  ['blocks', 'create'],
  ['blocks', 'remove'],
  ['staff', 'create'],
  ['staff', 'name'],
  ['staff', 'disable'],
  ['staff', 'enable'],
  ['staff', 'signOut'],
  ['blocked-identities', 'remove'],
  ['number-disputes', 'settle'],
  ['customers', 'contact'],
  ['customers', 'merge'],
  ['subscribers', 'remove'],
  ['messages', 'read'],
  ['messages', 'resend'],
  ['settings', 'edit'],
  ['lists', 'export'],
] as const;

describe('screens of each role', () => {
  it.each(DECISIONS)('lets only an admin decide about %s: %s', (resource, action) => {
    expect(mayDo('admin', resource, action)).toBe(true);
    expect(mayDo('custom-admin', resource, action)).toBe(false);
  });

  it('lets both roles add customers', () => {
    expect(mayDo('admin', 'customers', 'create')).toBe(true);
    expect(mayDo('custom-admin', 'customers', 'create')).toBe(true);
  });

  it('lets both roles record trips', () => {
    for (const resource of ['bookings', 'reservations']) {
      expect(mayDo('admin', resource, 'trip')).toBe(true);
      expect(mayDo('custom-admin', resource, 'trip')).toBe(true);
    }
  });

  it('lets both roles rent for customers', () => {
    expect(mayDo('admin', 'desk-rentals', 'create')).toBe(true);
    expect(mayDo('custom-admin', 'desk-rentals', 'create')).toBe(true);
  });

  it('lets a custom admin see only drawers, rentals, settlements, the timeline and own devices', () => {
    const all = [
      'customers',
      'pending-documents',
      'transactions',
      'refunds',
      'statements',
      'issued-documents',
      'drawers',
      'reservations',
      'bookings',
      'settlements',
      'cars',
      'complaints',
      'timeline',
      'blocks',
      'staff',
      'blocked-identities',
      'number-disputes',
      'subscribers',
      'messages',
      'audit',
      'settings',
      'sessions',
    ];
    expect(all.filter((resource) => mayDo('custom-admin', resource, 'list'))).toEqual([
      'drawers',
      'reservations',
      'bookings',
      'settlements',
      'timeline',
      'sessions',
    ]);
  });
});
