import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { HandoverKind } from '@contract/rentals/handovers';
import { missingPhotos, uncheckedPoints } from '@contract/rentals/inspection-points.rules';
import { EARLY_ENDS, type EarlyEnd } from '@contract/rentals/kept-fare.rules';
import { useText } from '../../shared/i18n';
import { Panel } from '../../shared/ui/Panel';
import { Confirmation } from './Confirmation';
import { DelayField } from './DelayField';
import { EarlierPoints } from './EarlierPoints';
import { InspectLaterField } from './InspectLaterField';
import { LastStep } from './LastStep';
import { LicenceFields } from './LicenceFields';
import { PointRow } from './PointRow';
import { Readings } from './Readings';
import { ReturnTimeFields } from './ReturnTimeFields';
import type { HandoverSource } from './source';
import { type CompletionState, useCompletion } from './use-completion';
import { type Draft, useDraft } from './use-draft';
import { type Photos, usePhotos } from './use-photos';

interface Props {
  source: HandoverSource;
  kind: HandoverKind;
  allowReason: string | null;
  onDone: () => void;
}

export function HandoverEditor({ source, kind, allowReason, onDone }: Props) {
  const { form, queue, offsetMs } = source;
  const draft = useDraft(source, kind);
  const photos = usePhotos(draft, queue, offsetMs);
  const completion = useCompletion({ source, kind, draft, photos, allowReason, onDone });
  return (
    <>
      <Box
        inert={completion.isWaiting}
        sx={{ display: 'grid', gap: 2, opacity: completion.isWaiting ? 0.5 : 1 }}
      >
        <Points kind={kind} source={source} draft={draft} photos={photos} />
        <Readings form={form} draft={draft} />
        {form.licence && <LicenceFields question={form.licence} completion={completion} />}
        {kind === 'RETURN' && <InspectLaterField draft={draft} />}
        {kind === 'RETURN' && <ReturnTimeFields completion={completion} />}
        {kind !== 'SECOND_INSPECTION' && <Confirmation {...completion.confirmation} />}
        {completion.isLate && <DelayField form={form} completion={completion} />}
        {completion.mayEndEarly && <EarlyEndField completion={completion} />}
      </Box>
      <LastStep kind={kind} queue={queue} draft={draft} photos={photos} completion={completion} />
    </>
  );
}

interface PointsProps {
  kind: HandoverKind;
  source: HandoverSource;
  draft: Draft;
  photos: Photos;
}

function Points({ kind, source: { form, thumbnails }, draft, photos }: PointsProps) {
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
      {draft.points.map((point) => (
        <PointRow
          key={point.key}
          point={point}
          draft={draft}
          photos={photos}
          baseline={form.baseline}
          thumbnails={thumbnails}
          customerMarks={form.customerMarks}
          needsPhoto={kind !== 'SECOND_INSPECTION' && point.photo}
        />
      ))}
      <EarlierPoints form={form} points={draft.points} />
    </Panel>
  );
}

function AllFine({ draft, photos }: { draft: Draft; photos: Photos }) {
  const t = useText();
  const { content, points } = draft;
  const checked = points.length - uncheckedPoints({ ...content, points }).length;
  const needed = points.filter(({ photo }) => photo).length;
  const pictured = needed - missingPhotos(points, photos.shown).length;
  const unmarked = uncheckedPoints({ points, fine: [], marks: content.marks }).map(({ key }) => key);
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {t('{done} of {all} points checked, {photos} of {needed} photos taken', {
          done: String(checked),
          all: String(points.length),
          photos: String(pictured),
          needed: String(needed),
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

function EarlyEndField({ completion: { fields, set } }: { completion: CompletionState }) {
  const t = useText();
  return (
    <TextField
      select
      label={t('Who ends the trip early?')}
      value={fields.early ?? ''}
      onChange={({ target }) => set({ early: EARLY_ENDS.find((end) => end === target.value) ?? null })}
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
