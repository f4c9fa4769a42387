// For development: the backend restarts and both frontends update as files are saved, all on one port.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { join } from 'node:path';
import { ensureInstalled, ROOT } from './prepare.mjs';

const PORT = Number(process.env.PORT ?? 3000);
const BUILD = join(ROOT, 'dist', 'dev');
const COMPILE = [
  join(ROOT, 'node_modules/typescript/bin/tsc'),
  ...['-p', join(ROOT, 'tsconfig.json'), '--noCheck'],
  ...['--outDir', join(BUILD, 'backend'), '--tsBuildInfoFile', join(BUILD, '.tsbuildinfo')],
];
const CONSOLE_FILE = /^\/console-assets\//;
const BACKEND =
  '^/(api|console|media|files|docs|openapi\\.json|dev|health|metrics|robots\\.txt|sitemap\\.xml|favicon\\.ico|(custom-)?admin/(create|login|logout))([/?]|$)';

ensureInstalled();
const children = [];
const run = (args, options) => {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', ...options });
  children.push(child);
  return child;
};

// Types are checked by the editor and by `npm run check`.
await once(run(COMPILE), 'exit');
const { startEmbeddedPostgres, freePort } = await import('../dist/dev/backend/platform/database/embedded.js');
const { isConsolePage } = await import('../dist/dev/backend/platform/http/pages/web-pages.js');
// One database for all restarts of the backend; null when the environment names another.
const database = process.env.DATABASE_URL
  ? null
  : await startEmbeddedPostgres(process.env.DATA_DIR ?? join(ROOT, 'data'));
const backendPort = await freePort();
run([...COMPILE, '--watch', '--preserveWatchOutput'], { stdio: ['ignore', 'ignore', 'inherit'] });
run(['--watch', '--watch-preserve-output', join(BUILD, 'backend/main.js')], {
  env: {
    RATE_LIMITS: 'demo',
    SEED_DEMO: database ? 'on' : 'off',
    PUBLIC_URL: `http://localhost:${PORT}`,
    ...process.env,
    ...(database && { DATABASE_URL: database.url }),
    PORT: String(backendPort),
  },
});

const server = http.createServer();
const { createServer } = await import('vite');
const proxy = { [BACKEND]: { target: `http://127.0.0.1:${backendPort}` } };
const frontend = (name) =>
  createServer({
    configFile: join(ROOT, 'frontend', name, 'vite.config.ts'),
    cacheDir: join(BUILD, 'vite', name),
    server: { middlewareMode: true, hmr: { server }, proxy },
  });
const [site, console_] = await Promise.all([frontend('site'), frontend('console')]);

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
    await Promise.all(
      children
        .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
        .map((child) => {
          child.kill('SIGTERM');
          return once(child, 'exit');
        }),
    );
    await database?.stop();
    process.exit(0);
  });
}
