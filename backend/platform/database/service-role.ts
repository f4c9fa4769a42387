import pg from 'pg';
import type { DataSource } from 'typeorm';

/**
 * Creates the role of `serviceUrl`, or changes its password. The role reads and writes rows, but cannot change the
 * schema.
 * @param owner a connection of the role that owns the schema, which may create roles
 */
export async function grantService(owner: DataSource, serviceUrl: string): Promise<string> {
  const { username, password } = new URL(serviceUrl);
  const name = decodeURIComponent(username);
  const role = pg.escapeIdentifier(name);
  const [here] = await owner.query<{ owner: string; database: string; isThere: boolean }[]>(
    `SELECT current_user AS owner, current_database() AS database,
            EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS "isThere"`,
    [name],
  );
  if (!here || name === '' || name === here.owner)
    throw new Error(
      `DATABASE_URL names the role "${name}"; expected another one than in DATABASE_OWNER_URL.`,
    );
  const verb = here.isThere ? 'ALTER' : 'CREATE';
  const secret = pg.escapeLiteral(decodeURIComponent(password));
  for (const statement of [
    `${verb} ROLE ${role} LOGIN PASSWORD ${secret}`,
    'REVOKE CREATE ON SCHEMA public FROM PUBLIC',
    `GRANT CONNECT ON DATABASE ${pg.escapeIdentifier(here.database)} TO ${role}`,
    `GRANT USAGE ON SCHEMA public TO ${role}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role}`,
    `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${role}`,
    // Grants the same on the tables of later migrations.
    `ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${role}`,
    `ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO ${role}`,
    `REVOKE INSERT, UPDATE, DELETE ON migrations FROM ${role}`,
  ]) {
    // Not checked against the schema: roles are not part of it.
    await owner.query(statement);
  }
  return name;
}

/** Whether the role of this connection may create tables. */
export async function mayChangeSchema(db: DataSource): Promise<boolean> {
  const [row] = await db.query<{ may: boolean }[]>(`SELECT has_schema_privilege('public', 'CREATE') AS may`);
  return row?.may === true;
}

/** @throws Error if the role of the service is a superuser, or owns the tables */
export async function requireServiceRole(db: DataSource): Promise<void> {
  const [row] = await db.query<{ owns: boolean }[]>(
    `SELECT pg_has_role(relowner, 'MEMBER') AS owns FROM pg_class WHERE oid = 'rentals'::regclass`,
  );
  if (row?.owns === true)
    throw new Error(
      'The role of DATABASE_URL may change the schema; expected the role made by "npm run db:roles", or DATABASE_ROLE=any.',
    );
}
