import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  type HandoverForm,
  type HandoverKind,
  INSPECTION_POINTS,
  missingPhotos,
  PHOTO_POINTS,
  uncheckedPoints,
} from '@contract/rentals/handovers';
import { EARLY_ENDS, type EarlyEnd } from '@contract/rentals/kept-fare.rules';
import { explain, explainWithFields } from '../../shared/http/error-text';
import { type PlainText, useLocal, useText } from '../../shared/i18n';
import { Panel } from '../../shared/ui/Panel';
import { Problem } from '../../shared/ui/Problem';
import { Confirmation } from './Confirmation';
import { InspectLaterField } from './InspectLaterField';
import { LicenceFields } from './LicenceFields';
import { PointRow } from './PointRow';
import { Readings } from './Readings';
import { type CompletionState, useCompletion } from './use-completion';
import { type Draft, useDraft } from './use-draft';
import { type Photos, usePhotos } from './use-photos';

interface Props {
  form: HandoverForm;
  kind: HandoverKind;
  allowReason: string | null;
  onDone: () => void;
}

export function HandoverEditor({ form, kind, allowReason, onDone }: Props) {
  const draft = useDraft(form, kind);
  const [clockOffset] = useState(() => Date.parse(form.now) - Date.now());
  const photos = usePhotos(draft, clockOffset);
  const completion = useCompletion({ form, kind, draft, photos, allowReason, onDone });
  return (
    <>
      <Points kind={kind} form={form} draft={draft} photos={photos} />
      <Readings form={form} draft={draft} />
      {form.licence && <LicenceFields question={form.licence} completion={completion} />}
      {kind === 'RETURN' && <InspectLaterField draft={draft} />}
      {kind !== 'SECOND_INSPECTION' && <Confirmation {...completion.confirmation} />}
      {completion.mayEndEarly && <EarlyEndField completion={completion} />}
      <LastStep kind={kind} draft={draft} photos={photos} completion={completion} />
    </>
  );
}

interface PointsProps {
  kind: HandoverKind;
  form: HandoverForm;
  draft: Draft;
  photos: Photos;
}

function Points({ kind, form, draft, photos }: PointsProps) {
  const t = useText();
  return (
    <Panel title="Photos and inspection">
      {kind === 'SECOND_INSPECTION' ? (
        <Typography variant="body2" color="textSecondary">
          {t('Add only what was not visible at the return.')}
        </Typography>
      ) : (
        <AllFine draft={draft} photos={photos} />
      )}
      {INSPECTION_POINTS.map((point) => (
        <PointRow
          key={point}
          point={point}
          draft={draft}
          photos={photos}
          baseline={form.baseline}
          customerMarks={form.customerMarks}
        />
      ))}
    </Panel>
  );
}

function AllFine({ draft, photos }: { draft: Draft; photos: Photos }) {
  const t = useText();
  const { marks } = draft.content;
  const checked = INSPECTION_POINTS.length - uncheckedPoints(draft.content).length;
  const pictured = PHOTO_POINTS.length - missingPhotos(photos.shown).length;
  const unmarked = INSPECTION_POINTS.filter((point) => !marks.some((mark) => mark.point === point));
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {t('{done} of {all} points checked, {photos} of {needed} photos taken', {
          done: String(checked),
          all: String(INSPECTION_POINTS.length),
          photos: String(pictured),
          needed: String(PHOTO_POINTS.length),
        })}
      </Typography>
      <Button
        variant="outlined"
        onClick={() => draft.change({ fine: unmarked })}
        sx={{ justifySelf: 'start', minHeight: 44 }}
      >
        {t('All fine')}
      </Button>
    </>
  );
}

const ENDS = {
  CUSTOMER: 'The customer brings the car back',
  OPERATOR: 'We end the trip',
} as const satisfies Record<EarlyEnd, string>;

function EarlyEndField({ completion: { early, setEarly } }: { completion: CompletionState }) {
  const t = useText();
  return (
    <TextField
      select
      label={t('Who ends the trip early?')}
      value={early ?? ''}
      onChange={({ target }) => setEarly(EARLY_ENDS.find((end) => end === target.value) ?? null)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="" aria-label={t('Who ends the trip early?')} />
      {EARLY_ENDS.map((end) => (
        <option key={end} value={end}>
          {t(ENDS[end])}
        </option>
      ))}
    </TextField>
  );
}

const COMPLETE: Record<HandoverKind, PlainText> = {
  HANDOVER: 'Complete the handover',
  RETURN: 'Complete the return',
  SECOND_INSPECTION: 'Complete the second inspection',
};

interface LastStepProps {
  kind: HandoverKind;
  draft: Draft;
  photos: Photos;
  completion: CompletionState;
}

function LastStep({ kind, draft, photos, completion }: LastStepProps) {
  const t = useText();
  const local = useLocal();
  const { complete, isJump, isJumpConfirmed, setJumpConfirmed, mayEndEarly, early } = completion;
  return (
    <>
      <DraftState draft={draft} photos={photos} />
      {complete.error !== null && (
        <Problem
          title={t('This is not complete yet.')}
          detail={
            <ul style={{ margin: 0, paddingInlineStart: 20 }}>
              {explainWithFields(complete.error).map((problem) => (
                <li key={problem.message}>{local(problem)}</li>
              ))}
            </ul>
          }
        />
      )}
      {isJump && (
        <FormControlLabel
          label={t('The odometer is right')}
          control={
            <Checkbox checked={isJumpConfirmed} onChange={(_, checked) => setJumpConfirmed(checked)} />
          }
        />
      )}
      <Button
        variant="contained"
        size="large"
        loading={complete.isPending}
        disabled={photos.sending > 0 || (mayEndEarly && early === null)}
        onClick={() => complete.mutate()}
      >
        {t(COMPLETE[kind])}
      </Button>
    </>
  );
}

/** Shows how much has reached the server. */
function DraftState({ draft, photos }: { draft: Draft; photos: Photos }) {
  const t = useText();
  if (draft.error !== null || photos.failed > 0)
    return (
      <Problem
        title={draft.error === null ? t('Not saved yet') : explain(draft.error)}
        action={
          <Button
            color="inherit"
            onClick={() => {
              void draft.save().catch(() => undefined);
              photos.again();
            }}
          >
            {t('Send again')}
          </Button>
        }
      />
    );
  return (
    <Typography variant="body2" role="status">
      {photos.sending > 0
        ? t('Sending {count, plural, one {# photo} other {# photos}}', { count: photos.sending })
        : draft.isSaved
          ? t('Received by the office')
          : draft.stored === null
            ? ''
            : t('Saving')}
    </Typography>
  );
}
