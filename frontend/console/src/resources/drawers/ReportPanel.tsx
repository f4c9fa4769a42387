import Alert from '@mui/material/Alert';
import { formatRupees } from '@contract/money';
import { DENOMINATIONS, type DrawerReport } from '@contract/payments/drawers';
import { useText } from '../../shared/i18n';
import { formatInstant } from '../../shared/i18n/format';
import { Facts } from '../../shared/ui/Facts';
import { Panel } from '../../shared/ui/Panel';
import { useStaffLabel } from '../../shared/ui/staff/use-staff-label';
import { signed } from './fields';

export function ReportPanel({ report }: { report: DrawerReport }) {
  const t = useText();
  const staffLabel = useStaffLabel();
  const differs = report.difference !== 0 || report.terminalDifference !== 0;
  const pieces = DENOMINATIONS.flatMap((one) => {
    const count = report.pieces[String(one)] ?? 0;
    return count > 0 ? [`${count}\u00a0×\u00a0₹${one}`] : [];
  });
  return (
    <Panel title={{ text: t('Report {number}', { number: report.number }) }}>
      {differs ? (
        <Alert severity={report.note === null ? 'warning' : 'info'} sx={{ py: 0 }}>
          {report.note ?? t('The count differs. Write down the reason, so that the next person can accept.')}
        </Alert>
      ) : (
        <Alert severity="success" sx={{ py: 0 }}>
          {t('No difference')}
        </Alert>
      )}
      <Facts
        facts={[
          ['Closed on', formatInstant(report.closedAt)],
          ['Counted by', staffLabel(report.closedBy)],
          ['Counted cash', formatRupees(report.counted)],
          ['Expected cash', formatRupees(report.expected)],
          ['Difference', <strong key="cash">{signed(report.difference)}</strong>],
          ['Total of the card terminal', formatRupees(report.terminal)],
          ['Card payments recorded', formatRupees(report.terminalExpected)],
          ['Difference of cards', <strong key="card">{signed(report.terminalDifference)}</strong>],
          ['Pieces', pieces.join(', ') || '—'],
          ...(report.note !== null && !differs ? ([['Remark', report.note]] as const) : []),
        ]}
      />
    </Panel>
  );
}
