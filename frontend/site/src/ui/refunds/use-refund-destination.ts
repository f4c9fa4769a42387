import type { QueryKey } from '@tanstack/react-query';
import type { RefundDestinationRequest } from '@contract/payments/refund-destinations';
import { request } from '@shared/http';
import { accountToken } from '@/lib/session';
import { useCall } from '@/lib/use-call';

/** A call that stores the destination of refunds, and the query that shows it. */
export interface DestinationCall {
  path: string;
  queryKey: QueryKey;
}

/** Stores the destination of refunds, then reads it again. */
export function useRefundDestination({ path, queryKey }: DestinationCall) {
  const { send, ...call } = useCall(queryKey);
  /** Resolves to true if the server stored it. */
  const save = (body: RefundDestinationRequest): Promise<boolean> =>
    send(body, () => request(path, { method: 'PUT', token: accountToken(), body }));
  return { save, ...call };
}
