import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { CODES } from '@contract/codes';
import type { ConsoleRentalDetails } from '@contract/rentals/console-rental';
import type { HandoverKind, RefusedRecord } from '@contract/rentals/handovers';
import { useCalls } from '../../shared/http/use-calls';
import { type PlainText, useText } from '../../shared/i18n';
import { formatInstant } from '../../shared/i18n/format';
import { Panel } from '../../shared/ui/Panel';
import type { RefusedRecordCalls } from '../../shared/ui/refused-records/calls';
import { DiscardDialog } from '../../shared/ui/refused-records/DiscardDialog';
import { useStaffLabel } from '../../shared/ui/staff/use-staff-label';

const RECORDS: Record<HandoverKind, PlainText> = {
  HANDOVER: 'Record of the handover',
  RETURN: 'Record of the return',
  SECOND_INSPECTION: 'Record of the second inspection',
};

const CAUSES: Record<number, PlainText> = {
  [CODES.NOT_FOUND.code]: 'Other staff had signed in on the phone.',
  [CODES.ACCOUNT_REJECTED.code]: 'The customer was suspended.',
  [CODES.PAYMENT_NEEDED.code]: 'Money was owed, or the deposit was missing.',
  [CODES.APPROVAL_NEEDED.code]: 'The documents of the customer were not approved.',
};

/** The records of this rental that the server refused and that are still on a staff member's phone. */
export function RefusedRecordsPanel({ rental: { id, events } }: { rental: ConsoleRentalDetails }) {
  const data = useCalls<RefusedRecordCalls>();
  const { data: records = [], refetch } = useQuery({
    queryKey: ['rentals', id, 'refused-records', events.length],
    queryFn: () => data.refusedRecords(id),
  });
  if (records.length === 0) return null;
  return (
    <Panel title="Refused record of a phone">
      {records.map((record) => (
        <Record key={record.id} record={record} rentalId={id} reload={refetch} />
      ))}
    </Panel>
  );
}

interface Props {
  record: RefusedRecord;
  rentalId: number;
  reload: () => Promise<unknown>;
}

function Record({ record: { id, kind, by, code, refusedAt }, rentalId, reload }: Props) {
  const t = useText();
  const staffLabel = useStaffLabel();
  const { canAccess: mayDecide } = useCanAccess({ resource: 'handovers', action: 'decide' });
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t(RECORDS[kind])}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {formatInstant(refusedAt)} {t('by {who}', { who: staffLabel(by) })}
      </Typography>
      <Typography variant="body2">{t(CAUSES[code] ?? 'The rental was in another state.')}</Typography>
      <Typography variant="body2">
        {t('It is only on that phone, whose screen offers what can be done.')}
      </Typography>
      {mayDecide && (
        <Button color="inherit" onClick={() => setOpen(true)}>
          {t('Discard the record')}
        </Button>
      )}
      {isOpen && (
        <DiscardDialog
          rentalId={rentalId}
          recordId={id}
          facts={[kind]}
          after={reload}
          close={() => setOpen(false)}
        >
          {t(
            'The phone keeps it until it is discarded there. A note with your reason stays with the rental.',
          )}
        </DiscardDialog>
      )}
    </Box>
  );
}
