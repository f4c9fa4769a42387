/** The walls between the rooms. `test/walls` plants a violation of each and expects it to be found. */
const floors = [
  ['settings', 'fleet', 'customers', 'staff', 'newsletter', 'messages', 'audit', 'exports'],
  ['login', 'fares', 'payments'],
  ['calendar'],
  ['rentals'],
  ['complaints', 'reports', 'documents-out'],
];
const room = (names) => `^backend/modules/(${names.join('|')})/`;

// The notebook of the ground floor, which every room may write into or look up.
const SHARED = ['settings', 'audit'];

const upward = floors.slice(0, -1).map((names, index) => ({
  name: `no-upward-from-floor-${index + 1}`,
  comment: 'A room knows only rooms on lower floors: move the rule down, or let the upper room call.',
  severity: 'error',
  from: { path: room(names) },
  to: { path: room(floors.slice(index + 1).flat()) },
}));

const sideways = floors.map((names, index) => ({
  name: `no-sideways-on-floor-${index + 1}`,
  comment: 'Rooms on one floor are strangers: what both need belongs a floor lower.',
  severity: 'error',
  from: { path: `^backend/modules/(${names.join('|')})/` },
  to: { path: room(names), pathNot: ['^backend/modules/$1/', room(SHARED)] },
}));

module.exports = {
  forbidden: [
    ...upward,
    ...sideways,
    {
      name: 'doors-only',
      comment: 'Another room is entered through its index.ts, never by an inner file.',
      severity: 'error',
      from: { path: '^backend/modules/([^/]+)/' },
      to: { path: '^backend/modules/[^/]+/(?!index\\.ts$)', pathNot: '^backend/modules/$1/' },
    },
    {
      name: 'doors-only-from-outside',
      comment: 'The application and the demo data enter a room through its index.ts too.',
      severity: 'error',
      from: { path: '^backend/(demo/|app\\.|main)' },
      to: { path: '^backend/modules/[^/]+/(?!index\\.ts$)' },
    },
    {
      name: 'platform-knows-no-module',
      comment: 'Technique knows no car and no customer.',
      severity: 'error',
      from: { path: '^backend/platform/' },
      to: { path: '^backend/(modules|demo|app\\.|main)' },
    },
    {
      name: 'contract-imports-nothing',
      comment: 'The contract is plain TypeScript that both sides read.',
      severity: 'error',
      from: { path: '^backend/contract/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: '^backend/contract/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules, states, fare and period know no framework, database, clock or disk.',
      severity: 'error',
      from: { path: '(\\.rules|-states|\\.presenter)\\.ts$' },
      to: {
        path: '(^node_modules/|^@nestjs|typeorm|^(node:)?(fs|net|http)|^backend/platform/(?!http/refusal\\.ts$))',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'controllers-touch-no-data',
      comment: 'A controller is labels and one call.',
      severity: 'error',
      from: { path: '\\.controller\\.ts$' },
      to: { path: '(\\.entity\\.ts$|node_modules/(typeorm|@nestjs/typeorm|pg)/)' },
    },
    {
      name: 'frontends-see-the-contract-only',
      comment: 'The server is reached over HTTP.',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^backend/', pathNot: '^backend/contract/' },
    },
    {
      name: 'site-and-console-are-strangers',
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
      name: 'features-do-not-know-each-other',
      comment: 'Pages compose features.',
      severity: 'error',
      from: { path: '^frontend/site/src/features/([^/]+)/' },
      to: {
        path: '^frontend/site/src/(features|pages|app)/',
        pathNot: '^frontend/site/src/(features/$1/|app/paths\\.ts$)',
      },
    },
    {
      name: 'ui-and-lib-know-no-feature',
      severity: 'error',
      from: { path: '^frontend/site/src/(ui|lib)/' },
      to: { path: '^frontend/site/src/(features|pages|app)/', pathNot: '^frontend/site/src/app/paths\\.ts$' },
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
