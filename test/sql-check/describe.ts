import pg from 'pg';

export interface Column {
  name: string;
  /** The type that the driver's own parsers return; the product sets no other parsers. */
  kind: Kind;
  /** Known only for columns of tables; null for expressions and columns of views. */
  mayBeNull: boolean | null;
}

export type Kind = 'string' | 'number' | 'boolean' | 'Date' | 'Buffer' | 'json' | { of: Kind };

export interface Description {
  columns: Column[];
  parameters: number;
  /** True if TypeORM returns both the rows and their number. */
  isUpdateOrDelete: boolean;
}

interface Plan {
  'Node Type': string;
  Operation?: string;
  'Join Type'?: string;
  'Parent Relationship'?: string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** Sample values by type, which the driver's parsers accept; all other types use '1'. */
const SAMPLES: Record<string, string> = {
  bool: 't',
  bytea: '\\x00',
  date: '2026-01-01',
  timestamp: '2026-01-01 00:00:00',
  timestamptz: '2026-01-01 00:00:00+00',
  json: '{}',
  jsonb: '{}',
};
/** The inputs that may be missing from a row of the result, by type of join. */
const OPTIONAL_INPUTS: Record<string, string[]> = {
  Left: ['Inner'],
  Right: ['Outer'],
  Full: ['Inner', 'Outer'],
};
/** Plan nodes whose rows have several sources, so a column cannot be traced to its table. */
const MIXED = ['Append', 'Merge Append', 'SetOp', 'Recursive Union', 'CTE Scan'];

/** Asks PostgreSQL for the parameters and columns of statements, without running them. */
export class Describer {
  private readonly described = new Map<string, Promise<Description>>();
  private readonly typeNames = new Map<number, string>();
  /** By `table.column`, as OID and number: the table's name, and whether the column is NOT NULL. */
  private readonly columns = new Map<string, { table: string; required: boolean }>();

  private constructor(private readonly client: pg.Client) {}

  static async connect(url: string): Promise<Describer> {
    const describer = new Describer(new pg.Client({ connectionString: url }));
    await describer.readCatalogue();
    return describer;
  }

  end(): Promise<void> {
    return this.client.end();
  }

  /** The number of different statements that were described. */
  get count(): number {
    return this.described.size;
  }

  /** @throws Error with the message of the server if it refuses the statement. */
  describe(sql: string): Promise<Description> {
    const description = this.described.get(sql) ?? this.read(sql);
    this.described.set(sql, description);
    return description;
  }

  private async read(sql: string): Promise<Description> {
    const { fields, parameters } = await this.prepare(sql);
    const plan = /^\s*(SELECT|WITH|INSERT|UPDATE|DELETE)\b/i.test(sql) ? await this.plan(sql) : null;
    const tables = plan && optionalTables(plan);
    return {
      parameters,
      isUpdateOrDelete: /Update|Delete/.test(plan?.Operation ?? ''),
      columns: fields.map(({ name, dataTypeID, tableID, columnID }) => ({
        name,
        kind: this.kindOf(dataTypeID),
        mayBeNull: tables && this.mayBeNull(`${tableID}.${columnID}`, tables),
      })),
    };
  }

  private mayBeNull(column: string, optional: ReadonlyMap<string, boolean | null>): boolean | null {
    const found = this.columns.get(column);
    if (!found) return null;
    return found.required ? (optional.get(found.table) ?? null) : true;
  }

  private async readCatalogue(): Promise<void> {
    await this.client.connect();
    const types = await this.client.query<{ oid: number; name: string }>(
      'SELECT oid, typname AS name FROM pg_type',
    );
    for (const { oid, name } of types.rows) this.typeNames.set(oid, name);
    const columns = await this.client.query<{ key: string; table: string; required: boolean }>(
      `SELECT attrelid || '.' || attnum AS key, relname AS "table", attnotnull AS required
         FROM pg_attribute JOIN pg_class c ON c.oid = attrelid WHERE attnum > 0 AND relkind <> 'v'`,
    );
    for (const { key, table, required } of columns.rows) this.columns.set(key, { table, required });
  }

  private prepare(sql: string): Promise<{ fields: pg.FieldDef[]; parameters: number }> {
    return new Promise((resolve, reject) => {
      let fields: pg.FieldDef[] = [];
      let parameters = 0;
      const describe = {
        submit: (connection: pg.Connection) => {
          connection.removeAllListeners('parameterDescription');
          connection.once('parameterDescription', (message: { parameterCount: number }) => {
            parameters = message.parameterCount;
          });
          connection.parse({ name: '', text: sql, types: [] }, true);
          connection.describe({ type: 'S', name: '' }, true);
          connection.sync();
        },
        handleRowDescription: (message: { fields: pg.FieldDef[] }) => (fields = message.fields),
        handleError: reject,
        handleReadyForQuery: () => resolve({ fields, parameters }),
      };
      this.client.query(describe as unknown as pg.Submittable);
    });
  }

  private async plan(sql: string): Promise<Plan> {
    const { rows } = await this.client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${sql}`,
    );
    return rows[0]!['QUERY PLAN'][0].Plan;
  }

  private kindOf(type: number): Kind {
    const name = this.typeNames.get(type)!;
    const sample = name.startsWith('_') ? `{${SAMPLES[name.slice(1)] ?? '1'}}` : (SAMPLES[name] ?? '1');
    return kindOfValue(pg.types.getTypeParser(type)(sample) as unknown);
  }
}

function kindOfValue(value: unknown): Kind {
  if (Array.isArray(value)) return { of: kindOfValue(value[0]) };
  if (value instanceof Date) return 'Date';
  if (Buffer.isBuffer(value)) return 'Buffer';
  return typeof value === 'object' ? 'json' : (typeof value as Kind);
}

/**
 * Returns for each table whether an outer join may leave out its row; null if the statement contains the table both
 * with and without such a join. Returns null instead of a map if a column cannot be traced to its table.
 */
function optionalTables(plan: Plan): Map<string, boolean | null> | null {
  const tables = new Map<string, boolean | null>();
  const visit = (node: Plan, isOptional: boolean): boolean => {
    const table = node['Relation Name'];
    if (table) tables.set(table, tables.has(table) && tables.get(table) !== isOptional ? null : isOptional);
    const optional = OPTIONAL_INPUTS[node['Join Type'] ?? ''] ?? [];
    return (
      !MIXED.includes(node['Node Type']) &&
      (node.Plans ?? []).every((one) =>
        visit(one, isOptional || optional.includes(one['Parent Relationship'] ?? '')),
      )
    );
  };
  return visit(plan, false) ? tables : null;
}
