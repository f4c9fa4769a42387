import type { VehicleQuery } from '@contract/fleet/vehicles';

/** The few cars that the home page shows. */
export const HOME_QUERY: VehicleQuery = { pageSize: 6 };
