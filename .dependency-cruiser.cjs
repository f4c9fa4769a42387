/** Rules for imports. `test/import-rules` plants a violation of each rule. */
const layers = [
  [
    'settings',
    'fleet',
    'customers',
    'staff',
    'newsletter',
    'messages',
    'audit',
    'exports',
    'ledger',
    'drawers',
    'documents-issued',
  ],
  ['login', 'fares', 'payments'],
  ['calendar'],
  ['rentals'],
  ['trips', 'desk-rentals', 'complaints', 'reports', 'search', 'notes', 'maintenance'],
  ['privacy'],
];
const inModules = (names) => `^backend/modules/(${names.join('|')})/`;

// Every module, including those of layer 1, writes audit entries and reads settings.
const SHARED = ['settings', 'audit'];

const upward = layers.slice(0, -1).map((names, index) => ({
  name: `no-upward-from-layer-${index + 1}`,
  comment: 'A module imports modules of lower layers only: move the code down, or let the upper module call.',
  severity: 'error',
  from: { path: inModules(names) },
  to: { path: inModules(layers.slice(index + 1).flat()) },
}));

const sideways = layers.map((names, index) => ({
  name: `no-sideways-in-layer-${index + 1}`,
  comment: 'Modules of one layer do not import each other: move shared code to a lower layer.',
  severity: 'error',
  from: { path: `^backend/modules/(${names.join('|')})/` },
  to: { path: inModules(names), pathNot: ['^backend/modules/$1/', inModules(SHARED)] },
}));

module.exports = {
  forbidden: [
    ...upward,
    ...sideways,
    {
      name: 'index-only',
      comment: 'Import another module through its index.ts only.',
      severity: 'error',
      from: { path: '^backend/modules/([^/]+)/' },
      to: { path: '^backend/modules/[^/]+/(?!index\\.ts$)', pathNot: '^backend/modules/$1/' },
    },
    {
      name: 'index-only-from-outside',
      comment: 'The application and the demo data import modules through their index.ts only.',
      severity: 'error',
      from: { path: '^backend/(demo/|app\\.|main)' },
      to: { path: '^backend/modules/[^/]+/(?!index\\.ts$)' },
    },
    {
      name: 'platform-imports-no-module',
      comment: 'Technical building blocks contain no domain code.',
      severity: 'error',
      from: { path: '^backend/platform/' },
      to: { path: '^backend/(modules|demo|app\\.|main)' },
    },
    {
      name: 'contract-imports-nothing',
      comment: 'The contract is plain TypeScript for server and browsers.',
      severity: 'error',
      from: { path: '^backend/contract/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: '^backend/contract/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules, states and presenters use no framework, database, clock or disk.',
      severity: 'error',
      from: { path: '(\\.rules|-states|\\.presenter)\\.ts$' },
      to: {
        path: '(^node_modules/|^@nestjs|typeorm|^(node:)?(fs|net|http)|^backend/platform/(?!http/(refusal|wire-message)\\.ts$))',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'controllers-use-no-database',
      comment: 'A controller is decorators and one call.',
      severity: 'error',
      from: { path: '\\.controller\\.ts$' },
      to: { path: '(\\.entity\\.ts$|node_modules/(typeorm|@nestjs/typeorm|pg)/)' },
    },
    {
      name: 'commands-import-no-queries',
      comment:
        'A command reads what it decides on after its locks. Jobs find their candidates in read models and check them again; events only report counts.',
      severity: 'error',
      from: {
        path: '^backend/modules/',
        pathNot: [
          '(\\.controller|\\.module|\\.presenter|-queries|-metrics|/index|/rental-filter)\\.ts$',
          '/(verify-statement|verify-statement-row|ask-for-destination|remind-unfinished|refund-unused|expire-unpaid-rentals|send-reminders|remind-of-settlements|report-late-work|report-many-looks|report-unchecked-payments|remove-holds|tell-of-expiry|remind-of-licence|live-events)\\.ts$',
        ],
      },
      to: { path: '-queries\\.ts$' },
    },
    {
      name: 'frontends-import-the-contract-only',
      comment: 'The server is reached over HTTP.',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^backend/', pathNot: '^backend/contract/' },
    },
    {
      name: 'site-and-console-are-separate',
      severity: 'error',
      from: { path: '^frontend/(site|console)/' },
      to: { path: '^frontend/', pathNot: '^frontend/($1|shared)/' },
    },
    {
      name: 'shared-imports-no-application',
      comment: 'What the site and the console share depends on neither.',
      severity: 'error',
      from: { path: '^frontend/shared/' },
      to: { path: '^frontend/(site|console)/' },
    },
    {
      name: 'features-are-separate',
      comment: 'Pages compose features.',
      severity: 'error',
      from: { path: '^frontend/site/src/features/([^/]+)/' },
      to: {
        path: '^frontend/site/src/(features|pages|app)/',
        pathNot: '^frontend/site/src/(features/$1/|app/paths\\.ts$)',
      },
    },
    {
      name: 'ui-and-lib-import-no-feature',
      severity: 'error',
      from: { path: '^frontend/site/src/(ui|lib)/' },
      to: { path: '^frontend/site/src/(features|pages|app)/', pathNot: '^frontend/site/src/app/paths\\.ts$' },
    },
    {
      name: 'resources-import-no-app',
      comment: 'The application composes the resources of the console.',
      severity: 'error',
      from: { path: '^frontend/console/src/resources/' },
      to: { path: '^frontend/console/src/app/' },
    },
    {
      name: 'resources-are-separate',
      comment: 'Move what two resources need to `shared`, or pass it in from `app`.',
      severity: 'error',
      from: { path: '^frontend/console/src/resources/([^/]+)/' },
      to: { path: '^frontend/console/src/resources/', pathNot: '^frontend/console/src/resources/$1/' },
    },
    {
      name: 'console-shared-imports-no-resource',
      comment: 'Resources and the application build on `shared`.',
      severity: 'error',
      from: { path: '^frontend/console/src/shared/' },
      to: { path: '^frontend/console/src/(?!shared/)' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.depcruise.json' },
  },
};
