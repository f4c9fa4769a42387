// For development: the backend restarts and both frontends update as files are saved, all on one port.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureInstalled, NEST, ROOT } from './prepare.mjs';

const PORT = Number(process.env.PORT ?? 3000);
const BUILD = join(ROOT, 'dist', 'dev');
const MAIN = join(BUILD, 'main.js');
const CONFIG = ['--path', 'tsconfig.dev.json'];
const CONSOLE_FILE = /^\/console-assets\//;
const BACKEND =
  '^/(api|console|media|files|docs|openapi\\.json|dev|health|metrics|robots\\.txt|sitemap\\.xml|favicon\\.ico|(custom-)?admin/(create|login|logout))([/?]|$)';

ensureInstalled();
const { createServer } = await import('vite');
if (!existsSync(MAIN)) {
  console.log('Compiling the backend …');
  spawnSync(process.execPath, [NEST, 'build', ...CONFIG], { cwd: ROOT, stdio: 'inherit' });
}
const { startEmbeddedPostgres, freePort } = await import('../dist/dev/platform/database/embedded.js');
const { isConsolePage } = await import('../dist/dev/platform/pages/web-pages.js');
const backendPort = await freePort();
// One database for all restarts of the backend; null if DATABASE_URL names another.
const database = process.env.DATABASE_URL
  ? null
  : await startEmbeddedPostgres(process.env.DATA_DIR ?? join(ROOT, 'data'));

function runBackend(args) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      RATE_LIMITS: 'demo',
      SEED_DEMO: database ? 'on' : 'off',
      PUBLIC_URL: `http://localhost:${PORT}`,
      ...process.env,
      ...(database && { DATABASE_URL: database.url }),
      PORT: String(backendPort),
    },
  });
  const lines = createInterface(child.stdout);
  lines.on('line', (line) => console.log(line));
  return { child, lines };
}

// The last build serves until the first compilation of the sources is complete.
const lastBuild = runBackend([MAIN]);
const watching = runBackend([NEST, 'start', '--watch', '--preserveWatchOutput', '--no-shell', ...CONFIG]);
watching.lines.on('line', (line) => {
  if (line.includes('Found 0 errors')) lastBuild.child.kill('SIGTERM');
});
const firstListening = Promise.race(
  [lastBuild, watching].map(
    ({ lines }) =>
      new Promise((resolve) =>
        lines.on('close', resolve).on('line', (line) => line.startsWith('Listening') && resolve()),
      ),
  ),
);

const server = http.createServer();
const frontend = (name, firstFile) =>
  createServer({
    configFile: join(ROOT, 'frontend', name, 'vite.config.ts'),
    cacheDir: join(BUILD, 'vite', name),
    server: {
      middlewareMode: true,
      hmr: { server },
      proxy: { [BACKEND]: { target: `http://127.0.0.1:${backendPort}` } },
      warmup: { clientFiles: [firstFile] },
    },
  });
const [site, console_] = await Promise.all([
  frontend('site', 'src/app/start.ts'),
  frontend('console', 'src/app/main.tsx'),
  firstListening,
]);

server.on('request', (request, response) => {
  const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
  if (wantsPage && isConsolePage(request.url.split('?', 1)[0])) request.url = '/console-assets/';
  const { middlewares } = CONSOLE_FILE.test(request.url) ? console_ : site;
  middlewares(request, response);
});
server.listen(PORT, '127.0.0.1');
await once(server, 'listening');
console.log(`Developing on http://localhost:${PORT}`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await Promise.allSettled([site.close(), console_.close()]);
    for (const { child } of [lastBuild, watching]) {
      if (child.exitCode === null && child.signalCode === null && child.kill('SIGTERM'))
        await once(child, 'exit');
    }
    await database?.stop();
    process.exit(0);
  });
}
