import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';
import { compileMessages } from '../shared/build/compile-messages.ts';
import { precompress } from '../shared/build/precompress.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Removes the placeholders, because the development server renders no pages and React needs an empty root. */
const emptyTemplate: Plugin = {
  name: 'empty-template',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace(/<!--(head|page|data)-->/g, ''),
};

/**
 * Calls that are dropped if nothing uses their result: parts of the router that no page imports, and its messages for
 * developers. In the bundle React has the name `import_react`.
 */
const PURE_FUNCTIONS = [
  'import_react.createContext',
  'import_react.forwardRef',
  'invariant',
  'warning',
  'warnOnce',
  'warningOnce',
];

// Excludes the code that only forms use. A page that sends something loads it with its own code.
const CORE =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|@lingui)[\\/](?!.*(useMutation|mutationObserver))/;
const COMMON =
  /(site[\\/]src[\\/](lib|ui|app)|frontend[\\/]shared)[\\/](?!([\w-]+[\\/])*(start|Dialog|dialog|Checkbox|StatusPill|status-pill|use-countdown|format[\\/]countdown|use-document-link|use-title|use-in-language|use-login-path|selected-car|device-name|idempotency|QrImage|copy-text|quote-fare|placed-rental|checking-|request-file|File|file-|use-chosen-file|photo|form-of|DayRange|day-range|calendar-dates|use-screen-position|use-is-past|use-call|use-pending-submit|use-question-focus|consent[\\/]|costs[\\/]|proof[\\/]|refunds[\\/]|rental-steps[\\/]|hindi|[^\\/]*\.hindi\.))|contract[\\/](money|codes|calendar|fleet[\\/]vehicles|language|lazily|messages[\\/](define-messages|message|http\.messages))\.ts|CarGallery/;

export default defineConfig(({ command, isSsrBuild }) => ({
  root: here('.'),
  // The server serves the built assets under /site/.
  base: command === 'build' ? '/site/' : '/',
  plugins: [compileMessages, react(), emptyTemplate, ...(isSsrBuild ? [] : [precompress])],
  resolve: {
    alias: {
      '@contract': here('../../backend/contract'),
      '@shared': here('../shared'),
      '@': here('./src'),
      // The package's entry point is its development build, with warnings, in every mode.
      ...(command === 'build' && {
        'react-router': here('../../node_modules/react-router/dist/production/index.mjs'),
      }),
    },
  },
  // The server bundle contains its dependencies, and React without its checks for developers.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  worker: { format: 'es' },
  build: {
    outDir: here(isSsrBuild ? '../../dist/site-server' : '../../dist/site'),
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 2048,
    // Uses one style sheet, because loading a second one would shift the layout of a server-rendered page.
    cssCodeSplit: false,
    manifest: isSsrBuild ? false : 'manifest.json',
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && {
      rolldownOptions: {
        treeshake: { manualPureFunctions: PURE_FUNCTIONS },
        output: {
          // Every page lists the files of all others, so a short name without the module's name saves 0.5 KB for each
          // page.
          chunkFileNames: 'assets/[hash:7].js',
          minify: {
            compress: { target: 'es2022', treeshake: { manualPureFunctions: PURE_FUNCTIONS } },
            mangle: true,
          },
          // Splits the code that every page needs into two files: libraries, which change rarely, and our own code. The
          // helper for dynamic imports is separate, because start.ts needs only this helper before the first paint.
          codeSplitting: {
            groups: [
              { name: 'preload-helper', test: /vite[\\/]preload-helper/, priority: 1 },
              { name: 'core', test: CORE },
              { name: 'ui', test: COMMON },
              // Four small files that are used together.
              { name: 'idempotency', test: /shared[\\/]idempotency/ },
            ],
          },
        },
      },
    }),
  },
}));
