import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { FareQuote } from '@contract/fare';
import type { CalculateRequest } from '@contract/rentals';
import { request } from '@shared/http';
import { accepted } from './accepted';

async function calculate(body: CalculateRequest, signal: AbortSignal): Promise<FareQuote> {
  try {
    return accepted(await request<FareQuote>('/api/payments/calculate', { method: 'POST', body, signal }));
  } catch (error) {
    if (!signal.aborted) console.error('Failed to fetch cost', error);
    throw error;
  }
}

/** The server's fare for a window; the last one stays until the next has arrived. */
export function useQuote(wanted: CalculateRequest | null) {
  return useQuery({
    queryKey: ['quote', wanted],
    queryFn: wanted ? ({ signal }) => calculate(wanted, signal) : skipToken,
    placeholderData: keepPreviousData,
  });
}
