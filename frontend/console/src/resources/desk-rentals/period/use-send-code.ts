import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DeskRentalRequest } from '@contract/rentals/desk-rentals';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import type { ConsoleDataProvider } from '../../../app/dataProvider';
import { FREE_CARS } from './use-free-cars';

/** Sends the customer a code for this request. */
export function useSendCode(onSent: (id: string) => void) {
  const data = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const sendOnce = useSendOnce();
  return useMutation({
    mutationFn: (request: DeskRentalRequest) => sendOnce(request, (key) => data.sendDeskCode(request, key)),
    onSuccess: ({ id }) => onSent(id),
    onError: async () => {
      // After any refusal, cars and prices may have changed since they were read.
      await queries.invalidateQueries({ queryKey: [FREE_CARS] });
      await queries.invalidateQueries({ queryKey: ['public-settings'] });
    },
  });
}
