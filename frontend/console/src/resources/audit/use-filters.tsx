import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { AUDIT_SUBJECTS } from '@contract/audit';
import type { ConsoleStaffMember } from '@contract/office';
import { formatPhone } from '@shared/format/phone';
import { useCalls } from '../../shared/http/use-calls';
import { shownText, useText } from '../../shared/i18n';
import { DayInput } from '../../shared/ui/forms/DayInput';
import { TextInput } from '../../shared/ui/forms/inputs';
import { SelectInput } from '../../shared/ui/forms/SelectInput';
import type { AuditCalls } from './calls';
import { actionText, subjectText } from './names';

const nameOf = ({ name, mobileNumber }: ConsoleStaffMember): string =>
  name ? `${name}, ${formatPhone(mobileNumber)}` : formatPhone(mobileNumber);

const DAY = { width: '10.5rem' };

export function useFilters() {
  const t = useText();
  const data = useCalls<AuditCalls>();
  const { data: actions = [] } = useQuery({
    queryKey: ['audit-actions'],
    queryFn: () => data.auditActions(),
  });
  const { data: staff = [] } = useGetList<ConsoleStaffMember>('staff', {
    pagination: { page: 1, perPage: 100 },
  });
  const choicesOf = (names: readonly string[], textOf: typeof actionText) =>
    names.map((id) => ({ id, name: shownText(textOf(id), t) }));
  return [
    <SelectInput
      key="subject"
      source="subject"
      label="Kind"
      alwaysOn
      choices={choicesOf(AUDIT_SUBJECTS, subjectText)}
    />,
    <TextInput key="subjectId" source="subjectId" label="Number" alwaysOn />,
    <SelectInput
      key="action"
      source="action"
      label="Action"
      alwaysOn
      choices={choicesOf(actions, actionText)}
    />,
    <SelectInput
      key="staffId"
      source="staffId"
      label="Who"
      alwaysOn
      choices={staff.map((member) => ({ id: member.id, name: nameOf(member) }))}
      translateChoice={false}
    />,
    <DayInput key="from" source="from" label="From day" alwaysOn sx={DAY} />,
    <DayInput key="to" source="to" label="To day" alwaysOn sx={DAY} />,
  ];
}
