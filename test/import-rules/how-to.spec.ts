import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GUIDES, ROOT } from '../prove/guides';

it.each(GUIDES)('the diffs of %s still apply; if not, follow the guide again and renew them', (...guides) => {
  const diff = guides
    .map((name) => readFileSync(join(ROOT, `docs/how-to/diffs/${name}.diff`), 'utf8'))
    .join('');
  const { stderr } = spawnSync('git', ['apply', '--check'], { cwd: ROOT, input: diff, encoding: 'utf8' });
  expect(stderr).toBe('');
});
