import { formatPhone } from './phone';

it.each([
  ['9876543210', '98765 43210'],
  ['+919876543210', '+91 98765 43210'],
  ['020-1234', '020-1234'],
])('formats %s as %s', (phone, written) => expect(formatPhone(phone)).toBe(written));
