import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from '../shared/build/compile-messages.ts';
import { precompress } from '../shared/build/precompress.ts';
import { englishMessages } from './english-messages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  // The server sends index.html for the console's URLs and serves the built files under this path.
  base: '/console-assets/',
  plugins: [compileMessages, englishMessages, react(), precompress],
  resolve: { alias: { '@contract': here('../../backend/contract'), '@shared': here('../shared') } },
  build: {
    outDir: here('../../dist/console'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    // react-admin is one library and one download; splitting it further would only add round trips.
    chunkSizeWarningLimit: 1500,
  },
});
