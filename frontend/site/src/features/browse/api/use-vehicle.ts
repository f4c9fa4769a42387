import { useQuery } from '@tanstack/react-query';
import { CODES } from '@contract/codes';
import type { VehicleDetails } from '@contract/fleet/vehicles';
import { ApiError, request } from '@shared/http';

export const vehicleKey = (id: string) => ['vehicle', id] as const;
export const vehiclePath = (id: string) => `/api/vehicles/${encodeURIComponent(id)}`;

async function getVehicle(id: string, signal: AbortSignal): Promise<VehicleDetails | null> {
  try {
    return (await request<VehicleDetails | null>(vehiclePath(id), { signal })).data;
  } catch (error) {
    const unknown = error instanceof ApiError && error.code === CODES.NOT_FOUND.code;
    if (unknown || !/^\d+$/.test(id)) return null;
    throw error;
  }
}

/** Reads one car's details; null if there is no car with this id. */
export function useVehicle(id: string) {
  return useQuery({ queryKey: vehicleKey(id), queryFn: ({ signal }) => getVehicle(id, signal) });
}
