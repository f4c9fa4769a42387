import { useQuery } from '@tanstack/react-query';
import { ReferenceInput, useDataProvider } from 'react-admin';
import type { ConsoleStaffMember } from '@contract/office';
import { formatPhone } from '@shared/format/phone';
import type { ConsoleDataProvider } from '../dataProvider';
import { DateInput, SelectInput, TextInput } from '../ui/forms/inputs';
import { inWords } from './changes';
import { SUBJECTS } from './fields';

const choicesOf = (names: readonly string[]) => names.map((id) => ({ id, name: inWords(id) }));
const nameOf = ({ name, mobileNumber }: ConsoleStaffMember): string =>
  name ? `${name}, ${formatPhone(mobileNumber)}` : formatPhone(mobileNumber);

export function useFilters() {
  const data = useDataProvider<ConsoleDataProvider>();
  const { data: actions = [] } = useQuery({
    queryKey: ['audit-actions'],
    queryFn: () => data.auditActions(),
  });
  return [
    <SelectInput key="subject" source="subject" label="Kind" alwaysOn choices={choicesOf(SUBJECTS)} />,
    <TextInput key="subjectId" source="subjectId" label="Number" alwaysOn />,
    <SelectInput key="action" source="action" label="Action" alwaysOn choices={choicesOf(actions)} />,
    <ReferenceInput key="staffId" source="staffId" reference="staff" perPage={100} alwaysOn>
      <SelectInput label="Who" optionText={nameOf} />
    </ReferenceInput>,
    <DateInput key="from" source="from" label="From day" alwaysOn />,
    <DateInput key="to" source="to" label="To day" alwaysOn />,
  ];
}
