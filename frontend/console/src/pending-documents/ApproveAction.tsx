import type { PendingDocument } from '@contract/customers/people';
import { useText } from '../i18n';
import { RowAction, type RowActionProps } from '../ui/actions/RowAction';

export function ApproveAction(more: Pick<RowActionProps<PendingDocument>, 'shortcut' | 'after'>) {
  const t = useText();
  return (
    <RowAction<PendingDocument>
      name="approve"
      label="Approve"
      question={(row) => t('Approve {name}?', { name: row.fullName })}
      call={(data, { id, submittedAt }) => data.decideCustomer(id, { decision: 'APPROVED', submittedAt })}
      doneMessage={(row) => t('{name} is approved.', { name: row.fullName })}
      {...more}
    />
  );
}
