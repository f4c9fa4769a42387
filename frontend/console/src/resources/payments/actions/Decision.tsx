import Box from '@mui/material/Box';
import type { ConsoleTransaction } from '@contract/console';
import { useText } from '../../../shared/i18n';
import { formatInstant } from '../../../shared/i18n/format';
import { Row } from '../../../shared/ui/Row';
import { useStaffLabel } from '../../../shared/ui/staff/use-staff-label';
import { StatusChip } from '../../../shared/ui/StatusChip';
import { TwoLines } from '../../../shared/ui/TwoLines';
import { RefundLines } from '../RefundLine';
import { Actions } from './Actions';

export const Decision = () => (
  <Row<ConsoleTransaction>>
    {(row) => (
      <Box sx={{ display: 'grid', gap: 1, justifyItems: { xs: 'stretch', sm: 'start' } }}>
        {row.status !== 'SUBMITTED' && (
          <TwoLines wrap main={<StatusChip status={row.status} />} below={<Decided row={row} />} />
        )}
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            '& .MuiButton-root': { flex: { xs: 1, sm: 'none' } },
          }}
        >
          <Actions row={row} keys={{ verify: 'v', reject: 'x' }} />
        </Box>
      </Box>
    )}
  </Row>
);

function Decided({ row }: { row: ConsoleTransaction }) {
  const t = useText();
  const staffLabel = useStaffLabel();
  if (row.refund) return <RefundLines refunds={row.refunds} />;
  const { decidedBy, decidedAt, reason } = row;
  const by = decidedBy ? t('by {who}', { who: staffLabel(decidedBy) }) : '';
  const when = decidedAt ? formatInstant(decidedAt) : '';
  return <>{[`${by} ${when}`.trim(), reason].filter(Boolean).join(': ')}</>;
}
