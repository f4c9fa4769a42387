import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { isPassable } from '@contract/rentals/passed-refusal.rules';
import { useText } from '../../../shared/i18n';
import { formatInstant } from '../../../shared/i18n/format';
import { DiscardDialog as DiscardRecord } from '../../../shared/ui/refused-records/DiscardDialog';
import { ReasonDialog } from '../../../shared/ui/refused-records/ReasonDialog';
import type { PhoneQueue } from './phone-queue';
import { phoneVersion } from './phone-version';
import type { QueueEntry } from './records';

interface Props {
  queue: PhoneQueue;
  entry: QueueEntry;
}

/** Lets an admin, and no other role, record a refused handover as it happened or discard its record. */
export function AdminActions({ queue, entry }: Props) {
  const t = useText();
  const { canAccess: mayDecide } = useCanAccess({ resource: 'handovers', action: 'decide' });
  const [chosen, setChosen] = useState<'record' | 'discard' | null>(null);
  const mayHappen = hasHappened(entry);
  if (!mayDecide)
    return (
      <Typography variant="body2">
        {mayHappen
          ? t('An admin who signs in on this phone can record it as it happened, or discard it.')
          : t('An admin who signs in on this phone can discard the record.')}
      </Typography>
    );
  const close = () => setChosen(null);
  return (
    <>
      {mayHappen && (
        <Button color="inherit" onClick={() => setChosen('record')}>
          {t('Record it as it happened')}
        </Button>
      )}
      <Button color="inherit" onClick={() => setChosen('discard')}>
        {t('Discard the record')}
      </Button>
      {chosen === 'record' && <RecordDialog queue={queue} entry={entry} close={close} />}
      {chosen === 'discard' && <DiscardDialog queue={queue} entry={entry} close={close} />}
    </>
  );
}

/** True if the completion of a handover was refused for a reason that an admin may override. */
const hasHappened = ({ record, progress: { refused } }: QueueEntry): boolean =>
  record.kind === 'HANDOVER' &&
  refused !== null &&
  refused.step.startsWith('completion') &&
  isPassable(refused.refusal);

interface DialogProps extends Props {
  close: () => void;
}

function RecordDialog({ queue, entry, close }: DialogProps) {
  const t = useText();
  return (
    <ReasonDialog
      label="Record it as it happened"
      save={(reason) => queue.recordAsItHappened(entry.record.id, reason)}
      close={close}
    >
      {t(
        'Only if the customer has the car. The trip begins at the time of this phone, and your reason stays with the rental.',
      )}
    </ReasonDialog>
  );
}

function DiscardDialog({ queue, entry, close }: DialogProps) {
  const t = useText();
  const { id, kind, form } = entry.record;
  const { at, odometer } = phoneVersion(entry);
  const facts = [kind, at && formatInstant(at), odometer === null ? null : `${odometer} km`];
  return (
    <DiscardRecord
      rentalId={form.rental.id}
      recordId={id}
      facts={facts.filter((fact) => fact !== null)}
      after={() => queue.remove(id)}
      close={close}
    >
      {t('It is removed from this phone. A note with your reason stays with the rental.')}
    </DiscardRecord>
  );
}
