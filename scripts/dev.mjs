// For development: the backend restarts and both frontends update as files are saved, all on one port.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureInstalled, ROOT } from './prepare.mjs';

const PORT = Number(process.env.PORT ?? 3000);
const BUILD = join(ROOT, 'dist', 'dev');
const PACKAGE = /^(?!@oxc-project)[^./\0]/;
const CONSOLE_FILE = /^\/console-assets\//;
const BACKEND =
  '^/(api|console|media|files|docs|openapi\\.json|dev|health|metrics|robots\\.txt|sitemap\\.xml|favicon\\.ico|(custom-)?admin/(create|login|logout))([/?]|$)';

ensureInstalled();
const { watch } = await import('rolldown');
const { createServer } = await import('vite');

// Types are checked by the editor and by `npm run check`.
const compiler = watch({
  input: {
    main: join(ROOT, 'backend/main.ts'),
    'pdf.worker': join(ROOT, 'backend/platform/files/pdf/pdf.worker.ts'),
    embedded: join(ROOT, 'backend/platform/database/embedded.ts'),
    'web-pages': join(ROOT, 'backend/platform/http/pages/web-pages.ts'),
  },
  platform: 'node',
  tsconfig: join(ROOT, 'tsconfig.json'),
  external: PACKAGE,
  output: {
    dir: BUILD,
    sourcemap: true,
    keepNames: true,
    banner: "import 'reflect-metadata';",
    chunkFileNames: '[name].js',
  },
});
let backend = null;
const stopBackend = async () => {
  if (backend?.exitCode === null && backend.signalCode === null && backend.kill('SIGTERM'))
    await once(backend, 'exit');
};
let restarts = Promise.resolve();
await new Promise((resolve) => {
  compiler.on('event', async (event) => {
    if (event.code === 'ERROR') console.error(event.error.message);
    if (event.code === 'BUNDLE_END') {
      resolve();
      if (backend) restarts = restarts.then(stopBackend).then(() => startBackend('off'));
    }
    await event.result?.close();
  });
});

const { startEmbeddedPostgres, freePort } = await import('../dist/dev/embedded.js');
const { isConsolePage } = await import('../dist/dev/web-pages.js');
const backendPort = await freePort();
// One database for all restarts of the backend; null when the environment names another.
const database = process.env.DATABASE_URL
  ? null
  : await startEmbeddedPostgres(process.env.DATA_DIR ?? join(ROOT, 'data'));

/** Resolves when the backend listens. */
function startBackend(seedDemo) {
  backend = spawn(process.execPath, [join(BUILD, 'main.js')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      RATE_LIMITS: 'demo',
      SEED_DEMO: seedDemo,
      PUBLIC_URL: `http://localhost:${PORT}`,
      ...process.env,
      ...(database && { DATABASE_URL: database.url }),
      PORT: String(backendPort),
    },
  });
  const lines = createInterface(backend.stdout);
  return new Promise((resolve) => {
    lines.on('close', resolve);
    lines.on('line', (line) => {
      console.log(line);
      if (line.startsWith('Listening')) resolve();
    });
  });
}

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
const [, site, console_] = await Promise.all([
  startBackend(database ? 'on' : 'off'),
  frontend('site', 'src/app/start.ts'),
  frontend('console', 'src/main.tsx'),
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
    await Promise.allSettled([compiler.close(), site.close(), console_.close()]);
    await restarts.then(stopBackend);
    await database?.stop();
    process.exit(0);
  });
}
