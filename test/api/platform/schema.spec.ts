import { runModule } from '../../support/processes/module-run';
import { createDatabase } from '../../support/server';

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
});
