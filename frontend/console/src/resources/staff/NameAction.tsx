import { MAX_NAME_LENGTH } from '@contract/limits';
import type { ConsoleStaffMember } from '@contract/office';
import { formatPhone } from '@shared/format/phone';
import { useText } from '../../shared/i18n';
import type { Reason } from '../../shared/ui/actions/ReasonFields';
import { RowAction } from '../../shared/ui/actions/RowAction';
import type { StaffCalls } from './calls';

const FIELDS: readonly Reason[] = [
  { name: 'name', label: 'Name', missing: 'Enter a name.', maxLength: MAX_NAME_LENGTH },
];

const who = (row: ConsoleStaffMember) => ({ mobile: formatPhone(row.mobileNumber) });

/** Adds a missing name of a staff member, or corrects it. */
export function NameAction() {
  const t = useText();
  return (
    <RowAction<ConsoleStaffMember, StaffCalls>
      name="name"
      label="Edit name"
      question={(row) => t('Name of {mobile}', who(row))}
      reasons={FIELDS}
      call={(data, row, { name }) => data.nameStaff(row.id, name ?? '')}
      doneMessage={(row) => t('The name of {mobile} is saved.', who(row))}
    />
  );
}
