// What the bundled server loads from node_modules: native code, packages that read files beside their own, the driver, which tests
// listen to, what few processes load, and what has to be loaded before any class.

/** Each with all that it needs. */
export const EXTERNAL_PACKAGES = [
  'sharp',
  'pg',
  'ioredis',
  'reflect-metadata',
  'pdfkit',
  'swagger-ui-dist',
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/exporter-trace-otlp-proto',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-base',
  '@opentelemetry/sdk-trace-node',
  // The letters of receipts in Hindi, read as a file.
  '@expo-google-fonts/noto-sans-devanagari',
];
