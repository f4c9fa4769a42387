import { useListContext } from 'react-admin';
import Checkbox from '@mui/material/Checkbox';
import type { PendingDocument } from '@contract/people';
import { useText } from '../i18n';
import { Row } from '../ui/Row';

/** Ticks a row for what is done to many at once; the table's own box has a name that no screen reader may use. */
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
