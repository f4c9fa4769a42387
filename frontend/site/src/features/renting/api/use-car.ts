import { useQuery } from '@tanstack/react-query';
import { CODES } from '@contract/codes';
import type { VehicleDetails } from '@contract/fleet/vehicles';
import { ApiError, request } from '@shared/http';

async function getCar(id: number, signal: AbortSignal): Promise<VehicleDetails | null> {
  try {
    return (await request<VehicleDetails | null>(`/api/vehicles/${id}`, { signal })).data;
  } catch (error) {
    if (error instanceof ApiError && error.code === CODES.NOT_FOUND.code) return null;
    throw error;
  }
}

/** Reads the chosen car with its current prices; null if it is no longer offered. */
export function useCar(id: number) {
  return useQuery({ queryKey: ['vehicle', String(id)], queryFn: ({ signal }) => getCar(id, signal) });
}
