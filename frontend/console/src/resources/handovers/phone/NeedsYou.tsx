import Button from '@mui/material/Button';
import { explainWithFields } from '../../../shared/http/error-text';
import { useLocal, useText } from '../../../shared/i18n';
import { Problem } from '../../../shared/ui/Problem';
import type { Draft } from '../use-draft';
import type { PhoneQueue } from './phone-queue';
import { stepsLeft } from './queue.rules';

interface Props {
  queue: PhoneQueue;
  draft: Draft;
  error: unknown;
}

/** The server refused a step of the record: the reason, and what staff can do. */
export function NeedsYou({ queue, draft, error }: Props) {
  const t = useText();
  const local = useLocal();
  const { entry, id, setError } = draft;
  const [step] = entry ? stepsLeft(entry) : [];
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
          {step?.kind === 'PHOTO' && (
            <Button
              color="inherit"
              onClick={() => {
                queue.removePhoto(id, step.photo.id).catch(setError);
              }}
            >
              {t('Remove the photo')}
            </Button>
          )}
          {step && (
            <Button
              color="inherit"
              onClick={() => {
                queue.again(id).catch(setError);
              }}
            >
              {t('Send again')}
            </Button>
          )}
        </>
      }
    />
  );
}
