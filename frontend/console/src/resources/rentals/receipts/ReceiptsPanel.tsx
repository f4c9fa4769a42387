import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { RecordContextProvider } from 'react-admin';
import { formatRupees } from '@contract/money';
import { isTakenAtCounter } from '@contract/payments/payment-methods';
import type { ConsoleReceipt } from '@contract/payments/receipts';
import type { ConsoleRentalDetails } from '@contract/rentals/console-rental';
import { explain } from '../../../shared/http/error-text';
import { useCalls } from '../../../shared/http/use-calls';
import { useLocal, useText } from '../../../shared/i18n';
import { formatInstant } from '../../../shared/i18n/format';
import { DownloadPdf } from '../../../shared/ui/documents/DownloadPdf';
import { Panel } from '../../../shared/ui/Panel';
import { METHODS } from '../../../shared/ui/payment-methods';
import { Problem } from '../../../shared/ui/Problem';
import { useStaffLabel } from '../../../shared/ui/staff/use-staff-label';
import { StatusChip } from '../../../shared/ui/StatusChip';
import { TryAgain } from '../../../shared/ui/TryAgain';
import type { RentalCalls } from '../calls';
import { ReturnDeposit } from './ReturnDeposit';
import { ReverseAction } from './ReverseAction';
import { TakePayment } from './TakePayment';

/** The payments that staff took at the counter, and the form for another one. */
export function ReceiptsPanel({ rental }: { rental: ConsoleRentalDetails }) {
  const t = useText();
  const local = useLocal();
  const provider = useCalls<RentalCalls>();
  const { id, money } = rental;
  // The sums are part of the key, because every payment changes them.
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['receipts', id, money.received, money.checking],
    queryFn: () => provider.receipts(id),
  });
  return (
    <Panel title="Payments at the counter">
      {error && (
        <Problem
          title={local(explain(error))}
          action={<TryAgain busy={isFetching} onPress={() => void refetch()} />}
        />
      )}
      {data?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('Staff have not taken a payment for it yet.')}
        </Typography>
      )}
      {data?.map((receipt) => (
        <RecordContextProvider key={receipt.id} value={receipt}>
          <Receipt receipt={receipt} rentalId={id} />
        </RecordContextProvider>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <TakePayment rental={rental} />
        {rental.cashDeposit && <ReturnDeposit deposit={rental.cashDeposit} />}
        <DownloadPdf label="Receipt (PDF)" load={(language) => provider.downloadReceipt(id, language)} />
      </Box>
    </Panel>
  );
}

function Receipt({ receipt, rentalId }: { receipt: ConsoleReceipt; rentalId: number }) {
  const t = useText();
  const staffLabel = useStaffLabel();
  const { method, reference, amount, status, reason, note, terminal, by, at, receivedAt } = receipt;
  const isCancelled = isTakenAtCounter(method) && status === 'REJECTED';
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="body2" sx={isCancelled ? { textDecoration: 'line-through' } : undefined}>
          {`${formatRupees(amount)}, ${t(METHODS[method])}, ${reference}`}
        </Typography>
        <StatusChip status={isCancelled ? 'CANCELLED' : status} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('{when} by {who}', { when: formatInstant(at), who: staffLabel(by) })}
        {[terminal, note, reason].filter(Boolean).map((text) => `, ${text}`)}
      </Typography>
      {receivedAt && (
        <Typography variant="body2" color="textSecondary">
          {t('Received {when}, in no drawer', { when: formatInstant(receivedAt) })}
        </Typography>
      )}
      {receipt.mayReverse && <ReverseAction rentalId={rentalId} />}
    </Box>
  );
}
