import type { PendingDocument } from '@contract/customers/people';
import { useText } from '../../shared/i18n';
import type { Reason } from '../../shared/ui/actions/ReasonFields';
import { RowAction, type RowActionProps } from '../../shared/ui/actions/RowAction';
import type { PendingDocumentCalls } from './calls';

const REASONS: readonly Reason[] = [
  { name: 'aadhaar', label: 'What is wrong with the Aadhaar' },
  { name: 'license', label: 'What is wrong with the licence' },
  { name: 'note', label: 'Anything else the customer should know' },
];

export function RejectAction(
  more: Pick<RowActionProps<PendingDocument, PendingDocumentCalls>, 'shortcut' | 'after'>,
) {
  const t = useText();
  return (
    <RowAction<PendingDocument, PendingDocumentCalls>
      name="reject"
      label="Reject"
      color="error"
      question={(row) => t('Reject {name}?', { name: row.fullName })}
      details={() => t('The customer reads these reasons and uploads again only what was rejected.')}
      reasons={REASONS}
      call={(data, { id, submittedAt }, reasons) =>
        data.decideCustomer(id, { decision: 'REJECTED', reasons, submittedAt })
      }
      doneMessage={(row) => t('{name} is rejected and gets the reasons by e-mail.', { name: row.fullName })}
      {...more}
    />
  );
}
