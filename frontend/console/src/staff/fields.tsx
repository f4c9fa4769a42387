import type { ConsoleStaffMember } from '@contract/office';
import { formatPhone } from '@shared/format/phone';
import { formatShortInstant } from '../format';
import { type PlainText, useText } from '../i18n';
import { Row } from '../ui/Row';
import { StatusChip } from '../ui/StatusChip';
import { TwoLines } from '../ui/TwoLines';

export const ROLE_NAMES: Record<ConsoleStaffMember['role'], PlainText> = {
  ADMIN: 'Admin',
  CUSTOM_ADMIN: 'Custom admin',
};

export function Who() {
  const t = useText();
  return (
    <Row<ConsoleStaffMember>>
      {(row) => (
        <TwoLines
          main={<strong className="figures">{formatPhone(row.mobileNumber)}</strong>}
          below={t(ROLE_NAMES[row.role])}
        />
      )}
    </Row>
  );
}

export const Access = () => (
  <Row<ConsoleStaffMember>>
    {(row) => (
      <TwoLines
        wrap
        main={<StatusChip status={row.enabled ? 'ENABLED' : 'DISABLED'} />}
        below={row.decidedAt && <LastDecision row={row} at={row.decidedAt} />}
      />
    )}
  </Row>
);

function LastDecision({ row, at }: { row: ConsoleStaffMember; at: string }) {
  const t = useText();
  return t('{when} by {who}: {reason}', {
    when: formatShortInstant(at),
    who: formatPhone(row.decidedBy ?? ''),
    reason: row.reason ?? '',
  });
}
