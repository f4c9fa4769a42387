import Box from '@mui/material/Box';
import type { ConsoleTransaction } from '@contract/console';
import { formatInstant, formatMobile } from '../format';
import { refundText } from '../ui/refund-text';
import { Row } from '../ui/Row';
import { StatusChip } from '../ui/StatusChip';
import { TwoLines } from '../ui/TwoLines';
import { isStranded } from './flags';
import { RefundAction } from './RefundAction';
import { RejectAction } from './RejectAction';
import { VerifyAction } from './VerifyAction';

export const Decision = () => (
  <Row<ConsoleTransaction>>
    {(row) => (
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        {row.status !== 'SUBMITTED' && (
          <TwoLines wrap main={<StatusChip status={row.status} />} below={decided(row)} />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Actions row={row} />
        </Box>
      </Box>
    )}
  </Row>
);

function Actions({ row }: { row: ConsoleTransaction }) {
  const isOwed = row.status === 'REFUND_DUE';
  const isUnseen = row.status === 'SUBMITTED' || (isOwed && row.decidedAt === null);
  return (
    <>
      {isUnseen && !isStranded(row) && <VerifyAction />}
      {(isOwed || isStranded(row)) && <RefundAction />}
      {isUnseen && <RejectAction />}
    </>
  );
}

function decided({ decidedBy, decidedAt, reason, refund }: ConsoleTransaction): string {
  const by = (mobile: string | null): string => (mobile ? `by ${formatMobile(mobile)}` : '');
  if (refund) {
    const paid = refund.refundedAt ? ` ${by(refund.refundedBy)} ${formatInstant(refund.refundedAt)}` : '';
    return `${refundText(refund)}${paid}`;
  }
  const when = decidedAt ? formatInstant(decidedAt) : '';
  return [`${by(decidedBy)} ${when}`.trim(), reason].filter(Boolean).join(': ');
}
