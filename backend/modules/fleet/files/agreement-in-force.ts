import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';

/** The version of the car's agreement that was in force at `at`, now when null; null where the car had none. */
export async function agreementInForce(
  manager: EntityManager,
  carId: number,
  at: Date | null,
): Promise<number | null> {
  const [row] = await manager.query<{ id: number | null }[]>(
    'SELECT max(id) AS id FROM car_agreements WHERE car_id = $1 AND created_at <= coalesce($2::timestamptz, app_now())',
    [carId, at],
  );
  return defined(row, 'row').id;
}
