import { isFromThisMachine } from './loopback.rules.js';

describe('isFromThisMachine', () => {
  it.each([
    'localhost',
    'LOCALHOST:3000',
    '127.0.0.1',
    '127.0.0.1:3000',
    '127.8.9.10:80',
    '[::1]',
    '[::1]:3000',
  ])('accepts the host %s', (host) => expect(isFromThisMachine({ host }, '127.0.0.1')).toBe(true));

  it.each([
    undefined,
    '',
    'cars.example.com',
    'localhost.example.com',
    'example.com:localhost',
    '127.0.0.1.nip.io',
    '128.0.0.1',
    '::1',
    '0.0.0.0:3000',
    'localhost:3000@example.com',
    'localhost, example.com',
  ])('rejects the host %p', (host) => expect(isFromThisMachine({ host }, '127.0.0.1')).toBe(false));

  it.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])('accepts the IP address %s', (address) =>
    expect(isFromThisMachine({ host: 'localhost' }, address)).toBe(true),
  );

  it.each([undefined, '', '192.0.2.1', '::ffff:192.0.2.1', 'fe80::1', '1127.0.0.1'])(
    'rejects the IP address %p',
    (address) => expect(isFromThisMachine({ host: 'localhost' }, address)).toBe(false),
  );

  it.each([
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-anything',
    'x-real-ip',
    'cf-connecting-ip',
  ])('rejects a request with the header %s', (name) =>
    expect(isFromThisMachine({ host: 'localhost', [name]: '127.0.0.1' }, '127.0.0.1')).toBe(false),
  );
});
