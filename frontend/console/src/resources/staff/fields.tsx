import type { ConsoleStaffMember } from '@contract/office';
import { formatPhone } from '@shared/format/phone';
import { type PlainText, useText } from '../../shared/i18n';
import { formatShortInstant } from '../../shared/i18n/format';
import { Row } from '../../shared/ui/Row';
import { useStaffLabel } from '../../shared/ui/staff/use-staff-label';
import { StatusChip } from '../../shared/ui/StatusChip';
import { TwoLines } from '../../shared/ui/TwoLines';

export const ROLE_NAMES: Record<ConsoleStaffMember['role'], PlainText> = {
  ADMIN: 'Admin',
  CUSTOM_ADMIN: 'Custom admin',
};

export function Who() {
  const t = useText();
  const numberOf = ({ mobileNumber }: ConsoleStaffMember): string =>
    formatPhone(mobileNumber) || t('Mobile number removed');
  return (
    <Row<ConsoleStaffMember>>
      {(row) => (
        <TwoLines
          main={<strong className="figures">{row.name ?? numberOf(row)}</strong>}
          below={[row.name && numberOf(row), t(ROLE_NAMES[row.role]), `#${row.id}`]
            .filter(Boolean)
            .join(' · ')}
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
  const staffLabel = useStaffLabel();
  return t('{when} by {who}: {reason}', {
    when: formatShortInstant(at),
    who: staffLabel(row.decidedBy),
    reason: row.reason ?? '',
  });
}
