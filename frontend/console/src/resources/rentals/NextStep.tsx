import Typography from '@mui/material/Typography';
import type { ConsoleRental } from '@contract/console';
import { useText } from '../../shared/i18n';
import { StepLink } from './StepLink';

type WaitingRow = Pick<ConsoleRental, 'waitsFor' | 'customerId' | 'transactionRow'>;

/** The next step of a pending rental: a link for staff, or a note that the customer has to act. */
export function NextStep({ row: { waitsFor, customerId, transactionRow } }: { row: WaitingRow }) {
  const t = useText();
  if (waitsFor === 'DOCUMENTS_REVIEW')
    return <StepLink resource="pending-documents" id={customerId} label="Review documents" />;
  if (waitsFor === 'PAYMENT_REVIEW' && transactionRow !== null)
    return <StepLink resource="transactions" id={transactionRow} label="Verify the payment" />;
  if (waitsFor !== 'DOCUMENTS' && waitsFor !== 'PAYMENT') return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'center' }}>
      {t(waitsFor === 'DOCUMENTS' ? 'The customer has to send documents.' : 'The customer has to pay.')}
    </Typography>
  );
}
