import { useQuery } from '@tanstack/react-query';
import { CODES } from '@contract/codes';
import type { VehicleListItem, VehicleQuery } from '@contract/fleet/vehicles';
import { request } from '@shared/http';

export const vehiclesKey = (query: VehicleQuery) => ['vehicles', query] as const;

export function vehiclesPath(query: VehicleQuery): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) params.set(key, String(value));
  const search = params.toString();
  return `/api/vehicles${search && `?${search}`}`;
}

async function listVehicles(query: VehicleQuery, signal: AbortSignal): Promise<VehicleListItem[]> {
  try {
    const answer = await request<VehicleListItem[]>(vehiclesPath(query), { signal });
    if (answer.code === CODES.OK.code) return answer.data;
    console.log('No cars available at the moment.');
    return [];
  } catch (error) {
    if (!signal.aborted) console.error('Failed to fetch cars:', error);
    throw error;
  }
}

/** Reads the matching cars. Logs a failure; pages then show an empty list. */
export function useVehicles(query: VehicleQuery) {
  return useQuery({
    queryKey: vehiclesKey(query),
    queryFn: ({ signal }) => listVehicles(query, signal),
    retry: false,
  });
}
