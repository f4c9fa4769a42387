import { useQuery } from '@tanstack/react-query';
import { staffLabel } from '@contract/customers/staff-label';
import type { StaffName } from '@contract/office';
import { useCalls } from '../../http/use-calls';
import type { StaffNameCalls } from './calls';

const NONE: readonly StaffName[] = [];
const FRESH_MS = 300_000;

/** Returns the name of the staff member with an ID, or the ID if there is no name. */
export function useStaffLabel(): (id: string | null) => string {
  const provider = useCalls<StaffNameCalls>();
  const { data: names = NONE } = useQuery({
    queryKey: ['staff-names'],
    queryFn: () => provider.staffNames(),
    staleTime: FRESH_MS,
  });
  return (id) => (Number(id) > 0 ? staffLabel(Number(id), names) : '—');
}
