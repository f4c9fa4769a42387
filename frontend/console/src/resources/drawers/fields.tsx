import Chip from '@mui/material/Chip';
import type { MouseEvent } from 'react';
import { Link, useCreatePath } from 'react-admin';
import { formatRupees, type Rupees } from '@contract/money';
import type { ConsoleDrawer, DrawerStatus, MovementKind } from '@contract/payments/drawers';
import { type PlainText, useText } from '../../shared/i18n';
import { formatShortInstant } from '../../shared/i18n/format';
import { Row } from '../../shared/ui/Row';
import { useStaffLabel } from '../../shared/ui/staff/use-staff-label';
import { TwoLines } from '../../shared/ui/TwoLines';

export const STATES = {
  OPEN: ['Drawer open', 'warning'],
  CLOSED: ['Waits for the next person', 'info'],
  ACCEPTED: ['Accepted', 'success'],
} as const satisfies Record<DrawerStatus, readonly [PlainText, string]>;

export const MOVEMENTS: Record<MovementKind, PlainText> = {
  RECEIPT: 'Cash received',
  RECEIPT_REVERSED: 'Cash receipt cancelled',
  CARD_RECEIPT: 'Card payment',
  CARD_REVERSED: 'Card payment cancelled',
  REFUND: 'Cash refund',
  REFUND_RETURNED: 'Cash refund taken back',
  EXPENSE: 'Expense',
  TO_SAFE: 'To the safe',
  FROM_SAFE: 'From the safe',
};

/** A difference with its sign: `+₹50`. */
export const signed = (amount: Rupees): string => (amount > 0 ? '+' : '') + formatRupees(amount);

const differs = ({ report }: ConsoleDrawer): boolean =>
  report !== null && (report.difference !== 0 || report.terminalDifference !== 0);

export const Place = () => <Row<ConsoleDrawer>>{(row) => <PlaceOf row={row} />}</Row>;

function PlaceOf({ row }: { row: ConsoleDrawer }) {
  const staffLabel = useStaffLabel();
  const to = useCreatePath()({ resource: 'drawers', type: 'show', id: row.id });
  return (
    <TwoLines
      wrap
      main={
        <Link to={to} onClick={(event: MouseEvent) => event.stopPropagation()}>
          <strong>{row.location}</strong>
        </Link>
      }
      below={staffLabel(row.by)}
    />
  );
}

export function Opened() {
  const t = useText();
  return (
    <Row<ConsoleDrawer>>
      {({ openedAt, opening }) => (
        <TwoLines
          main={formatShortInstant(openedAt)}
          below={t('with {sum}', { sum: formatRupees(opening) })}
        />
      )}
    </Row>
  );
}

export const State = () => <Row<ConsoleDrawer>>{({ status }) => <StateChip status={status} />}</Row>;

export function StateChip({ status }: { status: DrawerStatus }) {
  const t = useText();
  const [label, color] = STATES[status];
  return <Chip size="small" variant="outlined" label={t(label)} color={color} />;
}

export const Counted = () => <Row<ConsoleDrawer>>{(row) => <CountedOf row={row} />}</Row>;

function CountedOf({ row }: { row: ConsoleDrawer }) {
  const t = useText();
  const { report } = row;
  if (!report) return <>—</>;
  const { difference, terminalDifference } = report;
  return (
    <TwoLines
      main={t('Report {number}: {sum}', { number: report.number, sum: formatRupees(report.counted) })}
      below={
        differs(row)
          ? t('Difference: cash {cash}, card {card}', {
              cash: signed(difference),
              card: signed(terminalDifference),
            })
          : t('No difference')
      }
    />
  );
}
