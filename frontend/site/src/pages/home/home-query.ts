import type { VehicleQuery } from '@contract/vehicles';

/** The few cars that the home page shows. */
export const HOME_QUERY: VehicleQuery = { pageSize: 6 };
