import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { MAX_REASON_LENGTH, MIN_REASON_LENGTH } from '@contract/limits';
import { isPassable } from '@contract/rentals/passed-refusal.rules';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { useCalls } from '../../../shared/http/use-calls';
import { type PlainText, useText } from '../../../shared/i18n';
import { formatInstant } from '../../../shared/i18n/format';
import { FormDialog } from '../../../shared/ui/actions/FormDialog';
import { TextInput } from '../../../shared/ui/forms/inputs';
import type { NoteCalls } from '../../../shared/ui/notes/calls';
import type { PhoneQueue } from './phone-queue';
import { phoneVersion } from './phone-version';
import type { QueueEntry } from './records';

interface Props {
  queue: PhoneQueue;
  entry: QueueEntry;
}

/** Only an admin records a refused handover as it happened, or discards its record. */
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

/** The completion of a handover was refused for a reason that an admin can pass. */
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

/** A note with the reason and the readings stays with the rental. */
function DiscardDialog({ queue, entry, close }: DialogProps) {
  const t = useText();
  const data = useCalls<NoteCalls>();
  const sendOnce = useSendOnce();
  const { id, kind, form } = entry.record;

  async function save(reason: string): Promise<void> {
    const { at, odometer } = phoneVersion(entry);
    const facts = [kind, at && formatInstant(at), odometer === null ? null : `${odometer} km`];
    const text = `Discarded on a phone (${facts.filter(Boolean).join(', ')}): ${reason}`;
    await sendOnce([id, text], (key) => data.addNote('rentals', form.rental.id, { text, key }));
    await queue.remove(id);
  }
  return (
    <ReasonDialog label="Discard the record" save={save} close={close}>
      {t('It is removed from this phone. A note with your reason stays with the rental.')}
    </ReasonDialog>
  );
}

interface ReasonDialogProps {
  label: PlainText;
  save: (reason: string) => Promise<void>;
  close: () => void;
  children: ReactNode;
}

function ReasonDialog({ label, save, close, children }: ReasonDialogProps) {
  const t = useText();
  return (
    <FormDialog
      title={t(label)}
      label={label}
      defaultValues={{ reason: '' }}
      save={async (values) => {
        await save((values as { reason: string }).reason);
        close();
      }}
      close={close}
    >
      <Typography variant="body2">{children}</Typography>
      <TextInput source="reason" label="Reason" validate={isReason} helperText={false} multiline />
    </FormDialog>
  );
}

const isReason = (value?: string): string | undefined =>
  (value?.trim().length ?? 0) < MIN_REASON_LENGTH || (value?.length ?? 0) > MAX_REASON_LENGTH
    ? 'Enter a reason of at least 3 letters.'
    : undefined;
