import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { networkOf, widerNetworkOf } from './network.js';

describe('network of an IP address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['64:ff9b::192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', 'unknown'],
    ['not an address', 'unknown'],
  ])('maps %p to %s', (address, network) => expect(networkOf(address)).toBe(network));

  it.each([
    ['2001:db8:0:2::/64', '2001:db8:0::/48'],
    ['192.0.2.7', '192.0.2.7'],
    ['unknown', 'unknown'],
  ])('widens %s to %s', (network, wider) => expect(widerNetworkOf(network)).toBe(wider));
});

const BACKEND = join(__dirname, '../..');
const OWN_FILE = join(BACKEND, 'platform/http/network.ts');
/** If other code read the address, limits would count one IPv6 host as up to 2^64 callers. */
const READS_ADDRESS = /\brequest\.ip\b|\bremoteAddress\b(?!\s*:)|[{,]\s*ip\s*[,}:]|\bip:/;

describe('address of a request', () => {
  it('is read only in network.ts', () => {
    const files = readdirSync(BACKEND, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
      .map((name) => join(BACKEND, name));
    expect(files.length).toBeGreaterThan(300);
    const reading = files.filter((path) => READS_ADDRESS.test(readFileSync(path, 'utf8')));
    expect(reading).toEqual([OWN_FILE]);
  });

  it.each(['const who = request.ip;', 'raw.socket.remoteAddress', 'const { ip } = request;', 'f({ ip: x })'])(
    'is recognised in "%s"',
    (source) => expect(READS_ADDRESS.test(source)).toBe(true),
  );
});
