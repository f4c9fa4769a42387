/** `extract(epoch FROM …)` names no table. */
const FIELD = /\bextract\s*\(\s*\w+\s+from\b/gi;
const OPERATION = /^[\s(]*([a-z]+)/i;
const TABLE = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_]+)/i;

export interface StatementName {
  /** Its first word, such as `SELECT`. */
  operation: string;
  /** The first table that it names. */
  table: string | null;
}

/** What a statement does, without any of its values. */
export function statementName(text: string): StatementName {
  const operation = OPERATION.exec(text)?.[1]?.toUpperCase() ?? 'OTHER';
  return { operation, table: TABLE.exec(text.replace(FIELD, ''))?.[1]?.toLowerCase() ?? null };
}
