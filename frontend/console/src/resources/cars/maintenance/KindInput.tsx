import { MAINTENANCE_KINDS } from '@contract/fleet/maintenance';
import { maintenanceMessages } from '@contract/messages/maintenance.messages';
import { messageOf } from '@contract/messages/message';
import { useLocal } from '../../../shared/i18n';
import { isRequired } from '../../../shared/ui/forms/RupeesInput';
import { SelectInput } from '../../../shared/ui/forms/SelectInput';

export function KindInput({ disabled = false }: { disabled?: boolean }) {
  const local = useLocal();
  return (
    <SelectInput
      source="kind"
      label="Kind of work"
      choices={MAINTENANCE_KINDS.map((id) => ({ id, name: local(messageOf(maintenanceMessages, id)) }))}
      translateChoice={false}
      validate={isRequired}
      disabled={disabled}
      helperText={false}
    />
  );
}
