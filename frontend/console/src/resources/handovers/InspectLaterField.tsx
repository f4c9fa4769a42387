import TextField from '@mui/material/TextField';
import { INSPECT_LATER, type InspectLater } from '@contract/rentals/handovers';
import { type PlainText, useText } from '../../shared/i18n';
import type { Draft } from './use-draft';

const REASONS: Record<InspectLater, PlainText> = {
  DARK: 'It is dark',
  RAIN: 'It rains',
  DIRTY: 'The car is dirty',
};

/** Asks whether a second inspection is needed. A reason lets staff add marks later. */
export function InspectLaterField({ draft: { content, change } }: { draft: Draft }) {
  const t = useText();
  return (
    <TextField
      select
      label={t('Inspect the car again?')}
      value={content.inspectLater ?? ''}
      onChange={({ target }) =>
        change({ inspectLater: INSPECT_LATER.find((reason) => reason === target.value) ?? null })
      }
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{t('No, everything is visible')}</option>
      {INSPECT_LATER.map((reason) => (
        <option key={reason} value={reason}>
          {t(REASONS[reason])}
        </option>
      ))}
    </TextField>
  );
}
