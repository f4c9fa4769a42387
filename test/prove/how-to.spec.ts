import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GUIDES, ROOT } from './guides';

const CHECKS = [
  ['npm', ['run', 'types']],
  ['npm', ['run', 'import-rules']],
  ['npx', ['jest', '--selectProjects', 'unit', 'import-rules', '--testPathIgnorePatterns', 'how-to']],
] as const;

describe('what comes out of following a guide', () => {
  it.each(GUIDES)('passes the quick checks: %s', (...guides) => {
    const copy = mkdtempSync(join(tmpdir(), 'rental-guide-'));
    try {
      execFileSync('git', ['checkout-index', '--all', `--prefix=${copy}/`], { cwd: ROOT });
      symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
      for (const guide of guides)
        execFileSync('git', ['apply', join(ROOT, `docs/how-to/diffs/${guide}.diff`)], { cwd: copy });
      for (const [program, args] of CHECKS)
        execFileSync(program, args, { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] });
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });
});
