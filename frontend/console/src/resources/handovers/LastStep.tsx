import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { HandoverKind } from '@contract/rentals/handovers';
import { type PlainText, useText } from '../../shared/i18n';
import { Problem } from '../../shared/ui/Problem';
import { NeedsYou } from './phone/NeedsYou';
import { OfflineNote } from './phone/OfflineNote';
import type { PhoneQueue } from './phone/phone-queue';
import { QueueStatus } from './phone/QueueStatus';
import type { CompletionState } from './use-completion';
import type { Draft } from './use-draft';
import type { Photos } from './use-photos';

const COMPLETE: Record<HandoverKind, PlainText> = {
  HANDOVER: 'Complete the handover',
  RETURN: 'Complete the return',
  SECOND_INSPECTION: 'Complete the second inspection',
};

interface Props {
  kind: HandoverKind;
  queue: PhoneQueue;
  draft: Draft;
  photos: Photos;
  completion: CompletionState;
}

/** Shows how much of the record the office has received, and completes it. */
export function LastStep({ kind, queue, draft, photos, completion }: Props) {
  const t = useText();
  const { complete, state, error, isOnline, offlineProblem, isJump, jump, fields, set } = completion;
  return (
    <>
      {draft.error !== null && <Problem title={t('This could not be saved on this phone.')} />}
      <OfflineNote queue={queue} problem={offlineProblem} isOffline={!isOnline} />
      {error !== null && <NeedsYou queue={queue} entry={draft.entry} error={error} />}
      {jump !== null && (
        <Typography variant="body2" role="status">
          {t('The odometer rose by {km} km since its last reading, which is more than usual. Check it.', {
            km: jump.toLocaleString('en-IN'),
          })}
        </Typography>
      )}
      {isJump && (
        <FormControlLabel
          label={t('The odometer is right')}
          control={
            <Checkbox
              checked={fields.isJumpConfirmed}
              onChange={(_, checked) => set({ isJumpConfirmed: checked })}
            />
          }
        />
      )}
      {state && <QueueStatus state={state} isCompletion={completion.isWaiting} />}
      {completion.isWaiting ? (
        <Button
          variant="outlined"
          size="large"
          disabled={state?.kind === 'SENDING'}
          onClick={() => {
            draft.complete(null).catch(draft.setError);
          }}
        >
          {t('Change the record')}
        </Button>
      ) : (
        <Button
          variant="contained"
          size="large"
          loading={complete.isPending}
          disabled={photos.isPreparing || completion.isUndecided || offlineProblem !== null}
          onClick={() => complete.mutate()}
        >
          {t(COMPLETE[kind])}
        </Button>
      )}
    </>
  );
}
