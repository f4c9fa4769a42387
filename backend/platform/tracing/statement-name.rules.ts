/** Matches `extract(epoch FROM …)`, whose FROM is not followed by a table. */
const FIELD = /\bextract\s*\(\s*\w+\s+from\b/gi;
const OPERATION = /^[\s(]*([a-z]+)/i;
const TABLE = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_]+)/i;

export interface StatementName {
  /** The first word, such as `SELECT`. */
  operation: string;
  /** The first table of the statement. */
  table: string | null;
}

/** Describes a statement without its values. */
export function statementName(text: string): StatementName {
  const operation = OPERATION.exec(text)?.[1]?.toUpperCase() ?? 'OTHER';
  return { operation, table: TABLE.exec(text.replace(FIELD, ''))?.[1]?.toLowerCase() ?? null };
}
