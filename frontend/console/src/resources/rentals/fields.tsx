import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import { Link, useCreatePath, useResourceContext } from 'react-admin';
import type { ConsoleRental } from '@contract/console';
import { formatRupees } from '@contract/money';
import { formatPhone } from '@shared/format/phone';
import { useText } from '../../shared/i18n';
import { formatShortDayTime, formatShortInstant } from '../../shared/i18n/format';
import { NumberPlate } from '../../shared/ui/NumberPlate';
import { Row } from '../../shared/ui/Row';
import { StatusChip } from '../../shared/ui/StatusChip';
import { TwoLines } from '../../shared/ui/TwoLines';
import { RentalStatus } from './RentalStatus';

export const Reference = () => (
  <Row<ConsoleRental>>
    {(row) => <TwoLines main={<RentalLink row={row} />} below={formatShortInstant(row.createdAt)} />}
  </Row>
);

function RentalLink({ row }: { row: ConsoleRental }) {
  const resource = useResourceContext();
  const to = useCreatePath()({ resource, type: 'show', id: row.id });
  return (
    <Link to={to} className="figures" onClick={(event: MouseEvent) => event.stopPropagation()}>
      <strong>{row.reference}</strong>
    </Link>
  );
}

/** The status without the next step, which has its own column. */
export const ShortStatus = () => <Row<ConsoleRental>>{(row) => <RentalStatus rental={row} isShort />}</Row>;

export const Status = () => <Row<ConsoleRental>>{(row) => <RentalStatus rental={row} />}</Row>;

export const Car = () => (
  <Row<ConsoleRental>>
    {(row) => <TwoLines main={row.carName} below={<NumberPlate plate={row.plate} />} />}
  </Row>
);

export function Customer() {
  const t = useText();
  return (
    <Row<ConsoleRental>>
      {(row) => (
        <TwoLines
          main={row.customerName ?? t('Not registered yet')}
          below={formatPhone(row.customerMobile)}
        />
      )}
    </Row>
  );
}

export const Period = () => (
  <Row<ConsoleRental>>
    {(row) => (
      <Box sx={{ typography: 'body2', whiteSpace: 'nowrap' }}>
        <div>{formatShortDayTime(row.fromDate, row.pickupTime)}</div>
        <div>{formatShortDayTime(row.toDate, row.dropTime)}</div>
      </Box>
    )}
  </Row>
);

export function Payment() {
  return (
    <Row<ConsoleRental>>
      {(row) => (
        <TwoLines
          main={
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
              <strong>{formatRupees(row.total)}</strong>
              {row.paymentStatus && <StatusChip status={row.paymentStatus} />}
            </Box>
          }
          wrap={row.payAgainUntil !== null}
          below={<PaymentNote row={row} />}
        />
      )}
    </Row>
  );
}

function PaymentNote({ row: { payAgainUntil, paymentId } }: { row: ConsoleRental }) {
  const t = useText();
  if (payAgainUntil) return t('New payment due by {when}', { when: formatShortInstant(payAgainUntil) });
  return <span className="figures">{paymentId ?? t('no payment')}</span>;
}
