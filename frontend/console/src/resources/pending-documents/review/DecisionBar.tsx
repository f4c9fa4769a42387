import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import { useText } from '../../../shared/i18n';
import { formatInstant } from '../../../shared/i18n/format';
import { useStaffLabel } from '../../../shared/ui/staff/use-staff-label';
import { ApproveAction } from '../ApproveAction';
import { RejectAction } from '../RejectAction';
import { Shortcuts } from './Shortcuts';
import type { useQueue } from './use-queue';

interface Props {
  customer: ConsoleCustomerDetails;
  queue: ReturnType<typeof useQueue>;
}

/** Fixed at the bottom, so that the decision is always visible. */
export function DecisionBar({ customer, queue: { next, previous, open } }: Props) {
  const t = useText();
  const openNext = (): void => open(next);
  return (
    <Paper
      component="section"
      aria-label={t('Decision')}
      elevation={4}
      sx={{
        position: 'sticky',
        bottom: 8,
        zIndex: 2,
        p: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
      }}
    >
      {customer.approval === 'PENDING' || customer.renewal?.submittedAt ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 }}>
          <ApproveAction shortcut="A" after={openNext} isNext />
          <RejectAction shortcut="R" after={openNext} />
        </Box>
      ) : (
        <Decided customer={customer} />
      )}
      <Box sx={{ flex: 1 }} />
      <Button size="small" disabled={!previous} aria-keyshortcuts="P" onClick={() => open(previous)}>
        {t('Previous')}
      </Button>
      <Button size="small" disabled={!next} aria-keyshortcuts="N" onClick={openNext}>
        {t('Next')}
      </Button>
      <Shortcuts />
    </Paper>
  );
}

function Decided({ customer: { approval, decidedAt, decidedBy } }: Pick<Props, 'customer'>) {
  const t = useText();
  const staffLabel = useStaffLabel();
  const state = approval === 'APPROVED' ? t('Approved') : approval === 'REJECTED' ? t('Rejected') : null;
  if (!state) return <Alert severity="info">{t('This customer has not registered yet.')}</Alert>;
  return (
    <Alert severity={approval === 'APPROVED' ? 'success' : 'error'} sx={{ py: 0 }}>
      {decidedAt && decidedBy
        ? t('{state} by {who} on {when}', {
            state,
            who: staffLabel(decidedBy),
            when: formatInstant(decidedAt),
          })
        : state}
    </Alert>
  );
}
