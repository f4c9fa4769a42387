/** Extensions, and the clock that every comparison with "now" uses, so that a test can set it. */
export const CLOCK = `
  CREATE EXTENSION IF NOT EXISTS btree_gist;
  CREATE EXTENSION IF NOT EXISTS pg_trgm;

  CREATE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT now()';
`;
