import type { MigrationInterface, QueryRunner } from 'typeorm';

const DATES = [
  ['INSURANCE', 'insurance_expires_on'],
  ['PUC', 'puc_expires_on'],
  ['PERMIT', 'permit_expires_on'],
] as const;

const TABLE = `
  CREATE TABLE vehicle_documents (
    car_id integer NOT NULL,
    type text NOT NULL,
    number text,
    expires_on date,
    storage_key text,
    content_type text,
    CONSTRAINT vehicle_documents_pkey PRIMARY KEY (car_id, type),
    CONSTRAINT vehicle_documents_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
    CONSTRAINT vehicle_documents_storage_key_key UNIQUE (storage_key),
    CONSTRAINT vehicle_documents_type_check CHECK (type IN ('RC', 'INSURANCE', 'PUC', 'PERMIT', 'FITNESS', 'ROAD_TAX', 'TRACKER', 'SPEED_GOVERNOR')),
    CONSTRAINT vehicle_documents_expiry_check CHECK (expires_on IS NOT NULL OR type IN ('RC', 'ROAD_TAX', 'TRACKER', 'SPEED_GOVERNOR')),
    CONSTRAINT vehicle_documents_file_check CHECK ((storage_key IS NULL) = (content_type IS NULL))
  );
`;

/** Copies a changed date of the car, whose document is then another one. */
const fromCar = (type: string, column: string): string => `
    IF NEW.${column} IS NULL THEN DELETE FROM vehicle_documents WHERE car_id = NEW.id AND type = '${type}';
    ELSE
      INSERT INTO vehicle_documents AS d (car_id, type, expires_on) VALUES (NEW.id, '${type}', NEW.${column})
        ON CONFLICT (car_id, type) DO UPDATE
          SET expires_on = excluded.expires_on, number = NULL, storage_key = NULL, content_type = NULL
          WHERE d.expires_on <> excluded.expires_on;
    END IF;`;

const TRIGGERS = `
  -- The columns of cars are those of the previous version. Both stay equal until they are removed.
  CREATE FUNCTION copy_expiry_dates_of_car() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN${DATES.map(([type, column]) => fromCar(type, column)).join('')}
    RETURN NULL;
  END $$;
  CREATE FUNCTION copy_expiry_date_to_car() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE cars SET ${DATES.map(([type, column]) => `${column} = CASE NEW.type WHEN '${type}' THEN NEW.expires_on ELSE ${column} END`).join(', ')}
     WHERE id = NEW.car_id AND CASE NEW.type ${DATES.map(([type, column]) => `WHEN '${type}' THEN ${column} IS DISTINCT FROM NEW.expires_on`).join(' ')} ELSE false END;
    RETURN NULL;
  END $$;
  CREATE TRIGGER cars_copy_expiry_dates AFTER INSERT OR UPDATE OF ${DATES.map(([, column]) => column).join(', ')} ON cars
    FOR EACH ROW EXECUTE FUNCTION copy_expiry_dates_of_car();
  CREATE TRIGGER vehicle_documents_copy_expiry_date AFTER INSERT OR UPDATE OF expires_on ON vehicle_documents
    FOR EACH ROW EXECUTE FUNCTION copy_expiry_date_to_car();
`;

const FACTS_BEFORE = `
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
         k.insurance_expires_on, k.puc_expires_on, k.permit_expires_on`;
const FACTS_FROM = `
    FROM rentals r JOIN customers c ON c.id = r.customer_id JOIN cars k ON k.id = r.car_id`;
const DOCUMENTS = `
         coalesce((SELECT json_agg(json_build_object('type', d.type, 'expiresOn', d.expires_on) ORDER BY d.type)
                     FROM vehicle_documents d WHERE d.car_id = r.car_id), '[]') AS vehicle_documents`;

/** The documents of a car with number, expiry date and file, on which a handover depends. */
export class VehicleDocuments1764870000000 implements MigrationInterface {
  name = 'VehicleDocuments1764870000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    for (const [type, column] of DATES)
      await runner.query(
        `INSERT INTO vehicle_documents (car_id, type, expires_on) SELECT id, '${type}', ${column} FROM cars WHERE ${column} IS NOT NULL`,
      );
    await runner.query(TRIGGERS);
    await runner.query(
      `CREATE OR REPLACE VIEW handover_facts AS ${FACTS_BEFORE}, ${DOCUMENTS} ${FACTS_FROM}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW handover_facts;
      CREATE VIEW handover_facts AS ${FACTS_BEFORE} ${FACTS_FROM};
      DROP TRIGGER cars_copy_expiry_dates ON cars;
      DROP TABLE vehicle_documents;
      DROP FUNCTION copy_expiry_dates_of_car;
      DROP FUNCTION copy_expiry_date_to_car;
    `);
  }
}
