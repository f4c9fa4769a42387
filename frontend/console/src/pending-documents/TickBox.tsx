import Checkbox from '@mui/material/Checkbox';
import { useListContext } from 'react-admin';
import type { PendingDocument } from '@contract/customers/people';
import { useText } from '../i18n';
import { Row } from '../ui/Row';

/** Replaces the table's own checkbox, whose accessible name does not name the customer. */
export function TickBox() {
  const t = useText();
  const { selectedIds, onToggleItem } = useListContext<PendingDocument>();
  return (
    <Row<PendingDocument>>
      {(row) => (
        <Checkbox
          checked={selectedIds.includes(row.id)}
          onChange={() => onToggleItem(row.id)}
          slotProps={{ input: { 'aria-label': t('Select {name}', { name: row.fullName }) } }}
        />
      )}
    </Row>
  );
}
