import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** The server sends `x.js.br` or `x.js.gz` for `x.js` where it finds them. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      const files = await readdir(dir!, { recursive: true });
      const wanted = files.filter((file) => /\.(js|css|svg)$/.test(file)).map((file) => join(dir!, file));
      await Promise.all(
        wanted.map(async (file) => {
          const content = await readFile(file);
          await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
          await writeFile(`${file}.gz`, await promisify(gzip)(content));
        }),
      );
    },
  };
}

export default defineConfig({
  root: here('.'),
  // The server answers the console's addresses with index.html and keeps the built files here.
  base: '/console-assets/',
  plugins: [react(), precompress()],
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
