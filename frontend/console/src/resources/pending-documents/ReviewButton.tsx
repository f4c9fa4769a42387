import Button from '@mui/material/Button';
import { Link, useCreatePath, useGetList } from 'react-admin';
import type { PendingDocument } from '@contract/customers/people';
import { useText } from '../../shared/i18n';

/** Opens the review of the customer who has waited longest. */
export function ReviewButton() {
  const t = useText();
  const pathOf = useCreatePath();
  const { data } = useGetList<PendingDocument>(
    'pending-documents',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'submittedAt', order: 'ASC' } },
    { onError: () => undefined },
  );
  const first = data?.[0];
  if (!first) return null;
  return (
    <Button
      component={Link}
      variant="contained"
      to={pathOf({ resource: 'pending-documents', type: 'show', id: first.id })}
    >
      {t('Review one by one')}
    </Button>
  );
}
