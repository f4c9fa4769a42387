import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { minify } from '@swc/core';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const out = here('../../dist/site');

/** Some per cent smaller than with the bundler's own. */
const minified: Plugin = {
  name: 'minified',
  apply: 'build',
  async generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const { code } = await minify(chunk.code, {
        module: true,
        compress: { ecma: 2022, passes: 3 },
        mangle: true,
      });
      chunk.code = code;
    }
  },
};

/**
 * At the start of a script it makes Chromium compile all of it beside the page's own work, instead of each function
 * when it is called (V8's explicit compile hints). For the files that every page needs.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n';
const COMMON_FILE = /(core|ui)-[^/]*\.js$/;

/** The development server renders nothing: the browser must find the root empty. */
const emptyTemplate: Plugin = {
  name: 'empty-template',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace(/<!--(head|page|data)-->/g, ''),
};

/** Compressed once, as well as can be, instead of on every request. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  closeBundle() {
    for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|svg)$/.test(file)) continue;
      const path = join(out, file);
      if (COMMON_FILE.test(file)) writeFileSync(path, COMPILE_AHEAD + readFileSync(path, 'utf8'));
      const bytes = readFileSync(path);
      writeFileSync(`${path}.br`, brotliCompressSync(bytes));
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    }
  },
};

const CORE = /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/;
const COMMON =
  /(site[\\/]src[\\/](lib|ui|app)|frontend[\\/]shared)[\\/](?!start|Dialog|dialog|Checkbox|StatusPill|status-pill|use-countdown|idempotency|UpiQr|duration|File|file-|photo|hindi|.*\.hindi\.)|contract[\\/](money|codes|calendar|vehicles|language|lazily|local-message)\.ts|CarGallery/;

export default defineConfig(({ command, isSsrBuild }) => ({
  root: here('.'),
  // The server answers the site's routes with index.html and keeps the built assets under /site/.
  base: command === 'build' ? '/site/' : '/',
  plugins: [react(), emptyTemplate, ...(isSsrBuild ? [] : [minified, precompress])],
  resolve: {
    alias: {
      '@contract': here('../../backend/contract'),
      '@shared': here('../shared'),
      '@': here('./src'),
    },
  },
  // The server's half runs without node_modules of its own.
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? here('../../dist/site-server') : out,
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 2048,
    // One style sheet: a page that the server rendered must not wait for a second one, or jump when it comes.
    cssCodeSplit: false,
    manifest: isSsrBuild ? false : 'manifest.json',
    modulePreload: { polyfill: false },
    minify: false,
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          // Two files for what every page needs: one that few releases change, and our own building blocks. The helper
          // that loads files later stands apart: what starts the page needs it, and nothing else before the picture.
          codeSplitting: {
            groups: [
              { name: 'later', test: /vite[\\/]preload-helper/, priority: 1 },
              { name: 'core', test: CORE },
              { name: 'ui', test: COMMON },
            ],
          },
        },
      },
    }),
  },
}));
