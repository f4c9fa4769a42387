import Button from '@mui/material/Button';
import { Link, useCreatePath } from 'react-admin';
import type { PendingDocument } from '@contract/customers/people';
import { useText } from '../../shared/i18n';
import { Row } from '../../shared/ui/Row';

/** The main action of a row: opens both documents with the customer's data. */
export function ReviewLink() {
  const t = useText();
  const createPath = useCreatePath();
  return (
    <Row<PendingDocument>>
      {({ id }) => (
        <Button
          component={Link}
          size="small"
          variant="contained"
          to={createPath({ resource: 'pending-documents', type: 'show', id })}
        >
          {t('Review')}
        </Button>
      )}
    </Row>
  );
}
