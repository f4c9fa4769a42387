import Box from '@mui/material/Box';
import type { ConsoleTransaction } from '@contract/console';
import { formatInstant } from '../../format';
import { useText } from '../../i18n';
import { useStaffLabel } from '../../staff/use-staff-label';
import { Row } from '../../ui/Row';
import { StatusChip } from '../../ui/StatusChip';
import { TwoLines } from '../../ui/TwoLines';
import { RefundLine } from '../RefundLine';
import { Actions } from './Actions';

export const Decision = () => (
  <Row<ConsoleTransaction>>
    {(row) => (
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        {row.status !== 'SUBMITTED' && (
          <TwoLines wrap main={<StatusChip status={row.status} />} below={<Decided row={row} />} />
        )}
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Actions row={row} />
        </Box>
      </Box>
    )}
  </Row>
);

function Decided({ row }: { row: ConsoleTransaction }) {
  const t = useText();
  const staffLabel = useStaffLabel();
  if (row.refund) return <RefundLine refund={row.refund} />;
  const { decidedBy, decidedAt, reason } = row;
  const by = decidedBy ? t('by {who}', { who: staffLabel(decidedBy) }) : '';
  const when = decidedAt ? formatInstant(decidedAt) : '';
  return <>{[`${by} ${when}`.trim(), reason].filter(Boolean).join(': ')}</>;
}
