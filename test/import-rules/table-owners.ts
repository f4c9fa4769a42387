import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const PLATFORM = 'platform';

/** Source text by path, from the root of the repository. */
export type Sources = Record<string, string>;

export function readSources(folders: string[] = ['backend/modules', 'backend/platform']): Sources {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  return Object.fromEntries(
    paths
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && !path.includes('/migrations/'))
      .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]),
  );
}

const moduleOf = (path: string): string => /^backend\/modules\/([^/]+)\//.exec(path)?.[1] ?? PLATFORM;

/** Commands that read before their transaction, to refuse early, or after it, to explain a refusal. */
const OUTSIDE_THE_TRANSACTION = [
  'backend/modules/calendar/claim-open-slot.ts',
  'backend/modules/calendar/blocks/conflicting-claims.ts',
];

interface Owners {
  tables: Map<string, string>;
  entities: Map<string, string>;
}

/** Finds the module that declares each table and each entity class. */
function findOwners(sources: Sources): Owners {
  const owners: Owners = { tables: new Map(), entities: new Map() };
  for (const [path, text] of Object.entries(sources)) {
    for (const [, table, entity] of text.matchAll(/@Entity\('(\w+)'[^]*?export class (\w+)/g)) {
      owners.tables.set(table!, moduleOf(path));
      owners.entities.set(entity!, moduleOf(path));
    }
  }
  return owners;
}

const WRITE = /\b(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM|LOCK\s+TABLE)\s+(?:ONLY\s+)?"?([a-z_]+)/g;
const READ = /\b(?:(?<!DELETE\s)(?<!DISTINCT\s)FROM|JOIN)\s+(?:ONLY\s+)?"?([a-z_]+)/g;
const IMPORT = /import (?:type )?\{([^}]*)\} from '[^']*\/index\.js'/g;

const matches = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name!)),
];

function violationsIn(path: string, text: string, { tables, entities }: Owners): string[] {
  const own = moduleOf(path);
  const isReadModel = path.endsWith('-queries.ts') || OUTSIDE_THE_TRANSACTION.includes(path);
  const foreign = (table: string): boolean => tables.has(table) && tables.get(table) !== own;
  const written = matches(text, WRITE).filter((table) => tables.has(table));
  const read = matches(text, READ).filter(foreign);
  const name = (what: string, table: string): string => `${path} ${what} ${table} of ${tables.get(table)}`;
  const imported = path.endsWith('.entity.ts') || path.endsWith('/index.ts') ? [] : matches(text, IMPORT);
  return [
    ...written.filter((table) => isReadModel || foreign(table)).map((table) => name('writes', table)),
    ...(isReadModel ? [] : read.map((table) => name('reads', table))),
    ...(isReadModel && /\bEntityManager\b/.test(text)
      ? read.map((table) => name('may read in a transaction', table))
      : []),
    ...imported
      .flatMap((names) => names.split(',').map((one) => one.replace(/\btype\b/, '').trim()))
      .filter((entity) => entities.has(entity) && entities.get(entity) !== own)
      .map((entity) => `${path} uses the entity ${entity} of ${entities.get(entity)}`),
  ];
}

/**
 * Lists violations as `file, what it does, table, owner`. Only its own module writes a table. Other modules read it in
 * a read model (`*-queries.ts`), which writes nothing and reads outside of transactions.
 */
export function findViolations(sources: Sources): string[] {
  const owners = findOwners(sources);
  return Object.entries(sources)
    .filter(([path]) => path.startsWith('backend/modules/'))
    .flatMap(([path, text]) => violationsIn(path, text, owners));
}
