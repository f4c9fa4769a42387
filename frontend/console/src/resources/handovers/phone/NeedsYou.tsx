import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CODES } from '@contract/codes';
import { ApiError } from '@shared/http';
import { explainWithFields } from '../../../shared/http/error-text';
import { useLocal, useText } from '../../../shared/i18n';
import { Problem } from '../../../shared/ui/Problem';
import { AdminActions } from './AdminActions';
import { BothVersions } from './BothVersions';
import type { PhoneQueue } from './phone-queue';
import { stepsLeft } from './queue.rules';
import type { QueueEntry } from './records';

interface Props {
  queue: PhoneQueue;
  /** Null if the phone could not save the record. */
  entry: QueueEntry | null;
  error: unknown;
}

/** True if the office has another state of the rental, so that a correction of the form does not help. */
const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== CODES.INVALID.code && error.code !== CODES.CODE_WRONG.code;

/** True if the office has this step from another phone. */
const isCompleted = (error: unknown): boolean =>
  error instanceof ApiError && (error.data as { reason?: unknown } | null)?.reason === 'COMPLETED';

/** Shows why the server refused a step of the record, and the actions that staff can take. */
export function NeedsYou({ queue, entry, error }: Props) {
  const local = useLocal();
  const t = useText();
  return (
    <Problem
      title={t('This is not complete yet.')}
      detail={
        <>
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {explainWithFields(error).map((problem) => (
              <li key={problem.message}>{local(problem)}</li>
            ))}
          </ul>
          {entry && isConflict(error) && <BothVersions queue={queue} entry={entry} />}
          {entry && isCompleted(error) && <AddPhotos queue={queue} entry={entry} />}
          {entry && <Steps queue={queue} entry={entry} />}
          {entry && isConflict(error) && <AdminActions queue={queue} entry={entry} />}
        </>
      }
    />
  );
}

function AddPhotos({ queue, entry: { record, photos } }: { queue: PhoneQueue; entry: QueueEntry }) {
  const t = useText();
  if (photos.length === 0 || record.role !== queue.role) return null;
  return (
    <>
      <Typography variant="body2">
        {t('The office has this step from another phone. Photos of this phone can be added to it.')}
      </Typography>
      <Button variant="outlined" color="inherit" onClick={() => queue.sendPhotosOnly(record.id)}>
        {t('Send its photos to the office')}
      </Button>
    </>
  );
}

function Steps({ queue, entry }: { queue: PhoneQueue; entry: QueueEntry }) {
  const t = useText();
  const { id, role } = entry.record;
  const [step] = stepsLeft(entry);
  // Only the role that recorded the step may send it.
  if (!step || role !== queue.role) return null;
  return (
    <>
      {step.kind === 'PHOTO' && (
        <Button color="inherit" onClick={() => queue.removePhoto(id, step.photo.id)}>
          {t('Remove the photo')}
        </Button>
      )}
      <Button color="inherit" onClick={() => queue.again(id)}>
        {t('Send again')}
      </Button>
    </>
  );
}
