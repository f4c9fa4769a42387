import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import { Link, useCreatePath } from 'react-admin';
import type { ConsoleComplaint } from '@contract/customers/complaints';
import { formatPhone } from '@shared/format/phone';
import { useText } from '../../shared/i18n';
import { formatAge, formatShortInstant } from '../../shared/i18n/format';
import { Row } from '../../shared/ui/Row';
import { useStaffLabel } from '../../shared/ui/staff/use-staff-label';
import { StatusChip } from '../../shared/ui/StatusChip';
import { TwoLines } from '../../shared/ui/TwoLines';
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

export function Sender() {
  const t = useText();
  return (
    <Row<ConsoleComplaint>>
      {(row) => (
        <TwoLines
          main={row.customerName ?? t('Not registered yet')}
          below={formatPhone(row.customerMobile)}
        />
      )}
    </Row>
  );
}

export function Sent() {
  const t = useText();
  return (
    <Row<ConsoleComplaint>>
      {(row) => (
        <TwoLines
          main={t('{age} ago', { age: formatAge(row.createdAt) })}
          below={formatShortInstant(row.createdAt)}
        />
      )}
    </Row>
  );
}

export function State() {
  const t = useText();
  const staffLabel = useStaffLabel();
  const decided = (at: string, by: string | null) =>
    t('{when} by {who}', { when: formatShortInstant(at), who: staffLabel(by) });
  return (
    <Row<ConsoleComplaint>>
      {(row) => (
        <TwoLines
          main={<StatusChip status={row.state} />}
          below={row.decidedAt && decided(row.decidedAt, row.decidedBy)}
        />
      )}
    </Row>
  );
}

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
