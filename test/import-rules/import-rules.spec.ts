import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

/** One violation per rule: the rule that must find it, the file, and its content. */
const PLANTED: [rule: string, file: string, text: string][] = [
  [
    'no-upward-from-layer-1',
    'backend/modules/fleet/no-upward-from-layer-1.ts',
    `export * from '../payments/index.js';`,
  ],
  [
    'no-upward-from-layer-2',
    'backend/modules/payments/no-upward-from-layer-2.ts',
    `export * from '../rentals/index.js';`,
  ],
  [
    'no-upward-from-layer-3',
    'backend/modules/calendar/no-upward-from-layer-3.ts',
    `export * from '../rentals/index.js';`,
  ],
  [
    'no-upward-from-layer-4',
    'backend/modules/rentals/no-upward-from-layer-4.ts',
    `export * from '../complaints/index.js';`,
  ],
  [
    'no-sideways-in-layer-1',
    'backend/modules/fleet/no-sideways-in-layer-1.ts',
    `export * from '../customers/index.js';`,
  ],
  [
    'no-sideways-in-layer-2',
    'backend/modules/payments/no-sideways-in-layer-2.ts',
    `export * from '../login/index.js';`,
  ],
  [
    'no-sideways-in-layer-5',
    'backend/modules/trips/no-sideways-in-layer-5.ts',
    `export * from '../desk-rentals/index.js';`,
  ],
  [
    'no-sideways-in-layer-5',
    'backend/modules/complaints/no-sideways-in-layer-5.ts',
    `export * from '../reports/index.js';`,
  ],
  ['index-only', 'backend/modules/rentals/index-only.ts', `export * from '../fleet/inner.js';`],
  [
    'commands-import-no-queries',
    'backend/modules/rentals/read-in-a-command.ts',
    `export * from './inner-queries.js';`,
  ],
  [
    'index-only-from-outside',
    'backend/demo/index-only-from-outside.ts',
    `export * from '../modules/fleet/inner.js';`,
  ],
  [
    'platform-imports-no-module',
    'backend/platform/platform-imports-no-module.ts',
    `export * from '../modules/fleet/index.js';`,
  ],
  [
    'contract-imports-nothing',
    'backend/contract/contract-imports-nothing.ts',
    `export * from '../platform/inner.js';`,
  ],
  [
    'rules-are-pure',
    'backend/modules/rentals/rules-are-pure.rules.ts',
    `import { readFileSync } from 'node:fs'; export const x = readFileSync;`,
  ],
  [
    'controllers-use-no-database',
    'backend/modules/fleet/controllers-use-no-database.controller.ts',
    `export * from './planted.entity.js';`,
  ],
  [
    'frontends-import-the-contract-only',
    'frontend/site/src/lib/frontends-import-the-contract-only.ts',
    `export * from '../../../../backend/platform/inner.js';`,
  ],
  [
    'site-and-console-are-separate',
    'frontend/console/src/site-and-console-are-separate.ts',
    `export * from '../../site/src/lib/inner.js';`,
  ],
  [
    'features-are-separate',
    'frontend/site/src/features/one/features-are-separate.ts',
    `export * from '../two/inner.js';`,
  ],
  [
    'shared-imports-no-application',
    'frontend/shared/planted.ts',
    `export * from '../site/src/lib/inner.js';`,
  ],
  [
    'ui-and-lib-import-no-feature',
    'frontend/site/src/ui/ui-and-lib-import-no-feature.ts',
    `export * from '../features/two/inner.js';`,
  ],
  [
    'resources-import-no-app',
    'frontend/console/src/resources/one/resources-import-no-app.ts',
    `export * from '../../app/inner.js';`,
  ],
  [
    'resources-are-separate',
    'frontend/console/src/resources/one/resources-are-separate.ts',
    `export * from '../two/inner.js';`,
  ],
  [
    'console-shared-imports-no-resource',
    'frontend/console/src/shared/console-shared-imports-no-resource.ts',
    `export * from '../resources/two/inner.js';`,
  ],
  ['no-cycles', 'backend/platform/cycle-a.ts', `export * from './cycle-b.js';`],
];

/** The files that the planted ones import. */
const IMPORTED: Record<string, string> = {
  'backend/modules/fleet/index.ts': 'export {};',
  'backend/modules/fleet/inner.ts': 'export {};',
  'backend/modules/fleet/planted.entity.ts': 'export {};',
  'backend/modules/customers/index.ts': 'export {};',
  'backend/modules/payments/index.ts': 'export {};',
  'backend/modules/login/index.ts': 'export {};',
  'backend/modules/rentals/index.ts': 'export {};',
  'backend/modules/rentals/inner-queries.ts': 'export {};',
  'backend/modules/desk-rentals/index.ts': 'export {};',
  'backend/modules/complaints/index.ts': 'export {};',
  'backend/modules/reports/index.ts': 'export {};',
  'backend/platform/inner.ts': 'export {};',
  'backend/contract/inner.ts': 'export {};',
  'frontend/site/src/lib/inner.ts': 'export {};',
  'frontend/site/src/features/two/inner.ts': 'export {};',
  'frontend/console/src/app/inner.ts': 'export {};',
  'frontend/console/src/resources/two/inner.ts': 'export {};',
};

function findViolations(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'rental-import-rules-'));
  try {
    for (const [file, text] of Object.entries({ ...IMPORTED, ...files })) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    for (const file of [
      '.dependency-cruiser.cjs',
      'tsconfig.base.json',
      'tsconfig.depcruise.json',
      'package.json',
    ]) {
      cpSync(join(ROOT, file), join(folder, file));
    }
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const program = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const args = [
      program,
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'json',
      'backend',
      'frontend',
    ];
    let output: string;
    try {
      output = execFileSync(process.execPath, args, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    } catch (error) {
      output = (error as { stdout: string }).stdout;
    }
    const { summary } = JSON.parse(output) as {
      summary: { violations: { rule: { name: string }; from: string }[] };
    };
    return summary.violations.map(({ rule, from }) => `${rule.name} ${from}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('import rules', () => {
  const planted = {
    ...Object.fromEntries(PLANTED.map(([, file, text]) => [file, text])),
    'backend/platform/cycle-b.ts': `export * from './cycle-a.js';`,
  };
  let found: string[] = [];
  beforeAll(() => {
    found = findViolations(planted);
  }, 60_000);

  it('finds no violations in the product', () => expect(findViolations({})).toEqual([]), 60_000);

  it.each(PLANTED)('reports a violation of %s in %s', (rule, file) =>
    expect(found).toContain(`${rule} ${file}`),
  );
});
