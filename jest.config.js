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

/** Proofs, which only `npm run prove` runs. */
const proofs = process.env.PROVE
  ? [
      {
        ...shared,
        displayName: 'prove',
        testEnvironment: '<rootDir>/test/support/browser/environment.ts',
        testMatch: ['<rootDir>/test/{prove,cluster}/**/*.spec.ts'],
        setupFilesAfterEnv: ['<rootDir>/test/support/long.ts'],
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
      ...shared,
      displayName: 'api',
      testMatch: ['<rootDir>/test/{api,concurrency,model}/**/*.spec.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/support/long.ts'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/test/support/browser/environment.ts',
      testMatch: ['<rootDir>/test/browser/**/*.spec.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/support/long.ts'],
    },
    ...proofs,
  ],
};
