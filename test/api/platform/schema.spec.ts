import pg from 'pg';
import { runModule } from '../../support/processes/module-run';
import { createDatabase } from '../../support/server';
import { NOT_ABOUT_CUSTOMERS, RETAINED_COLUMNS } from './retained-columns';

describe('database schema', () => {
  it('matches the entities, so that a generated migration would be empty', async () => {
    const database = await createDatabase();
    try {
      const { code, output } = await runModule(
        `import 'reflect-metadata';
         import { DataSource } from 'typeorm';
         import { databaseOptions } from './dist/backend/platform/database/data-source.js';
         // TypeORM reads array columns with several queries at once on one connection, of which pg warns.
         process.noDeprecation = true;
         const db = await new DataSource({ ...databaseOptions(process.env.URL), entities: ['dist/backend/**/*.entity.js'] }).initialize();
         const { upQueries } = await db.driver.createSchemaBuilder().log();
         console.log(JSON.stringify({ entities: db.entityMetadatas.length, differences: upQueries.map(({ query }) => query) }));
         await db.destroy();`,
        { URL: database.url },
      );
      expect([code, output]).toEqual([0, expect.any(String)]);
      const { entities, differences } = JSON.parse(output) as { entities: number; differences: string[] };
      expect(entities).toBeGreaterThan(15);
      expect(differences).toEqual([]);
    } finally {
      await database.drop();
    }
  });

  it('has no column without a line in the retention list', async () => {
    const database = await createDatabase();
    const client = new pg.Client({ connectionString: database.url });
    try {
      await client.connect();
      const { rows } = await client.query<{ column: string }>(
        `SELECT c.table_name || '.' || c.column_name AS column
           FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
          WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND t.table_name <> ALL ($1)`,
        [NOT_ABOUT_CUSTOMERS],
      );
      const listed = Object.values(RETAINED_COLUMNS).flatMap((tables) =>
        Object.entries(tables).flatMap(([table, columns]) =>
          columns.split(' ').map((column) => `${table}.${column}`),
        ),
      );
      expect(rows.map(({ column }) => column).sort()).toEqual(listed.sort());
    } finally {
      await client.end();
      await database.drop();
    }
  });
});
