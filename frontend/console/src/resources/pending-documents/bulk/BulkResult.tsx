import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PendingDocument } from '@contract/customers/people';
import type { WireMessage } from '@contract/messages/message';
import { formatPhone } from '@shared/format/phone';
import { useLocal, useText } from '../../../shared/i18n';
import { StatusChip } from '../../../shared/ui/StatusChip';
import { TwoLines } from '../../../shared/ui/TwoLines';

export type Outcome = 'waiting' | 'approved' | { problem: WireMessage };

interface Props {
  customer: PendingDocument;
  /** Null before it is sent. */
  outcome: Outcome | null;
}

/** One customer of a bulk approval, and its result. */
export function BulkResult({ customer, outcome }: Props) {
  const t = useText();
  const local = useLocal();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 1,
      }}
    >
      <TwoLines main={customer.fullName} below={formatPhone(customer.mobile)} />
      {outcome === 'approved' && <StatusChip status="APPROVED" />}
      {outcome === 'waiting' && <Typography variant="body2">{t('Waiting…')}</Typography>}
      {typeof outcome === 'object' && outcome && (
        <Typography variant="body2" color="error" sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}>
          {local(outcome.problem)}
        </Typography>
      )}
    </Box>
  );
}
