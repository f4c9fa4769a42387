import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link, useCanAccess, useCreatePath } from 'react-admin';
import type { DeskCustomer } from '@contract/rentals/desk-rentals';
import { useText } from '../../../shared/i18n';

/** Names the requirements that the customer's approval still lacks, with a link to it. */
export function ApprovalNeeded({ customer }: { customer: DeskCustomer }) {
  const t = useText();
  const createPath = useCreatePath();
  const { canAccess: isReviewer } = useCanAccess({ resource: 'pending-documents', action: 'show' });
  if (customer.approval === null) {
    return (
      <Alert
        severity="warning"
        role="alert"
        action={
          <Button
            component={Link}
            to={createPath({ resource: 'customers', type: 'create' })}
            state={{ fromDesk: true }}
            color="inherit"
            variant="outlined"
          >
            {t('Add documents')}
          </Button>
        }
      >
        {t(
          'This customer has not sent any documents. Add them; the customer can rent once an admin has approved them.',
        )}
      </Alert>
    );
  }
  return (
    <Alert
      severity="warning"
      role="alert"
      action={
        isReviewer && (
          <Button
            component={Link}
            to={createPath({ resource: 'pending-documents', type: 'show', id: customer.id })}
            color="inherit"
            variant="outlined"
          >
            {t('Review documents')}
          </Button>
        )
      }
    >
      {t("This customer's documents are waiting for an admin. The customer can rent once they are approved.")}
    </Alert>
  );
}
