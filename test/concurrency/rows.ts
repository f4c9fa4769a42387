import pg from 'pg';

export type Value = string | number | boolean | Date | null | undefined | string[] | object;
const literal = (value: Value): string => {
  if (value === null || value === undefined) return 'NULL';
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (Array.isArray(value)) return `ARRAY[${value.map(literal).join(',')}]::text[]`;
  if (typeof value === 'object') return pg.escapeLiteral(JSON.stringify(value));
  return typeof value === 'string' ? pg.escapeLiteral(value) : String(value);
};

/** Returns the statement that inserts a row with the given ID. */
export function insert(table: string, row: Record<string, Value>): string {
  const columns = Object.keys(row).join(', ');
  return `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE VALUES (${Object.values(row).map(literal).join(', ')})`;
}
