const shared = {
  cacheDirectory: '<rootDir>/.cache/jest',
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript', tsx: false, decorators: true }, target: 'es2023' },
        module: { type: 'commonjs' },
      },
    ],
  },
  moduleNameMapper: {
    '^@contract/(.*)$': '<rootDir>/backend/contract/$1',
    '^@shared/(.*)$': '<rootDir>/frontend/shared/$1',
    '^@/(.*)$': '<rootDir>/frontend/site/src/$1',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};

/** Specs that call servers. */
const withServers = {
  ...shared,
  testEnvironment: '<rootDir>/test/support/environment/api.ts',
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    '^(sharp|supertest)$': '<rootDir>/test/support/environment/$1.cjs',
  },
  setupFilesAfterEnv: ['<rootDir>/test/support/long.ts'],
};
const withBrowser = { ...withServers, testEnvironment: '<rootDir>/test/support/environment/browser.ts' };

/** Proofs, which only `npm run prove` runs. */
const proofs = process.env.PROVE
  ? [
      {
        ...withBrowser,
        displayName: 'prove',
        testMatch: ['<rootDir>/test/{prove,cluster}/**/*.spec.ts'],
      },
    ]
  : [];

/** Unit specs import pure files; API and browser specs drive the built server over HTTP. */
export default {
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/{backend,frontend}/**/*.spec.ts'] },
    { ...shared, displayName: 'import-rules', testMatch: ['<rootDir>/test/import-rules/**/*.spec.ts'] },
    {
      ...shared,
      displayName: 'sql',
      testMatch: ['<rootDir>/test/sql-check/**/*.spec.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/support/long.ts'],
    },
    {
      ...withServers,
      displayName: 'api',
      testMatch: ['<rootDir>/test/{api,concurrency,model}/**/*.spec.ts'],
    },
    { ...withBrowser, displayName: 'browser', testMatch: ['<rootDir>/test/browser/**/*.spec.ts'] },
    ...proofs,
  ],
};
