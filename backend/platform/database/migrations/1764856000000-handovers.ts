import type { MigrationInterface, QueryRunner } from 'typeorm';

const FACTS = `
  -- What a handover or return of a rental depends on.
  CREATE VIEW handover_facts AS
    SELECT r.id AS rental_id, r.kind, r.reference, r.status, r.customer_id, r.car_id, r.from_date, r.to_date, r.pickup_time,
           r.drop_time, r.starts_at, r.ends_at, r.buffer_minutes,
           c.suspended_at IS NOT NULL AS suspended, c.suspension_reason, c.approval = 'APPROVED' AS is_approved,
           EXISTS (SELECT FROM car_refusals f WHERE f.rental_id = r.id AND f.state IN ('OPEN', 'FIXED')) AS car_refused,
           (SELECT o.reference FROM rentals o
             WHERE o.car_id = r.car_id AND o.status = 'ON_TRIP' AND o.id <> r.id LIMIT 1) AS other_reference,
           (SELECT coalesce(sum(p.amount_paise), 0)::float8 FROM payments p
             WHERE p.rental_id = r.id AND p.status = 'SUBMITTED') AS checking,
           k.car_name || ' ' || k.car_model AS car_name,
           CASE k.fuel_type WHEN 'Electric' THEN 'PERCENT' ELSE 'EIGHTHS' END AS fuel_unit,
           k.insurance_expires_on, k.puc_expires_on, k.permit_expires_on
      FROM rentals r JOIN customers c ON c.id = r.customer_id JOIN cars k ON k.id = r.car_id;
`;

/** What staff record when a car is handed over or taken back. */
export class Handovers1764856000000 implements MigrationInterface {
  name = 'Handovers1764856000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE handovers (
        id uuid NOT NULL,
        rental_id integer NOT NULL,
        kind text NOT NULL,
        staff_id integer NOT NULL,
        odometer_km integer,
        fuel integer,
        fuel_unit text NOT NULL,
        fine text[] NOT NULL,
        marks jsonb NOT NULL,
        code_id uuid,
        confirmation text,
        jumped boolean NOT NULL DEFAULT false,
        move_id integer,
        created_at timestamptz NOT NULL DEFAULT app_now(),
        CONSTRAINT handovers_pkey PRIMARY KEY (id),
        CONSTRAINT handovers_rental_id_fkey FOREIGN KEY (rental_id) REFERENCES rentals(id),
        CONSTRAINT handovers_move_id_fkey FOREIGN KEY (move_id) REFERENCES rental_moves(id),
        CONSTRAINT handovers_move_id_key UNIQUE (move_id),
        CONSTRAINT handovers_kind_check CHECK (kind IN ('HANDOVER', 'RETURN')),
        CONSTRAINT handovers_odometer_check CHECK (odometer_km BETWEEN 0 AND 999999),
        CONSTRAINT handovers_fuel_check CHECK (fuel_unit = 'EIGHTHS' AND fuel BETWEEN 0 AND 8
          OR fuel_unit = 'PERCENT' AND fuel BETWEEN 0 AND 100 OR fuel IS NULL AND fuel_unit IN ('EIGHTHS', 'PERCENT')),
        CONSTRAINT handovers_confirmation_check CHECK (confirmation IN ('CODE', 'SIGNATURE')
          OR confirmation = 'NOT_PRESENT' AND kind = 'RETURN'),
        CONSTRAINT handovers_complete_check CHECK ((move_id IS NULL) = (confirmation IS NULL)
          AND (move_id IS NULL OR odometer_km IS NOT NULL AND fuel IS NOT NULL))
      );
      CREATE INDEX handovers_rental_idx ON handovers (rental_id);
      CREATE TABLE handover_photos (
        id uuid NOT NULL,
        handover_id uuid NOT NULL,
        document_id uuid NOT NULL,
        point text NOT NULL,
        captured_at timestamptz NOT NULL,
        device_offset_ms integer,
        received_at timestamptz NOT NULL DEFAULT app_now(),
        CONSTRAINT handover_photos_pkey PRIMARY KEY (id),
        CONSTRAINT handover_photos_handover_id_fkey FOREIGN KEY (handover_id) REFERENCES handovers(id),
        CONSTRAINT handover_photos_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id),
        CONSTRAINT handover_photos_document_id_key UNIQUE (document_id)
      );
      CREATE INDEX handover_photos_handover_idx ON handover_photos (handover_id);
    `);
    await runner.query(FACTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW handover_facts; DROP TABLE handover_photos; DROP TABLE handovers');
  }
}
