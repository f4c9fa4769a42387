import TextField from '@mui/material/TextField';
import { LICENCE_SIGHTS, type LicenceQuestion, type LicenceSight } from '@contract/rentals/handovers';
import { type PlainText, useText } from '../../shared/i18n';
import { Panel } from '../../shared/ui/Panel';
import type { CompletionState } from './use-completion';

const SIGHTS: Record<LicenceSight, PlainText> = {
  ORIGINAL: 'Original',
  DIGILOCKER: 'DigiLocker',
  MPARIVAHAN: 'mParivahan',
};

const LABELS: Record<LicenceQuestion, PlainText> = {
  REQUIRED: 'Number from the licence',
  OPTIONAL: 'Number from the licence (optional)',
};

interface Props {
  question: LicenceQuestion;
  completion: CompletionState;
}

/** Staff type the number, so that they look at the licence. */
export function LicenceFields({ question, completion: { fields, set } }: Props) {
  const t = useText();
  const { licence } = fields;
  return (
    <Panel title="Licence of the driver">
      <TextField
        label={t(LABELS[question])}
        value={licence.number}
        onChange={({ target }) => set({ licence: { ...licence, number: target.value.toUpperCase() } })}
        helperText={t('Type it from the licence of the driver. A printout is not enough.')}
        slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'characters', maxLength: 40 } }}
      />
      <TextField
        select
        label={t('Seen as')}
        value={licence.seenAs}
        onChange={({ target }) => set({ licence: { ...licence, seenAs: target.value as LicenceSight } })}
        slotProps={{ select: { native: true } }}
      >
        {LICENCE_SIGHTS.map((sight) => (
          <option key={sight} value={sight}>
            {t(SIGHTS[sight])}
          </option>
        ))}
      </TextField>
    </Panel>
  );
}
