import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PendingDocument } from '@contract/customers/people';
import { explain } from '../../../shared/http/error-text';
import { useCalls } from '../../../shared/http/use-calls';
import { useText } from '../../../shared/i18n';
import type { PendingDocumentCalls } from '../calls';
import { BulkResult, type Outcome } from './BulkResult';

interface Props {
  customers: readonly PendingDocument[];
  /** `tried` is true if at least one request was sent. */
  close: (tried: boolean) => void;
}

/** Sends one request for each customer and shows each result. */
export function BulkApproveDialog({ customers, close }: Props) {
  const data = useCalls<PendingDocumentCalls>();
  const t = useText();
  const count = customers.length;
  const [outcomes, setOutcomes] = useState<Readonly<Record<number, Outcome>>>({});
  const failed = Object.values(outcomes).filter((outcome) => typeof outcome === 'object').length;

  const { mutate, isIdle, isPending, isSuccess } = useMutation({ mutationFn: approveAll });

  async function approveAll(): Promise<void> {
    for (const { id, submittedAt } of customers) {
      const outcome = await data.decideCustomer(id, { decision: 'APPROVED', submittedAt }).then(
        () => 'approved' as const,
        (error: unknown) => ({ problem: explain(error) }),
      );
      setOutcomes((before) => ({ ...before, [id]: outcome }));
    }
  }

  const cancel = (): void => {
    if (!isPending) close(isSuccess);
  };

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={cancel} aria-labelledby="bulk-question">
      <DialogTitle id="bulk-question">
        {t('Approve {count, plural, one {1 customer} other {{count} customers}}?', { count })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {isIdle && (
          <Alert severity="info">{t('Approve only those whose documents you have reviewed.')}</Alert>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1, listStyle: 'none' }}>
          {customers.map((customer) => (
            <BulkResult
              key={customer.id}
              customer={customer}
              outcome={outcomes[customer.id] ?? (isIdle ? null : 'waiting')}
            />
          ))}
        </Box>
        <Box role="status">
          {isSuccess && (
            <Alert severity={failed > 0 ? 'warning' : 'success'}>
              {t('{approved} of {count} are approved.', { approved: count - failed, count })}
            </Alert>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={cancel} disabled={isPending} color="inherit">
          {isSuccess ? t('Close') : t('Cancel')}
        </Button>
        {!isSuccess && (
          <Button variant="contained" autoFocus loading={isPending} onClick={() => mutate()}>
            {t('Approve all')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
