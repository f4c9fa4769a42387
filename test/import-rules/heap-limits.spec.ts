import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string): string => readFileSync(join(__dirname, '../..', file), 'utf8');

describe('the limits of the heap', () => {
  const options = read('scripts/heap-limits.mjs').match(/--[\w-]+=\d+/g) ?? [];

  it('are the same for `npm start` and the image as for the cluster and the benchmark', () => {
    expect(options.length).toBe(2);
    expect(read('package.json')).toContain(`"start": "node ${options.join(' ')} scripts/start.mjs"`);
    const command = ['node', ...options, 'dist/server/main.js'].map((part) => `"${part}"`).join(', ');
    expect(read('Dockerfile')).toContain(`CMD [${command}]`);
  });
});
