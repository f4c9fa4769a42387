import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { MAX_REASON_LENGTH, MIN_REASON_LENGTH } from '@contract/limits';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { useCalls } from '../../../shared/http/use-calls';
import { useText } from '../../../shared/i18n';
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

/** Only an admin discards a record. A note with the reason and the readings stays with the rental. */
export function DiscardAction({ queue, entry }: Props) {
  const t = useText();
  const { canAccess: mayDiscard } = useCanAccess({ resource: 'handovers', action: 'discard' });
  const [isOpen, setOpen] = useState(false);
  if (!mayDiscard)
    return (
      <Typography variant="body2">
        {t('An admin who signs in on this phone can discard the record.')}
      </Typography>
    );
  return (
    <>
      <Button color="inherit" onClick={() => setOpen(true)}>
        {t('Discard the record')}
      </Button>
      {isOpen && <DiscardDialog queue={queue} entry={entry} close={() => setOpen(false)} />}
    </>
  );
}

function DiscardDialog({ queue, entry, close }: Props & { close: () => void }) {
  const t = useText();
  const data = useCalls<NoteCalls>();
  const sendOnce = useSendOnce();
  const { id, kind, form } = entry.record;

  async function save(values: object): Promise<void> {
    const { reason } = values as { reason: string };
    const { at, odometer } = phoneVersion(entry);
    const facts = [kind, at && formatInstant(at), odometer === null ? null : `${odometer} km`];
    const text = `Discarded on a phone (${facts.filter(Boolean).join(', ')}): ${reason}`;
    await sendOnce([id, text], (key) => data.addNote('rentals', form.rental.id, { text, key }));
    await queue.remove(id);
    close();
  }
  return (
    <FormDialog
      title={t('Discard the record')}
      label="Discard the record"
      defaultValues={{ reason: '' }}
      save={save}
      close={close}
    >
      <Typography variant="body2">
        {t('It is removed from this phone. A note with your reason stays with the rental.')}
      </Typography>
      <TextInput source="reason" label="Reason" validate={isReason} helperText={false} multiline />
    </FormDialog>
  );
}

const isReason = (value?: string): string | undefined =>
  (value?.trim().length ?? 0) < MIN_REASON_LENGTH || (value?.length ?? 0) > MAX_REASON_LENGTH
    ? 'Enter a reason of at least 3 letters.'
    : undefined;
