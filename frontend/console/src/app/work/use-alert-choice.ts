import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { WorkAlerts } from '@contract/work';
import { explain } from '../../shared/http/error-text';
import { useCalls } from '../../shared/http/use-calls';
import { useLocal } from '../../shared/i18n';
import type { WorkCalls } from './calls';

const KEY = ['work alerts'];

/** Returns the alerts that the signed-in person chose, the same in every browser; undefined until they are loaded. */
export function useAlertChoice(): WorkAlerts | undefined {
  const data = useCalls<WorkCalls>();
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => data.readAlerts(signal), staleTime: Infinity })
    .data;
}

/** Stores a choice. The switches show it immediately, and return to the stored choice after a failure. */
export function useChooseAlerts() {
  const data = useCalls<WorkCalls>();
  const queries = useQueryClient();
  const notify = useNotify();
  const local = useLocal();
  return useMutation({
    mutationFn: (chosen: WorkAlerts) => data.saveAlerts(chosen),
    onMutate: (chosen) => queries.setQueryData(KEY, chosen),
    onError: (error) => {
      notify(local(explain(error)), { type: 'error' });
      return queries.invalidateQueries({ queryKey: KEY });
    },
  });
}
