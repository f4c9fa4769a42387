import type { EntityManager } from 'typeorm';

/** Returns the rental whose customer currently has this car. The caller must hold the car's lock. */
export async function findRentalOnTrip(
  manager: EntityManager,
  carId: number,
): Promise<{ reference: string } | null> {
  const [rental] = await manager.query<{ reference: string }[]>(
    `SELECT reference FROM rentals WHERE car_id = $1 AND status = 'ON_TRIP'`,
    [carId],
  );
  return rental ?? null;
}

/**
 * Returns a recorded trip of the car that overlaps these times. The return time is null while the car is out. The
 * caller must hold the car's lock.
 */
export async function findOverlappingTrip(
  manager: EntityManager,
  carId: number,
  { pickedUpAt, returnedAt }: { pickedUpAt: Date; returnedAt: Date | null },
): Promise<{ reference: string } | null> {
  const [rental] = await manager.query<{ reference: string }[]>(
    `SELECT r.reference FROM rentals r
      CROSS JOIN LATERAL (SELECT max(at) FILTER (WHERE to_status = 'ON_TRIP') AS "from",
                                 max(at) FILTER (WHERE to_status = 'RETURNED') AS until
                            FROM valid_moves WHERE rental_id = r.id) trip
      WHERE r.car_id = $1 AND r.status IN ('ON_TRIP', 'RETURNED', 'CLOSED') AND trip."from" < coalesce($3::timestamptz, 'infinity')
        AND (r.status = 'ON_TRIP' OR trip.until > $2)
      LIMIT 1`,
    [carId, pickedUpAt, returnedAt],
  );
  return rental ?? null;
}
