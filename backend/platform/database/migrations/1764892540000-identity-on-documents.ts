import type { MigrationInterface, QueryRunner } from 'typeorm';

const parties = (identity: string): string => `
  CREATE OR REPLACE FUNCTION document_parties(customer integer, rental integer, at timestamptz) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT jsonb_build_object(
      'issuedOn', (at AT TIME ZONE coalesce((SELECT "values" #>> '{rules,zone}' FROM settings_versions ORDER BY id DESC LIMIT 1), 'Asia/Kolkata'))::date,
      'seller', jsonb_build_object(
        'name', coalesce(v ->> 'name', 'Pune City Cars'),
        'address', coalesce(v ->> 'address', '12 Fergusson College Road, Shivajinagar, Pune 411005'),
        'legalName', coalesce(v ->> 'legalName', ''), 'gstin', coalesce(v ->> 'gstin', ''), ${identity}
        'phone', coalesce(v -> 'phones' ->> 0, '+91 90000 00001'), 'email', coalesce(v -> 'emails' ->> 0, 'hello@example.com')),
      'buyer', (SELECT jsonb_build_object('name', full_name, 'address', address) FROM customers WHERE id = customer),
      'rental', (SELECT jsonb_build_object('reference', r.reference, 'kind', r.kind, 'car', concat_ws(' ', c.car_name, c.car_model),
                          'fromDate', r.from_date, 'pickupTime', r.pickup_time, 'toDate', r.to_date, 'dropTime', r.drop_time)
                   FROM rentals r JOIN cars c ON c.id = r.car_id WHERE r.id = rental))
      FROM (SELECT (SELECT "values" FROM settings_versions ORDER BY id DESC LIMIT 1)) AS settings(v)
  $$`;

/** Stores the licence of the operator and the grievance officer with each document. */
export class IdentityOnDocuments1764892540000 implements MigrationInterface {
  name = 'IdentityOnDocuments1764892540000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      parties(`'operatorLicence', v -> 'operatorLicence', 'grievanceOfficer', v -> 'grievanceOfficer',`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(parties(''));
  }
}
