import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { MouseEvent } from 'react';
import { Link, useCreatePath } from 'react-admin';
import type { ConsoleCustomer } from '@contract/customers/console-customers';
import { formatPhone } from '@shared/format/phone';
import { useText } from '../../shared/i18n';
import { formatAge, formatShortInstant } from '../../shared/i18n/format';
import { Row } from '../../shared/ui/Row';
import { useStaffLabel } from '../../shared/ui/staff/use-staff-label';
import { StatusChip } from '../../shared/ui/StatusChip';
import { TwoLines } from '../../shared/ui/TwoLines';

export const Name = () => <Row<ConsoleCustomer>>{(row) => <NameLines row={row} />}</Row>;

function NameLines({ row }: { row: ConsoleCustomer }) {
  const t = useText();
  const staffLabel = useStaffLabel();
  const to = useCreatePath()({ resource: 'customers', type: 'show', id: row.id });
  return (
    <TwoLines
      main={
        <Link to={to} onClick={(event: MouseEvent) => event.stopPropagation()}>
          <strong>{row.fullName ?? t('Not registered yet')}</strong>
        </Link>
      }
      below={row.addedBy && t('added by {who}', { who: staffLabel(row.addedBy) })}
    />
  );
}

export const Contact = () => (
  <Row<ConsoleCustomer>>
    {(row) => (
      <TwoLines
        main={<span className="figures">{formatPhone(row.mobile) || row.email}</span>}
        below={row.mobile && row.email}
      />
    )}
  </Row>
);

type AccountState = Pick<ConsoleCustomer, 'approval' | 'suspendedAt'>;

/** The approval, and whether the account is suspended. */
export function AccountStatus({ approval, suspendedAt }: AccountState) {
  const t = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {approval ? (
        <StatusChip status={approval} />
      ) : (
        <Chip size="small" variant="outlined" label={t('Not registered yet')} />
      )}
      {suspendedAt && <Chip size="small" color="error" label={t('Suspended')} />}
    </Box>
  );
}

export const State = () => <Row<ConsoleCustomer>>{(row) => <AccountStatus {...row} />}</Row>;

export const Submitted = () => (
  <Row<ConsoleCustomer>>{(row) => row.submittedAt && <Age at={row.submittedAt} />}</Row>
);

export const Opened = () => <Row<ConsoleCustomer>>{(row) => <Age at={row.createdAt} />}</Row>;

function Age({ at }: { at: string }) {
  const t = useText();
  return <TwoLines main={t('{age} ago', { age: formatAge(at) })} below={formatShortInstant(at)} />;
}
