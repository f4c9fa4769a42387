import { fileURLToPath } from 'node:url';
import { minify } from '@swc/core';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';
import { compileMessages } from '../shared/build/compile-messages.ts';
import { precompress } from '../shared/build/precompress.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Output a few per cent smaller than the bundler's own minifier; before hashing, so that a file name fits its content. */
const swcMinify: Plugin = {
  name: 'swc-minify',
  apply: 'build',
  async renderChunk(code) {
    const minified = await minify(code, {
      module: true,
      compress: { ecma: 2022, passes: 3 },
      mangle: true,
    });
    return { code: minified.code, map: null };
  },
};

/** V8's explicit compile hint at the start of a file: Chromium compiles all of it on a background thread. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** For the files that every page needs; last, because Vite adds code at the start of a file. */
const compileHints: Plugin = {
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && ['core', 'ui'].includes(file.name)) file.code = COMPILE_HINT + file.code;
    },
  },
};

/** Parts of the router that only its data routers and its framework need; `BrowserRouter` never reaches them. */
const UNUSED_ROUTER_PARTS: [RegExp, string][] = [
  // A name that is assigned to a component keeps it in the bundle.
  [/^\w+\.(displayName|contextType) = .*;$/gm, ''],
  [/= (React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1'],
  [/let dataRouterState = dataRouterOpts\?\.state;/, 'const dataRouterState = undefined;'],
  [/return isDataRoute \? useNavigateStable\(\) : /, 'return '],
  // Hints for developers.
  [/^function warning\(/m, '/* @__NO_SIDE_EFFECTS__ */ function warning('],
];

const withoutUnusedRouterParts: Plugin = {
  name: 'without-unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production/ },
    handler: (code) => UNUSED_ROUTER_PARTS.reduce((text, [part, by]) => text.replace(part, by), code),
  },
};

/** The development server renders no page, so the root must be empty. */
const emptyTemplate: Plugin = {
  name: 'empty-template',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace(/<!--(head|page|data)-->/g, ''),
};

// Without what only forms use: a page that sends something loads it with its own code.
const CORE =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|@lingui)[\\/](?!.*(useMutation|mutationObserver))/;
const COMMON =
  /(site[\\/]src[\\/](lib|ui|app)|frontend[\\/]shared)[\\/](?!([\w-]+[\\/])*(start|Dialog|dialog|Checkbox|StatusPill|status-pill|use-countdown|idempotency|UpiQr|quote-fare|placed-rental|checking-|request-file|File|file-|use-chosen-file|photo|DayRange|day-range|calendar-dates|costs[\\/]|hindi|[^\\/]*\.hindi\.))|contract[\\/](money|codes|calendar|fleet[\\/]vehicles|language|lazily|messages[\\/](define-messages|message|http\.messages))\.ts|CarGallery/;

export default defineConfig(({ command, isSsrBuild }) => ({
  root: here('.'),
  // The server serves the built assets under /site/.
  base: command === 'build' ? '/site/' : '/',
  plugins: [
    compileMessages,
    react(),
    emptyTemplate,
    withoutUnusedRouterParts,
    ...(isSsrBuild ? [] : [swcMinify, compileHints, precompress]),
  ],
  resolve: {
    alias: {
      '@contract': here('../../backend/contract'),
      '@shared': here('../shared'),
      '@': here('./src'),
      // The package names its development build, with warnings, in every mode.
      ...(command === 'build' && {
        'react-router': here('../../node_modules/react-router/dist/production/index.mjs'),
      }),
    },
  },
  // The server bundle contains its dependencies, and React without its checks for developers.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: {
    outDir: here(isSsrBuild ? '../../dist/site-server' : '../../dist/site'),
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 2048,
    // One style sheet, so that a server-rendered page has no layout shift when a second one loads.
    cssCodeSplit: false,
    manifest: isSsrBuild ? false : 'manifest.json',
    modulePreload: { polyfill: false },
    minify: false,
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          // The code is minified already; the bundler only prints it without whitespace.
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          // Two files for what every page needs: libraries, which change rarely, and our own code. The helper for
          // dynamic imports is separate, because start.ts needs it before the first paint and nothing else then.
          codeSplitting: {
            groups: [
              { name: 'preload-helper', test: /vite[\\/]preload-helper/, priority: 1 },
              { name: 'core', test: CORE },
              { name: 'ui', test: COMMON },
            ],
          },
        },
      },
    }),
  },
}));
