import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const PROOFS = join(ROOT, 'test/prove');

const changedFiles = readdirSync(PROOFS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(PROOFS, file), 'utf8'))
  .flatMap((source) => [...source.matchAll(/'((?:contract|modules|platform)\/[\w./-]+)\.js'/g)])
  .map(([, path]) => path!);

it('finds every file of the backend that a planted fault changes', () => {
  expect(changedFiles.length).toBeGreaterThan(0);
  expect(changedFiles.filter((path) => !existsSync(join(ROOT, 'backend', `${path}.ts`)))).toEqual([]);
});
