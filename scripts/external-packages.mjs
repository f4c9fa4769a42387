// Packages that the bundled server loads from node_modules: native code, packages that read their own files, the
// database driver, which tests observe, packages that few processes load, packages that must load before any class, and
// packages that Nest requires at run time.

/** The dependencies of these packages also stay outside the bundle. */
export const EXTERNAL_PACKAGES = [
  'sharp',
  'pg',
  'ioredis',
  'reflect-metadata',
  'typeorm',
  'class-validator',
  'class-transformer',
  'pdfkit',
  'swagger-ui-dist',
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/exporter-trace-otlp-proto',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-base',
  '@opentelemetry/sdk-trace-node',
  // The font of receipts in Hindi, read as a file.
  '@expo-google-fonts/noto-sans-devanagari',
];
