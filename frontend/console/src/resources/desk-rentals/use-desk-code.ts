import { useMutation } from '@tanstack/react-query';
import { CODES } from '@contract/codes';
import type { DeskRentalRequest } from '@contract/rentals/desk-rentals';
import { isRefusal } from '@shared/http';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { isOutdated } from '../../shared/http/error-text';
import { useCalls } from '../../shared/http/use-calls';
import type { DeskRentalCalls } from './calls';
import { requestOf } from './draft';
import type { RentalStepProps } from './rental-step';

/** Confirms a desk rental with the customer's code, or sends another one. */
export function useDeskCode({ row, onChanged, reload }: RentalStepProps, onSent: (id: string) => void) {
  const data = useCalls<DeskRentalCalls>();
  const sendOnce = useSendOnce();
  const confirming = useMutation({
    mutationFn: (otp: string) => sendOnce([row.id, otp], (key) => data.confirmDeskRental(row.id, otp, key)),
    onSuccess: onChanged,
    onError: async (error) => {
      // Another window may have confirmed the rental, so this reads its current state from the server.
      if (isOutdated(error)) await reload();
    },
  });
  const resending = useMutation({
    mutationFn: (request: DeskRentalRequest) => sendOnce(request, (key) => data.sendDeskCode(request, key)),
    onSuccess: ({ id }) => onSent(id),
  });
  const problem = resending.error ?? (isOutdated(confirming.error) ? null : confirming.error);

  return {
    isPending: confirming.isPending || resending.isPending,
    problem,
    isWrong: isRefusal(problem) && problem.code === CODES.CODE_WRONG.code,
    confirm: (otp: string): void => {
      resending.reset();
      confirming.mutate(otp);
    },
    resend: (): void => {
      confirming.reset();
      resending.mutate(requestOf(row));
    },
    clear: (): void => {
      confirming.reset();
      resending.reset();
    },
  };
}
