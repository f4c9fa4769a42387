import { useRecordContext } from 'react-admin';
import type { PendingDocument } from '@contract/customers/people';
import { useText } from '../../shared/i18n';
import { RowAction, type RowActionProps } from '../../shared/ui/actions/RowAction';
import { useOpenedDocuments } from '../../shared/ui/documents/use-opened-documents';
import type { PendingDocumentCalls } from './calls';
import { notOpened } from './not-opened';

/** Approves a customer after both documents were opened. */
export function ApproveAction(
  more: Pick<RowActionProps<PendingDocument, PendingDocumentCalls>, 'shortcut' | 'after' | 'isNext'>,
) {
  const t = useText();
  const customer = useRecordContext<PendingDocument>();
  const missing = notOpened(customer ?? { identity: null, licenseFilePath: null }, useOpenedDocuments());
  return (
    <RowAction<PendingDocument, PendingDocumentCalls>
      name="approve"
      label="Approve"
      unavailable={missing && t(missing)}
      question={(row) => t('Approve {name}?', { name: row.fullName })}
      call={(data, { id, submittedAt }) => data.decideCustomer(id, { decision: 'APPROVED', submittedAt })}
      doneMessage={(row) => t('{name} is approved.', { name: row.fullName })}
      {...more}
    />
  );
}
