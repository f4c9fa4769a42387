// Packages that the bundled server loads from node_modules: native code, packages that read their own files, the database driver, which
// tests observe, packages that few processes load, those that must load before any class, and those that Nest requires at run time.

/** Their dependencies stay outside the bundle too. */
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
