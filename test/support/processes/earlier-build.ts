import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');
const MIGRATIONS = 'backend/platform/database/migrations';
/** Folders of pages. By default, an earlier server serves the pages of this build, because tests use only its API. */
const PAGES = ['site', 'site-server', 'console'];

const RELEASES = 2;

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

const isMigration = (path: string): boolean => /\/\d+-[\w-]+\.ts$/.test(path);

const migrationsOf = (commit: string): string[] =>
  git('ls-tree', '--name-only', commit, `${MIGRATIONS}/`).split('\n').filter(isMigration);

/**
 * The last two releases before this version, which must work on its schema. Returns their tags. If there are fewer than
 * two tags, returns the last commit of each of the two earlier schemas.
 */
export function earlierReleases(): string[] {
  const tags = git(
    'tag',
    '--list',
    'v*',
    '--sort=-version:refname',
    '--merged',
    'HEAD',
    '--no-contains',
    'HEAD',
  );
  const releases = tags.split('\n').filter((tag) => tag !== '');
  return (releases.length >= RELEASES ? releases : commitsBeforeMigrations()).slice(0, RELEASES);
}

/** The last commits with fewer migrations than the present version and without other migrations, newest first. */
function commitsBeforeMigrations(): string[] {
  const present = readdirSync(join(ROOT, MIGRATIONS)).map((name) => `${MIGRATIONS}/${name}`);
  let count = present.filter(isMigration).length;
  const found: string[] = [];
  for (const change of git('rev-list', '--first-parent', 'HEAD', '--', MIGRATIONS).split('\n')) {
    const before = git('rev-parse', `${change}^`);
    const earlier = migrationsOf(before);
    if (earlier.length >= count || !earlier.every((path) => present.includes(path))) continue;
    count = earlier.length;
    found.push(before);
    if (found.length === RELEASES) return found;
  }
  throw new Error('There are no earlier schemas: name the commit in PREVIOUS.');
}

/** Builds the pages of the release in `folder`, which replace those of this build. */
export function buildEarlierPages(folder: string): void {
  for (const name of PAGES) rmSync(join(folder, 'dist', name));
  const build = (app: string, ...args: string[]): void =>
    void execFileSync(
      process.execPath,
      [
        'node_modules/vite/bin/vite.js',
        'build',
        '--config',
        `frontend/${app}/vite.config.ts`,
        '--logLevel',
        'error',
        ...args,
      ],
      // With NODE_ENV=test, Vite builds different pages.
      { cwd: folder, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
    );
  build('site');
  build('site', '--ssr', 'src/app/server.tsx');
  build('console');
}

/** Builds the server of `commit` in `folder` with the packages that are installed, and returns its program. */
export function buildEarlier(commit: string, folder: string): string {
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x'], { cwd: folder, input: archive });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  // Versions until November 2026 have no separate configuration for the build.
  const project = ['tsconfig.build.json', 'tsconfig.json'].find((name) => existsSync(join(folder, name)))!;
  // Skips the type check, because a merge commit may contain type errors that the next commit fixed.
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', project, '--noCheck'], {
    cwd: folder,
    stdio: 'inherit',
  });
  for (const name of PAGES) symlinkSync(join(ROOT, 'dist', name), join(folder, 'dist', name));
  return join(folder, 'dist/backend/main.js');
}
