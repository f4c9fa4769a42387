import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { Link, useCreatePath } from 'react-admin';
import type { ConsoleAuditEntry } from '@contract/office';
import { shownText, useLocal, useText } from '../../shared/i18n';
import { formatAge, formatShortInstant } from '../../shared/i18n/format';
import { changesOf } from '../../shared/ui/changes/changes';
import { Row } from '../../shared/ui/Row';
import { useStaffLabel } from '../../shared/ui/staff/use-staff-label';
import { TOUCH_TARGET } from '../../shared/ui/touch-target';
import { TwoLines } from '../../shared/ui/TwoLines';
import { actionText, subjectText } from './names';

/** The page of each kind of subject. */
const PAGES: Record<string, { resource: string; type: 'show' | 'edit' }> = {
  car: { resource: 'cars', type: 'edit' },
  complaint: { resource: 'complaints', type: 'show' },
  refund: { resource: 'refunds', type: 'show' },
};

export function Action() {
  const t = useText();
  return (
    <Row<ConsoleAuditEntry>>
      {(row) => (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {shownText(actionText(row.action), t)}
        </Typography>
      )}
    </Row>
  );
}

export function Subject() {
  const t = useText();
  const path = useCreatePath();
  return (
    <Row<ConsoleAuditEntry>>
      {({ subject, subjectId }) => {
        const page = PAGES[subject];
        const name = `${shownText(subjectText(subject), t)} ${subjectId}`;
        return page ? (
          <Link
            to={path({ ...page, id: subjectId })}
            sx={TOUCH_TARGET}
            onClick={(event: MouseEvent) => event.stopPropagation()}
          >
            {name}
          </Link>
        ) : (
          name
        );
      }}
    </Row>
  );
}

export function Who() {
  const t = useText();
  const staffLabel = useStaffLabel();
  return (
    <Row<ConsoleAuditEntry>>
      {(row) => (
        <TwoLines
          main={row.staffId === null ? t('System') : staffLabel(String(row.staffId))}
          below={row.address ?? ''}
        />
      )}
    </Row>
  );
}

export function When() {
  const t = useText();
  return (
    <Row<ConsoleAuditEntry>>
      {(row) => (
        <TwoLines main={formatShortInstant(row.at)} below={t('{age} ago', { age: formatAge(row.at) })} />
      )}
    </Row>
  );
}

/** The names of the changed values. */
export function Changed() {
  const local = useLocal();
  return (
    <Row<ConsoleAuditEntry>>
      {({ before, after }) => (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[...new Set(changesOf(before, after).map(({ path }) => local(path[0] ?? '')))].join(', ') || '—'}
        </Typography>
      )}
    </Row>
  );
}
