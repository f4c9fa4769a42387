import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DeskRentals1763900002000 implements MigrationInterface {
  name = 'DeskRentals1763900002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}

const UP = `
  ALTER TABLE login_codes DROP CONSTRAINT login_codes_purpose_check;
  ALTER TABLE login_codes ADD CONSTRAINT login_codes_purpose_check CHECK (purpose IN ('RENTING', 'ACCOUNT', 'ADMIN', 'CUSTOM_ADMIN', 'DESK'));

  CREATE TABLE desk_rentals (
    id uuid NOT NULL,
    staff_id integer NOT NULL,
    customer_id integer NOT NULL,
    car_id integer NOT NULL,
    action text NOT NULL,
    from_date date NOT NULL,
    to_date date NOT NULL,
    pickup_time text NOT NULL,
    drop_time text NOT NULL,
    total_paise integer NOT NULL,
    hold_id uuid,
    rental_id integer,
    confirmed_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT desk_rentals_action_check CHECK (action IN ('book', 'reserve')),
    CONSTRAINT desk_rentals_confirmed_check CHECK ((hold_id IS NULL) = (confirmed_at IS NULL)),
    CONSTRAINT desk_rentals_pkey PRIMARY KEY (id)
  );

  CREATE INDEX desk_rentals_staff_idx ON desk_rentals (staff_id, created_at);

  ALTER TABLE desk_rentals ADD CONSTRAINT desk_rentals_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id);

  ALTER TABLE desk_rentals ADD CONSTRAINT desk_rentals_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id);

  ALTER TABLE desk_rentals ADD CONSTRAINT desk_rentals_hold_id_fkey FOREIGN KEY (hold_id) REFERENCES holds(id);

  ALTER TABLE desk_rentals ADD CONSTRAINT desk_rentals_rental_id_fkey FOREIGN KEY (rental_id) REFERENCES rentals(id);
`;

const DOWN = `
  DROP TABLE desk_rentals;
  DELETE FROM login_codes WHERE purpose = 'DESK';
  ALTER TABLE login_codes DROP CONSTRAINT login_codes_purpose_check;
  ALTER TABLE login_codes ADD CONSTRAINT login_codes_purpose_check CHECK (purpose IN ('RENTING', 'ACCOUNT', 'ADMIN', 'CUSTOM_ADMIN'));
`;
