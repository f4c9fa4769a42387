import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Notes1764500310000 implements MigrationInterface {
  name = 'Notes1764500310000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notes (
        id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
        customer_id integer,
        rental_id integer,
        car_id integer,
        staff_id integer NOT NULL,
        text text NOT NULL,
        at timestamptz NOT NULL DEFAULT app_now(),
        CONSTRAINT notes_pkey PRIMARY KEY (id),
        CONSTRAINT notes_subject_check CHECK (num_nonnulls(customer_id, rental_id, car_id) = 1),
        CONSTRAINT notes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
        CONSTRAINT notes_rental_id_fkey FOREIGN KEY (rental_id) REFERENCES rentals(id),
        CONSTRAINT notes_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id)
      );
      CREATE INDEX notes_customer_idx ON notes (customer_id, id);
      CREATE INDEX notes_rental_idx ON notes (rental_id, id);
      CREATE INDEX notes_car_idx ON notes (car_id, id);
      CREATE TRIGGER notes_never_change BEFORE UPDATE ON notes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE notes');
  }
}
