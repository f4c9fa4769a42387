import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { FareQuote } from '@contract/rentals/fare';
import type { CalculateRequest } from '@contract/rentals/rentals';
import { request } from '@shared/http';
import { requireOk } from './require-ok';

async function calculate(body: CalculateRequest, signal: AbortSignal): Promise<FareQuote> {
  try {
    return requireOk(await request<FareQuote>('/api/payments/calculate', { method: 'POST', body, signal }));
  } catch (error) {
    if (!signal.aborted) console.error('Failed to fetch cost', error);
    throw error;
  }
}

/** Reads the fare for a window; returns the previous one until the new one arrives. */
export function useQuote(input: CalculateRequest | null) {
  return useQuery({
    queryKey: ['quote', input],
    queryFn: input ? ({ signal }) => calculate(input, signal) : skipToken,
    placeholderData: keepPreviousData,
  });
}
