import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useCreatePath } from 'react-admin';
import { formatRupees } from '@contract/money';
import type { StatementMatch } from '@contract/payments/statements';
import { useLocal, useText } from '../../shared/i18n';
import { formatDay } from '../../shared/i18n/format';
import { nameAndNumber } from '../../shared/ui/customer/name-of';
import { TwoLines } from '../../shared/ui/TwoLines';
import { RecordRow } from './RecordRow';
import { VerifyRow } from './VerifyRow';

const COLUMNS = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '8rem minmax(0, 2fr) 8rem minmax(0, 2fr)' },
  p: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-child': { borderBottom: 0 },
} as const;

/** A row of the statement, and the payment that it matches. */
export function MatchRow({ statementId, match }: { statementId: number; match: StatementMatch }) {
  const t = useText();
  const local = useLocal();
  const { line, day, text, amount } = match;
  return (
    <Box component="li" sx={COLUMNS}>
      <TwoLines
        main={line === null ? t('Not in the file') : `${t('Line')} ${line}`}
        below={day ? formatDay(day) : '–'}
      />
      <Box sx={{ textAlign: 'right', order: { md: 1 } }}>
        <strong className="figures">{amount === null ? '–' : formatRupees(amount)}</strong>
      </Box>
      <Box sx={{ minWidth: 0, gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <Typography variant="body2">{local({ message: match.reason, ...match })}</Typography>
        {text && (
          <Typography
            variant="caption"
            component="div"
            color="textSecondary"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {text}
          </Typography>
        )}
      </Box>
      <Box sx={{ minWidth: 0, order: { md: 2 }, gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <Payment match={match} />
        <Refund match={match} />
        <RecordRow statementId={statementId} match={match} />
        <VerifyRow statementId={statementId} match={match} />
      </Box>
    </Box>
  );
}

function Payment({ match: { payment } }: { match: StatementMatch }) {
  const t = useText();
  const createPath = useCreatePath();
  if (!payment) return null;
  const to = createPath({ resource: 'transactions', type: 'show', id: payment.id });
  return (
    <TwoLines
      wrap
      main={<Link to={to}>{`${t('Transaction')} ${payment.transactionId}`}</Link>}
      below={`${formatRupees(payment.amount)} · ${nameAndNumber(payment.customerName ?? t('Not registered yet'), payment.customerMobile)}`}
    />
  );
}

function Refund({ match: { refund } }: { match: StatementMatch }) {
  const t = useText();
  const createPath = useCreatePath();
  if (!refund) return null;
  const to = createPath({ resource: 'refunds', type: 'show', id: refund.id });
  return (
    <TwoLines
      wrap
      main={<Link to={to}>{t('Refund {reference}', { reference: refund.reference })}</Link>}
      below={`${formatRupees(refund.amount)} · ${nameAndNumber(refund.customerName ?? t('Not registered yet'), refund.customerMobile)}`}
    />
  );
}
