import { relative } from 'node:path';
import type pg from 'pg';
import ts from 'typescript';
import { type Column, Describer, type Description, type Kind } from './describe';
import { type Context, Evaluation, everyVariant, nameOfCalled, Unknown } from './evaluate';

/** Markers in the comments above a statement. A reason must follow. */
const SKIPPED = /not checked against the schema: \S/i;
const NEVER_NULL = /never null: (\w+)\. \S/gi;
const EXCERPT = 50;

export interface Result {
  problems: string[];
  /** The number of checked calls, and of the different SQL texts that they can receive. */
  calls: number;
  texts: number;
  /** The number of calls that a comment excludes from the check. */
  skipped: number;
}

/** One text that a call can receive, and the number of its parameters; null if it is unknown. */
interface Variant {
  at: ts.Node;
  sql: string;
  parameters: number | null;
}

/** Prepares every SQL text of `files` on the database of `url`, and compares what it returns with the row types. */
export async function checkSql(
  program: ts.Program,
  files: readonly ts.SourceFile[],
  returned: Context['returned'],
  url: string,
): Promise<Result> {
  const calls = new Map<string, ts.CallExpression[]>();
  for (const call of files.flatMap(callsIn))
    calls.set(nameOfCalled(call), [...(calls.get(nameOfCalled(call)) ?? []), call]);
  const context: Context = { checker: program.getTypeChecker(), returned, calls };
  const all = (calls.get('query') ?? []).filter((call) => driverOf(context.checker, call));
  const checked = all.filter((call) => !SKIPPED.test(commentsAbove(call)));
  const describer = await Describer.connect(url);
  const problems: string[] = [];
  try {
    for (const call of checked) problems.push(...(await problemsOf(context, call, describer)));
  } finally {
    await describer.end();
  }
  return { problems, calls: checked.length, texts: describer.count, skipped: all.length - checked.length };
}

/** Reports each problem once, with the first variant that has it. */
async function problemsOf(
  context: Context,
  call: ts.CallExpression,
  describer: Describer,
): Promise<Iterable<string>> {
  const found = new Map<string, string>();
  const report = (at: ts.Node, problem: string, where = ''): void => {
    const text = `${positionOf(at)} ${problem}`;
    if (!found.has(text)) found.set(text, `${text}${where}`);
  };
  for (const { at, sql, parameters } of variantsOf(context, call, report)) {
    try {
      const description = await describer.describe(sql);
      const taken = description.parameters;
      if (parameters === null) report(at, 'the number of parameters cannot be known');
      else if (parameters !== taken)
        report(at, `the statement takes ${taken} parameters, the call gives ${parameters}`);
      for (const problem of compareRows(context.checker, call, description)) report(at, problem);
    } catch (error) {
      const { message, position } = error as pg.DatabaseError;
      report(at, message, `: ${excerpt(sql, Number(position ?? 1))}`);
    }
  }
  return found.values();
}

function* variantsOf(
  context: Context,
  call: ts.CallExpression,
  report: (at: ts.Node, problem: string) => void,
): Generator<Variant> {
  const variants = everyVariant(context, (evaluation) => {
    try {
      const [sql, parameters] = [evaluation.argument(call, 0), evaluation.argument(call, 1)];
      return { at: evaluation.caller ?? call, sql, parameters };
    } catch (error) {
      return { at: evaluation.caller ?? call, error: (error as Error).message };
    }
  });
  for (const { at, sql, parameters, error } of variants) {
    if (error !== undefined) report(at, error);
    else if (sql instanceof Unknown) report(at, `the text depends on ${sql.node.getText()}`);
    else
      yield {
        at,
        sql: String(sql),
        parameters: parameters === undefined ? 0 : Evaluation.lengthOf(parameters),
      };
  }
}

/** Compares the columns with the type argument of the call: `Row[]`, or `[Row[], number]` for UPDATE and DELETE. */
function compareRows(checker: ts.TypeChecker, call: ts.CallExpression, description: Description): string[] {
  const [node] = call.typeArguments ?? [];
  if (node) return compareType(checker, checker.getTypeFromTypeNode(node), call, description);
  return description.columns.length > 0 && !isDiscarded(call)
    ? ['the statement returns rows, the call names no row type']
    : [];
}

function compareType(
  checker: ts.TypeChecker,
  type: ts.Type,
  call: ts.CallExpression,
  { columns, isUpdateOrDelete }: Description,
): string[] {
  const isOfTypeorm = driverOf(checker, call) === 'typeorm';
  const pair = checker.isTupleType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
  if (isOfTypeorm && isUpdateOrDelete !== (pair.length === 2))
    return [`the statement returns ${isUpdateOrDelete ? '[rows, number of rows]' : 'rows alone'}`];
  const rows = pair.length === 2 ? pair[0]! : type;
  const row = isOfTypeorm ? checker.getIndexTypeOfType(rows, ts.IndexKind.Number) : rows;
  if (!row) return rows.flags & ts.TypeFlags.Unknown ? [] : ['the type of the rows must be an array'];
  return row.flags & ts.TypeFlags.Unknown ? [] : compareRow(checker, row, columns, call);
}

function compareRow(
  checker: ts.TypeChecker,
  row: ts.Type,
  columns: Column[],
  call: ts.CallExpression,
): string[] {
  const neverNull = neverNullIn(call);
  const properties = new Map(checker.getPropertiesOfType(row).map((one) => [one.name, one]));
  const names = new Set(columns.map(({ name }) => name));
  const problems = [...properties.keys()]
    .filter((name) => !names.has(name))
    .map((name) => `the row type has ${name}, the statement does not return it`);
  for (const { name, kind, mayBeNull } of columns) {
    const property = properties.get(name);
    if (!property) {
      problems.push(`the statement returns ${name}, the row type does not have it`);
      continue;
    }
    const type = checker.getTypeOfSymbolAtLocation(property, call);
    const shown = checker.typeToString(type);
    if (!fits(checker, type, kind))
      problems.push(`${name} is ${shown}, the driver returns ${nameOfKind(kind)}`);
    else if (mayBeNull && !neverNull.has(name) && !checker.isTypeAssignableTo(checker.getNullType(), type))
      problems.push(`${name} is ${shown}, its column may be null`);
  }
  return problems;
}

/** A declared type may be narrower than what the driver returns, such as `'OPEN' | 'DONE'` for a string. */
function fits(checker: ts.TypeChecker, declared: ts.Type, kind: Kind): boolean {
  const type = checker.getNonNullableType(declared);
  if (kind === 'json' || isAnything(type)) return true;
  return (type.isUnion() ? type.types : [type]).every((one) => {
    if (typeof kind === 'object')
      return (
        checker.isArrayType(one) &&
        fits(checker, checker.getTypeArguments(one as ts.TypeReference)[0]!, kind.of)
      );
    if (kind === 'string') return checker.isTypeAssignableTo(one, checker.getStringType());
    if (kind === 'number') return checker.isTypeAssignableTo(one, checker.getNumberType());
    if (kind === 'boolean') return checker.isTypeAssignableTo(one, checker.getBooleanType());
    return one.getSymbol()?.name === kind;
  });
}

const isAnything = (type: ts.Type): boolean => (type.flags & ts.TypeFlags.Unknown) !== 0;

const nameOfKind = (kind: Kind): string => (typeof kind === 'object' ? `${nameOfKind(kind.of)}[]` : kind);

function callsIn(node: ts.Node): ts.CallExpression[] {
  const calls: ts.CallExpression[] = [];
  const visit = (one: ts.Node): void => {
    if (ts.isCallExpression(one)) calls.push(one);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return calls;
}

/** Returns the driver whose `query` is called; undefined if it is another function. */
function driverOf(checker: ts.TypeChecker, call: ts.CallExpression): 'typeorm' | 'pg' | undefined {
  const file = checker.getResolvedSignature(call)?.declaration?.getSourceFile().fileName ?? '';
  return /node_modules\/(?:@types\/)?(typeorm|pg)\//.exec(file)?.[1] as 'typeorm' | 'pg' | undefined;
}

/** Returns whether the result of the call is unused. */
function isDiscarded(call: ts.CallExpression): boolean {
  let node: ts.Node = call;
  for (let { parent } = node; ; parent = node.parent) {
    const isCalled = ts.isCallExpression(parent) && parent.expression === node;
    if (!isCalled && !ts.isAwaitExpression(parent) && !ts.isPropertyAccessExpression(parent)) break;
    node = parent;
  }
  return ts.isExpressionStatement(node.parent);
}

function commentsAbove(call: ts.CallExpression): string {
  const statement = ts.findAncestor(call, ts.isStatement) ?? call;
  const { text } = statement.getSourceFile();
  const comments = ts.getLeadingCommentRanges(text, statement.getFullStart()) ?? [];
  return comments.map(({ pos, end }) => text.slice(pos, end)).join('\n');
}

const neverNullIn = (call: ts.CallExpression): Set<string> =>
  new Set([...commentsAbove(call).matchAll(NEVER_NULL)].map(([, name]) => name!));

/** The text around a position, which is counted from 1. */
function excerpt(sql: string, position: number): string {
  const [from, to] = [Math.max(0, position - 1 - EXCERPT), position - 1 + EXCERPT];
  const text = sql.slice(from, to).replace(/\s+/g, ' ').trim();
  return `${from > 0 ? '… ' : ''}${text}${to < sql.length ? ' …' : ''}`;
}

function positionOf(node: ts.Node): string {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${relative(process.cwd(), file.fileName)}:${line + 1}`;
}
