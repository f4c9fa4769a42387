import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskRentalRequest } from '@contract/rentals/desk-rentals';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { useCalls } from '../../../shared/http/use-calls';
import { PUBLIC_SETTINGS_KEY } from '../../../shared/http/use-public-settings';
import type { DeskRentalCalls } from '../calls';
import { FREE_CARS } from './use-free-cars';

/** Sends the customer a code for this request. */
export function useSendCode(onSent: (id: string) => void) {
  const data = useCalls<DeskRentalCalls>();
  const queries = useQueryClient();
  const sendOnce = useSendOnce();
  return useMutation({
    mutationFn: (request: DeskRentalRequest) => sendOnce(request, (key) => data.sendDeskCode(request, key)),
    onSuccess: ({ id }) => onSent(id),
    onError: async () => {
      // Reads the cars again after any refusal, because cars and prices may have changed.
      await queries.invalidateQueries({ queryKey: [FREE_CARS] });
      await queries.invalidateQueries({ queryKey: PUBLIC_SETTINGS_KEY });
    },
  });
}
