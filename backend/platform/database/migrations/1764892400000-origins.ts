import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts what comes from one network or mail domain: new accounts, and the cars of unproven customers. */
export class Origins1764892400000 implements MigrationInterface {
  name = 'Origins1764892400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- True for an address of the domain or of one below it; false without a domain.
      CREATE FUNCTION is_of_domain(address text, domain text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
        SELECT coalesce(right(address, length(domain) + 1) IN ('@' || domain, '.' || domain), false)
      $$;

      -- Waits for other accounts from the network and the mail domain, then counts those of the last day.
      CREATE FUNCTION accounts_of_today(network_of text, domain text, OUT of_network integer, OUT of_domain integer)
        LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM pg_advisory_xact_lock(key) FROM (
            SELECT hashtext(name) AS key FROM unnest(ARRAY['accounts ' || network_of, 'accounts @' || domain]) AS name
             WHERE name IS NOT NULL ORDER BY 1) locks;
          -- An account of today has a sign-in of today, which created it.
          SELECT count(DISTINCT c.id) FILTER (WHERE s.network = network_of), count(DISTINCT c.id) FILTER (WHERE is_of_domain(c.email, domain))
            INTO of_network, of_domain
            FROM sign_ins s JOIN customers c ON c.id = s.person_id
           WHERE s.person_kind = 'customer' AND s.outcome = 'RIGHT' AND s.at > app_now() - interval '1 day'
             AND c.created_at > app_now() - interval '1 day';
        END $$;

      -- The networks from which a customer signed in within 30 days, and the mail domain, as @domain, if the address is of it.
      CREATE FUNCTION origins_of(of integer, domain text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
        SELECT network FROM sign_ins
         WHERE person_kind = 'customer' AND person_id = of AND outcome = 'RIGHT' AND at > app_now() - interval '30 days'
        UNION
        SELECT '@' || domain FROM customers WHERE id = of AND is_of_domain(email, domain)
      $$;

      -- The origins of an unproven customer, with the cars that unproven customers from there hold or rent; none for proven
      -- customers. Waits for others who take a car from there.
      CREATE FUNCTION unproven_cars(of integer, domain text) RETURNS TABLE (origin text, cars integer) LANGUAGE plpgsql AS $$
        BEGIN
          IF NOT is_unproven(of) THEN RETURN; END IF;
          PERFORM pg_advisory_xact_lock(key) FROM (
            SELECT hashtext('cars ' || name) AS key FROM origins_of(of, domain) AS name ORDER BY 1) locks;
          RETURN QUERY
            WITH taken AS (
              SELECT customer_id FROM rentals WHERE status IN ('PENDING', 'CONFIRMED', 'ON_TRIP')
              UNION ALL
              SELECT customer_id FROM holds WHERE state = 'LIVE' AND expires_at > app_now()
            ), unproven AS (
              SELECT customer_id, count(*) AS cars FROM taken GROUP BY customer_id HAVING is_unproven(customer_id)
            )
            SELECT mine.name, coalesce(sum(u.cars), 0)::integer
              FROM origins_of(of, domain) AS mine(name)
              LEFT JOIN unproven u ON mine.name IN (SELECT origins_of(u.customer_id, domain))
             GROUP BY mine.name;
        END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP FUNCTION unproven_cars; DROP FUNCTION origins_of; DROP FUNCTION accounts_of_today; DROP FUNCTION is_of_domain`,
    );
  }
}
