import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { Link, useCreatePath } from 'react-admin';
import { useText } from '../../../shared/i18n';

/** Opens the due refund of a payment in the list of refunds. */
export function RefundLink({ transactionId }: { transactionId: string }) {
  const t = useText();
  const list = useCreatePath()({ resource: 'refunds', type: 'list' });
  const filter = JSON.stringify({ state: 'DUE', q: transactionId });
  return (
    <Button
      size="small"
      variant="contained"
      component={Link}
      to={`${list}?filter=${encodeURIComponent(filter)}`}
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {t('Go to the refund')}
    </Button>
  );
}
