import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Variables } from './variables.js';

const ROOT = join(__dirname, '../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const namesIn = (file: string, pattern: RegExp): string[] =>
  [...read(file).matchAll(pattern)].flatMap(([, name]) => name ?? []);

const VARIABLES = Object.keys(new Variables());
/** Production refuses other values of the first three. The role and the database role of a container are fixed. */
const OTHERS = [
  'RATE_LIMITS',
  'SEED_DEMO',
  'DEV_OUTBOX',
  'ROLE',
  'DATABASE_DIRECT_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_ROLE',
];

const IN_IMAGE = read('Dockerfile')
  .split('\n')
  .filter((line) => line.startsWith('ENV '))
  .flatMap((line) => [...line.matchAll(/([A-Z\d_]+)=/g)].map(([, name]) => name ?? ''));

describe('installation in containers', () => {
  it('passes every variable of the environment to the service', () => {
    const inCompose = namesIn('docker-compose.yml', /^ {4}([A-Z\d_]+): /gm);
    const byOperator = namesIn('.env.example', /^([A-Z\d_]+)=/gm);
    const set = new Set([...inCompose, ...IN_IMAGE, ...byOperator, ...OTHERS]);
    expect(VARIABLES.filter((name) => !set.has(name))).toEqual([]);
    expect(read('docker-compose.yml')).toMatch(/^x-service: [\s\S]*?\n {2}env_file: \.env$/m);
  });

  it('passes every variable of the environment to the pods of a cluster', () => {
    const inPods = ['pod', 'service'].flatMap((name) =>
      namesIn(`deploy/kubernetes/${name}.yaml`, /^ +- (?:\{ )?name: ([A-Z\d_]+)/gm),
    );
    const byOperator = ['deploy/kubernetes/.env.example', '.env.example'].flatMap((file) =>
      namesIn(file, /^([A-Z\d_]+)=/gm),
    );
    // The image sets some variables, and a cluster keeps the refusal of connections without TLS.
    const others = [...OTHERS, ...IN_IMAGE, 'DATABASE_TLS', 'REDIS_TLS', 'S3_TLS'];
    const set = new Set([...inPods, ...byOperator, ...others]);
    expect(VARIABLES.filter((name) => !set.has(name))).toEqual([]);
    expect(read('deploy/kubernetes/pod.yaml')).toContain('envFrom: [{ secretRef: { name: rental } }]');
  });

  it('describes every variable in the README', () => {
    const described = namesIn('README.md', /`([A-Z\d_]+\*?)`/g);
    const isDescribed = (name: string): boolean =>
      described.some((text) => (text.endsWith('*') ? name.startsWith(text.slice(0, -1)) : name === text));
    expect(VARIABLES.filter((name) => !isDescribed(name))).toEqual([]);
  });

  it('rotates the log and limits CPU time, memory and rights of every container', () => {
    const [, services = ''] = read('docker-compose.yml').split(/^(?:services|networks):$/m);
    const parts = services.split(/^ {2}(?=[a-z\d-]+:$)/m).slice(1);
    expect(parts.length).toBeGreaterThan(5);
    for (const part of parts) {
      if (part.includes('<<: *service')) continue;
      const missing = [
        'logging: *logging',
        'cpus: ',
        'mem_limit: ',
        'cap_drop: [ALL]',
        "security_opt: ['no-new-privileges:true']",
      ].filter((setting) => !part.includes(`\n    ${setting}`));
      expect([part.split(':', 1)[0], missing]).toEqual([part.split(':', 1)[0], []]);
    }
  });

  it('trusts only the fixed addresses of the proxy, in networks of IPv4 and IPv6', () => {
    const compose = read('docker-compose.yml');
    const [, trusted] = /TRUST_PROXY: (\S+ \S+) /.exec(compose) ?? [];
    const [, ipv4, ipv6] = /ipv4_address: (\S+), ipv6_address: '(\S+)'/.exec(compose) ?? [];
    expect(trusted).toBe(`${ipv4} ${ipv6}`);
    expect(compose).toMatch(/^ {2}front:\n {4}enable_ipv6: true$/m);
  });

  it('reports the version of the image, which compose does not replace', () => {
    expect(IN_IMAGE).toContain('IMAGE_VERSION');
    expect(`${read('docker-compose.yml')}${read('.env.example')}`).not.toMatch(/IMAGE_VERSION/);
  });
});

it('lists every requirement of ASVS 5.0 for levels 1 and 2 with files that exist', () => {
  const rows = read('docs/security-asvs.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const [REQUIREMENTS, COLUMNS] = [253, 4];
  expect(new Set(rows.map(([, number]) => number)).size).toBe(REQUIREMENTS);
  for (const [, number, ...cells] of rows) {
    const filled = cells.filter((cell) => cell !== '');
    expect([number, filled.length]).toEqual([number, COLUMNS - 1]);
    expect([number, cells[1]]).toEqual([number, expect.stringMatching(/^(met|partly|not met|n\/a)$/)]);
  }
  const count = (answer: string): string =>
    `${rows.filter(([, , , given]) => given === answer).length} ${answer}`;
  expect(read('docs/security-asvs.md')).toContain(
    `\n${['met', 'partly', 'not met', 'n/a'].map(count).join(', ')}.\n`,
  );
  const paths = namesIn('docs/security-asvs.md', /`((?:backend|frontend|test|docs|scripts)\/[\w./-]+)`/g);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
