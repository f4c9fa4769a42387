import type { MouseEvent } from 'react';
import { Link, useCreatePath, useResourceContext } from 'react-admin';
import type { ConsoleRental } from '@contract/console';
import { formatRupees } from '@contract/money';
import { formatDayTime, formatInstant, formatMobile } from '../format';
import { Row } from '../ui/Row';
import { StatusChip } from '../ui/StatusChip';
import { TwoLines } from '../ui/TwoLines';

export const Reference = () => (
  <Row<ConsoleRental>>
    {(row) => <TwoLines main={<RentalLink row={row} />} below={formatInstant(row.createdAt)} />}
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

export const Status = () => <Row<ConsoleRental>>{(row) => <StatusChip status={row.status} />}</Row>;

export const Car = () => (
  <Row<ConsoleRental>>{(row) => <TwoLines main={row.carName} below={row.plate ?? 'no plate yet'} />}</Row>
);

export const Customer = () => (
  <Row<ConsoleRental>>
    {(row) => (
      <TwoLines main={row.customerName ?? 'Not registered yet'} below={formatMobile(row.customerMobile)} />
    )}
  </Row>
);

export const Period = () => (
  <Row<ConsoleRental>>
    {(row) => (
      <>
        <div>{formatDayTime(row.fromDate, row.pickupTime)}</div>
        <div>{formatDayTime(row.toDate, row.dropTime)}</div>
      </>
    )}
  </Row>
);

export const Payment = () => (
  <Row<ConsoleRental>>
    {(row) =>
      row.paymentStatus ? (
        <TwoLines
          main={<StatusChip status={row.paymentStatus} />}
          below={<span className="figures">{row.paymentId}</span>}
        />
      ) : (
        'None'
      )
    }
  </Row>
);

export const Total = () => <Row<ConsoleRental>>{(row) => <strong>{formatRupees(row.total)}</strong>}</Row>;
