import { useQuery } from '@tanstack/react-query';
import { CODES } from '@contract/codes';
import type { IdentityKind } from '@contract/customers/identity-documents';
import type { CustomerStanding, RejectionReasons } from '@contract/customers/people';
import type { WireMessage } from '@contract/messages/message';
import { request } from '@shared/http';
import { accountToken } from '@/lib/session';

const POLL_MS = 5000;

export interface ApprovalAnswer {
  state: 'APPROVED' | 'PENDING' | 'REJECTED' | 'NOT_REGISTERED' | 'UNKNOWN';
  text: WireMessage;
  /** Reasons for the rejection, by document. */
  reasons: RejectionReasons;
  /** True if the number of the identity document must be sent again. */
  needsNumber: boolean;
  /** The kind of identity document that was sent; null if none. */
  sentKind: IdentityKind | null;
}

const APPROVED_MESSAGE = 'Documents Verified Successfully !!';

const STATES: Record<number, ApprovalAnswer['state']> = {
  [CODES.PENDING.code]: 'PENDING',
  [CODES.DOCUMENTS_REJECTED.code]: 'REJECTED',
  [CODES.NOT_FOUND.code]: 'NOT_REGISTERED',
};

/** Reads the approval of the customer's documents; polls a pending one if `watch` is set. */
export function useApproval({ watch }: { watch: boolean }) {
  const token = accountToken();
  return useQuery({
    queryKey: ['approval', token],
    enabled: token !== null,
    queryFn: async ({ signal, client, queryKey }): Promise<ApprovalAnswer> => {
      const answer = await request<CustomerStanding | null>('/api/adminVerified', {
        token,
        signal,
        // A request by a timer must not keep the session open.
        headers: watch && client.getQueryData(queryKey) ? { 'x-background': '1' } : {},
      });
      const { code, message, messageKey, messageParams } = answer;
      const { reasons = {}, needsNumber = false, identityKind = null } = answer.data ?? {};
      const text = { message, messageKey, messageParams };
      const state = message === APPROVED_MESSAGE ? 'APPROVED' : (STATES[code] ?? 'UNKNOWN');
      return { state, text, reasons, needsNumber, sentKind: identityKind };
    },
    staleTime: 0,
    refetchInterval: (query) => (watch && query.state.data?.state === 'PENDING' ? POLL_MS : false),
  });
}
