import Checkbox from '@mui/material/Checkbox';
import { useListContext } from 'react-admin';
import type { PendingDocument } from '@contract/customers/people';
import { useText } from '../../../shared/i18n';
import { Row } from '../../../shared/ui/Row';
import { useApprovable } from './use-approvable';

/** Replaces the table's own checkbox, which does not name the customer for screen readers and can select every row. */
export function TickBox() {
  const t = useText();
  const { onToggleItem } = useListContext<PendingDocument>();
  const { ready, selected } = useApprovable();
  return (
    <Row<PendingDocument>>
      {(row) => (
        <Checkbox
          disabled={!ready.some(({ id }) => id === row.id)}
          checked={selected.some(({ id }) => id === row.id)}
          onChange={() => onToggleItem(row.id)}
          slotProps={{ input: { 'aria-label': t('Select {name}', { name: row.fullName }) } }}
        />
      )}
    </Row>
  );
}
