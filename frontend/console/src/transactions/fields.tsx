import { Link, useCreatePath } from 'react-admin';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import type { ConsoleTransaction } from '@contract/console';
import { formatRupees } from '@contract/money';
import { formatAge, formatMobile, formatShortInstant } from '../format';
import { DocumentButton } from '../ui/DocumentButton';
import { Row } from '../ui/Row';
import { TwoLines } from '../ui/TwoLines';
import { flagTexts } from './flags';

export const Reference = () => (
  <Row<ConsoleTransaction>>
    {(row) => (
      <TwoLines
        main={<strong className="figures">{row.transactionId}</strong>}
        below={<RentalLink row={row} />}
      />
    )}
  </Row>
);

function RentalLink({ row }: { row: ConsoleTransaction }) {
  const createPath = useCreatePath();
  const kind = row.action === 'book' ? 'Booking' : 'Reservation';
  if (row.bookingId === null) return <>{kind}, not rented yet</>;
  const resource = row.action === 'book' ? 'bookings' : 'reservations';
  const to = createPath({ resource, type: 'show', id: row.bookingId });
  return <Link to={to}>{`${kind} ${row.bookingId}`}</Link>;
}

export const Payer = () => (
  <Row<ConsoleTransaction>>
    {(row) => (
      <TwoLines main={row.customerName ?? 'Not registered yet'} below={formatMobile(row.customerMobile)} />
    )}
  </Row>
);

export const Amount = () => (
  <Row<ConsoleTransaction>>
    {(row) => (
      <TwoLines
        main={<strong>{formatRupees(row.amount)}</strong>}
        below={row.expectedAmount === null ? 'no fare yet' : `of ${formatRupees(row.expectedAmount)}`}
      />
    )}
  </Row>
);

export const Flags = () => (
  <Row<ConsoleTransaction>>
    {(row) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, typography: 'body2' }}>
        {row.flags.length === 0 && row.difference === 0 && 'Amount matches'}
        {flagTexts(row).map(({ label, explanation }) => (
          <Tooltip key={label} title={explanation} describeChild>
            <Chip size="small" color="warning" variant="outlined" label={label} tabIndex={0} />
          </Tooltip>
        ))}
      </Box>
    )}
  </Row>
);

export const Screenshot = () => (
  <Row<ConsoleTransaction>>
    {(row) => (
      <DocumentButton
        label="View Image"
        title={`Screenshot of ${row.transactionId}`}
        path={row.transactionScreenshotUrl}
      />
    )}
  </Row>
);

export const Submitted = () => (
  <Row<ConsoleTransaction>>
    {(row) => <TwoLines main={`${formatAge(row.createdAt)} ago`} below={formatShortInstant(row.createdAt)} />}
  </Row>
);
