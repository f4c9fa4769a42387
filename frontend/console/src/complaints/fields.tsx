import type { MouseEvent } from 'react';
import { Link, useCreatePath } from 'react-admin';
import Box from '@mui/material/Box';
import type { ConsoleComplaint } from '@contract/complaints';
import { formatAge, formatMobile, formatShortInstant } from '../format';
import { Row } from '../ui/Row';
import { StatusChip } from '../ui/StatusChip';
import { TwoLines } from '../ui/TwoLines';
import { AnswerAction } from './AnswerAction';
import { ReopenAction } from './ReopenAction';
import { ResolveAction } from './ResolveAction';

export const Reference = () => (
  <Row<ConsoleComplaint>>{(row) => <TwoLines wrap main={<ShowLink row={row} />} below={row.subject} />}</Row>
);

function ShowLink({ row }: { row: ConsoleComplaint }) {
  const to = useCreatePath()({ resource: 'complaints', type: 'show', id: row.id });
  return (
    <Link to={to} className="figures" onClick={(event: MouseEvent) => event.stopPropagation()}>
      <strong>{row.number}</strong>
    </Link>
  );
}

export const Sender = () => (
  <Row<ConsoleComplaint>>
    {(row) => (
      <TwoLines main={row.customerName ?? 'Not registered yet'} below={formatMobile(row.customerMobile)} />
    )}
  </Row>
);

export const Sent = () => (
  <Row<ConsoleComplaint>>
    {(row) => <TwoLines main={`${formatAge(row.createdAt)} ago`} below={formatShortInstant(row.createdAt)} />}
  </Row>
);

export const State = () => (
  <Row<ConsoleComplaint>>
    {(row) => (
      <TwoLines
        main={<StatusChip status={row.state} />}
        below={
          row.decidedAt &&
          `${row.decidedBy ? `by ${formatMobile(row.decidedBy)}, ` : ''}${formatShortInstant(row.decidedAt)}`
        }
      />
    )}
  </Row>
);

export const Decision = () => (
  <Row<ConsoleComplaint>>
    {(row) => (
      <Box sx={{ display: 'flex', gap: 1 }}>
        {row.state === 'RESOLVED' ? (
          <ReopenAction />
        ) : (
          <>
            <AnswerAction />
            <ResolveAction />
          </>
        )}
      </Box>
    )}
  </Row>
);
