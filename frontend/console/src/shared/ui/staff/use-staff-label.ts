import { useQuery } from '@tanstack/react-query';
import { staffLabel } from '@contract/customers/staff-label';
import type { StaffName } from '@contract/office';
import { useCalls } from '../../http/use-calls';
import type { StaffNameCalls } from './calls';

const NONE: readonly StaffName[] = [];
const FRESH_MS = 300_000;

/** The name of the member of staff with an id; the id for those without a name. */
export function useStaffLabel(): (id: string | null) => string {
  const provider = useCalls<StaffNameCalls>();
  const { data: names = NONE } = useQuery({
    queryKey: ['staff-names'],
    queryFn: () => provider.staffNames(),
    staleTime: FRESH_MS,
  });
  return (id) => (Number(id) > 0 ? staffLabel(Number(id), names) : '—');
}
