import { useQuery } from '@tanstack/react-query';
import { staffLabel } from '@contract/customers/staff-label';
import type { StaffName } from '@contract/office';
import { formatPhone } from '@shared/format/phone';
import { useCalls } from '../../http/use-calls';
import type { StaffNameCalls } from './calls';

const NONE: readonly StaffName[] = [];
const FRESH_MS = 300_000;

/** The name of the member of staff with a mobile number; the number for those without a name. */
export function useStaffLabel(): (mobile: string | null) => string {
  const provider = useCalls<StaffNameCalls>();
  const { data: names = NONE } = useQuery({
    queryKey: ['staff-names'],
    queryFn: () => provider.staffNames(),
    staleTime: FRESH_MS,
  });
  return (mobile) => {
    if (mobile === null) return '—';
    const name = names.find((one) => one.mobile === mobile)?.name;
    return name === undefined ? formatPhone(mobile) : staffLabel(mobile, name, names);
  };
}
