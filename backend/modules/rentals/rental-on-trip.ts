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
