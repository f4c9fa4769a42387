import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { PendingDocument } from '@contract/people';
import { explain } from '../call-error';
import type { ConsoleDataProvider } from '../dataProvider';
import { useText } from '../i18n';
import { BulkLine, type Outcome } from './BulkLine';

interface Props {
  customers: readonly PendingDocument[];
  /** `tried`: at least one was sent. */
  close: (tried: boolean) => void;
}

/** Asks once, sends each by itself, and says of each what became of it. */
export function BulkApproveDialog({ customers, close }: Props) {
  const data = useDataProvider<ConsoleDataProvider>();
  const t = useText();
  const [outcomes, setOutcomes] = useState<Readonly<Record<number, Outcome>>>({});
  const [state, setState] = useState<'asking' | 'sending' | 'done'>('asking');
  const failed = Object.values(outcomes).filter((outcome) => typeof outcome === 'object').length;

  async function approveAll(): Promise<void> {
    setState('sending');
    for (const { id, submittedAt } of customers) {
      const outcome = await data.decideCustomer(id, { decision: 'APPROVED', submittedAt }).then(
        () => 'approved' as const,
        (error: unknown) => ({ problem: explain(error) }),
      );
      setOutcomes((before) => ({ ...before, [id]: outcome }));
    }
    setState('done');
  }

  const leave = (): void => {
    if (state !== 'sending') close(state === 'done');
  };

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={leave} aria-labelledby="bulk-question">
      <DialogTitle id="bulk-question">
        {t('Approve {count} customers?', { count: customers.length })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {state === 'asking' && (
          <Alert severity="info">{t('Approve only those whose documents you have reviewed.')}</Alert>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1, listStyle: 'none' }}>
          {customers.map((customer) => (
            <BulkLine
              key={customer.id}
              customer={customer}
              outcome={outcomes[customer.id] ?? (state === 'asking' ? null : 'waiting')}
            />
          ))}
        </Box>
        <Box role="status">
          {state === 'done' && (
            <Alert severity={failed > 0 ? 'warning' : 'success'}>
              {t('{approved} of {count} are approved.', {
                approved: customers.length - failed,
                count: customers.length,
              })}
            </Alert>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={leave} disabled={state === 'sending'} color="inherit">
          {state === 'done' ? t('Close') : t('Cancel')}
        </Button>
        {state !== 'done' && (
          <Button
            variant="contained"
            autoFocus
            loading={state === 'sending'}
            onClick={() => void approveAll()}
          >
            {t('Approve all')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
