import { useQuery } from '@tanstack/react-query';
import type { CheckingTimes } from '@contract/rentals/checking-times';
import { usualTime } from '@contract/rentals/checking-times';
import { request } from '@shared/http';
import { useLocalize } from './i18n';

export const CHECKING_TIMES_KEY = ['checking-times'] as const;
export const CHECKING_TIMES_PATH = '/api/checking-times';

/** Returns the usual duration of a review: `Usually within 3 hours.`; empty while too few were measured. */
export function useCheckingTimes(): {
  documents: string;
  payments: string;
  both: string;
  documentsMinutes: number | null;
} {
  const localize = useLocalize();
  const { data } = useQuery({
    queryKey: CHECKING_TIMES_KEY,
    queryFn: async ({ signal }) => (await request<CheckingTimes>(CHECKING_TIMES_PATH, { signal })).data,
    retry: false,
  });

  const usually = (minutes: number | null): string => (minutes === null ? '' : localize(usualTime(minutes)));
  const { documentsMinutes = null, paymentsMinutes = null } = data ?? {};
  const isKnown = documentsMinutes !== null && paymentsMinutes !== null;
  return {
    documentsMinutes,
    documents: usually(documentsMinutes),
    payments: usually(paymentsMinutes),
    both: usually(isKnown ? Math.max(documentsMinutes, paymentsMinutes) : null),
  };
}
