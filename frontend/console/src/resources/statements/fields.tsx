import { Link, useCreatePath } from 'react-admin';
import type { ConsoleStatement } from '@contract/payments/statements';
import { useText } from '../../shared/i18n';
import { formatDay, formatShortInstant } from '../../shared/i18n/format';
import { Row } from '../../shared/ui/Row';
import { useStaffLabel } from '../../shared/ui/staff/use-staff-label';
import { TOUCH_TARGET } from '../../shared/ui/touch-target';
import { TwoLines } from '../../shared/ui/TwoLines';

export function Name() {
  const createPath = useCreatePath();
  return (
    <Row<ConsoleStatement>>
      {(row) => (
        <Link to={createPath({ resource: 'statements', type: 'show', id: row.id })} sx={TOUCH_TARGET}>
          <strong>{row.name}</strong>
        </Link>
      )}
    </Row>
  );
}

export function Days() {
  const t = useText();
  return (
    <Row<ConsoleStatement>>
      {({ fromDay, toDay }) => (
        <>{fromDay && toDay ? `${formatDay(fromDay)} – ${formatDay(toDay)}` : t('No date column chosen')}</>
      )}
    </Row>
  );
}

export function Size() {
  const t = useText();
  return (
    <Row<ConsoleStatement>>
      {({ rows, leftOut }) => (
        <TwoLines main={t('Credits: {n}', { n: rows })} below={t('Skipped: {n}', { n: leftOut })} />
      )}
    </Row>
  );
}

export function Uploaded() {
  const staffLabel = useStaffLabel();
  return (
    <Row<ConsoleStatement>>
      {(row) => <TwoLines main={formatShortInstant(row.createdAt)} below={staffLabel(row.createdBy)} />}
    </Row>
  );
}
