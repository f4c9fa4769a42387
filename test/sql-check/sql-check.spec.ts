import { join } from 'node:path';
import ts from 'typescript';
import { summarise } from '../concurrency/summary';
import { createDatabase } from '../support/database';
import { inFile, LINE, PLANTED, RIGHT } from './planted';
import { checkSql, type Result } from './sql-check';
import { RETURNED } from './variants';

const ROOT = join(__dirname, '../..');
const BACKEND = join(ROOT, 'backend');

/** Loads the product, and the planted files in `backend/planted`. */
function loadProgram(planted: ReadonlyMap<string, string>): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(ROOT, 'tsconfig.build.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  )!;
  const host = ts.createCompilerHost(config.options);
  const readFile = host.readFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  host.readFile = (path) => planted.get(path) ?? readFile(path);
  host.fileExists = (path) => planted.has(path) || fileExists(path);
  return ts.createProgram([...config.fileNames, ...planted.keys()], config.options, host);
}

describe('SQL of the product', () => {
  const fileOf = (index: number): string => join(BACKEND, `planted/${index}.ts`);
  const codes = [...PLANTED.map(([, code]) => code), ...RIGHT];
  const planted = new Map(codes.map((code, index) => [fileOf(index), inFile(code)]));
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let product: Result;
  let faults: Result;

  beforeAll(async () => {
    database = await createDatabase();
    const program = loadProgram(planted);
    const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(BACKEND));
    // Migrations create the schema, so they are not checked against it.
    const own = files.filter(({ fileName }) => !planted.has(fileName) && !fileName.includes('/migrations/'));
    product = await checkSql(program, own, RETURNED, database.url);
    faults = await checkSql(
      program,
      files.filter(({ fileName }) => planted.has(fileName) || fileName.endsWith('/unit-of-work.ts')),
      RETURNED,
      database.url,
    );
  });
  afterAll(() => database.drop());

  it('matches the schema and the row types', () => {
    summarise(
      `sql-check: ${product.texts} texts of ${product.calls} calls, ${product.skipped} calls not checked`,
    );
    expect(product.problems).toEqual([]);
  });

  const problemsOf = (index: number): string[] =>
    faults.problems.filter((problem) => problem.startsWith(`backend/planted/${index}.ts:${LINE} `));

  it.each(PLANTED.map(([fault, , problem], index) => [fault, problem, index] as const))(
    'would fail with %s',
    (_fault, problem, index) => expect(problemsOf(index)).toEqual([expect.stringContaining(problem)]),
  );

  it.each(RIGHT.map((code, index) => [code, PLANTED.length + index] as const))(
    'would pass: %s',
    (_code, index) => expect(problemsOf(index)).toEqual([]),
  );
});
