import { afterAccountSignIn, afterRentingSignIn, codeDigits, typedMobile } from './sign-in.rules';

it.each([
  ['98765 43210', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['09876543210', '9876543210'],
  ['(+91) 98765 43210', '9876543210'],
  ['+91 98765 4321', '+91 98765 4321'],
  ['987654321055', '987654321055'],
  ['98765abc', '98765'],
])('changes the typed mobile number %s to %s', (typed, kept) => {
  expect(typedMobile(typed)).toBe(kept);
});

it('extracts the digits of a pasted code', () => {
  expect(codeDigits('Code: 123 4567 8901')).toBe('1234567890');
});

it('returns to the chosen action', () => {
  expect(afterRentingSignIn('book')).toBe('/booking');
  expect(afterRentingSignIn('reserve')).toBe('/reserve');
  expect(afterRentingSignIn(null)).toBe('/carlist');
});

it('returns to the account page that asked for the sign-in, and to no other URL', () => {
  const token = { token: 't', expiresAt: '', isRegistered: true, adminApproval: 'APPROVED' } as const;
  expect(afterAccountSignIn(token, '/dashboard/profile')).toBe('/dashboard/profile');
  expect(afterAccountSignIn(token, '/confirmation/BK-1')).toBe('/confirmation/BK-1');
  for (const next of ['//evil.example', 'https://evil.example', '/dashboardx', '/login'])
    expect(afterAccountSignIn(token, next)).toBe('/dashboard');
});

it.each([
  [false, null, '/dashboard/profile', '/register'],
  [false, null, '/confirmation/BK-1', '/register'],
  [true, 'PENDING', '/dashboard', '/waiting-page'],
  [true, 'REJECTED', '/dashboard/complaints', '/waiting-page'],
  [true, 'PENDING', '/confirmation/BK-1', '/confirmation/BK-1'],
] as const)(
  'leads a customer (registered %s, approval %s) who asked for %s to %s',
  (isRegistered, adminApproval, next, place) => {
    expect(afterAccountSignIn({ token: 't', expiresAt: '', isRegistered, adminApproval }, next)).toBe(place);
  },
);

it.each([
  [false, null, '/register'],
  [true, 'PENDING', '/waiting-page'],
  [true, 'REJECTED', '/waiting-page'],
  [true, 'APPROVED', '/dashboard'],
] as const)('leads a customer (registered %s, approval %s) to %s', (isRegistered, adminApproval, place) => {
  expect(afterAccountSignIn({ token: 't', expiresAt: '', isRegistered, adminApproval })).toBe(place);
});
