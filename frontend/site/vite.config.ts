import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

const CORE = /node_modules.(react|react-dom|scheduler|react-router|@tanstack)./;

export default defineConfig(({ command }) => ({
  root: here('.'),
  // The server answers the site's routes with index.html and keeps the built assets under /site/.
  base: command === 'build' ? '/site/' : '/',
  plugins: [react()],
  resolve: {
    alias: { '@contract': here('../../backend/contract'), '@': here('./src') },
  },
  build: {
    outDir: here('../../dist/site'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One file for what every page needs and few releases change.
        codeSplitting: { groups: [{ name: 'core', test: CORE }] },
      },
    },
  },
  server: {
    port: 5310,
    proxy: Object.fromEntries(['/api', '/media', '/files'].map((path) => [path, { target: api }])),
  },
}));
