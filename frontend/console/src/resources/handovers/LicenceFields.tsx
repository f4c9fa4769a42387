import TextField from '@mui/material/TextField';
import {
  LICENCE_SIGHTS,
  type LicenceQuestion,
  type LicenceSight,
  type TypedLicence,
} from '@contract/rentals/handovers';
import { type PlainText, useText } from '../../shared/i18n';
import { daySlots } from '../../shared/ui/forms/day-slots';
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
  DETAILS: 'Number from the licence',
};

interface Props {
  question: LicenceQuestion;
  completion: CompletionState;
}

/** Staff type the number, so that they look at the licence, and its details if none are on record. */
export function LicenceFields({ question, completion: { fields, set } }: Props) {
  const t = useText();
  const { licence } = fields;
  const change = (part: Partial<TypedLicence>): void => set({ licence: { ...licence, ...part } });
  return (
    <Panel title="Licence of the driver">
      <TextField
        label={t(LABELS[question])}
        value={licence.number}
        onChange={({ target }) => change({ number: target.value.toUpperCase() })}
        helperText={t('Type it from the licence of the driver. A printout is not enough.')}
        slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'characters', maxLength: 40 } }}
      />
      <TextField
        select
        label={t('Seen as')}
        value={licence.seenAs}
        onChange={({ target }) => change({ seenAs: target.value as LicenceSight })}
        slotProps={{ select: { native: true } }}
      >
        {LICENCE_SIGHTS.map((sight) => (
          <option key={sight} value={sight}>
            {t(SIGHTS[sight])}
          </option>
        ))}
      </TextField>
      {question === 'DETAILS' && <Details licence={licence} change={change} />}
    </Panel>
  );
}

interface DetailsProps {
  licence: TypedLicence;
  change: (part: Partial<TypedLicence>) => void;
}

/** The details of the licence, which are stored with the customer. */
function Details({ licence: { classes = '', validUntil = '', dateOfBirth = '' }, change }: DetailsProps) {
  const t = useText();
  return (
    <>
      <TextField
        label={t('Classes, such as LMV')}
        value={classes}
        onChange={({ target }) => change({ classes: target.value.toUpperCase() })}
        helperText={t('No details of this licence are on record yet. They are kept with the customer.')}
        slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'characters', maxLength: 100 } }}
      />
      <TextField
        type="date"
        label={t('Valid until')}
        value={validUntil}
        onChange={({ target }) => change({ validUntil: target.value })}
        slotProps={daySlots(validUntil, { autoComplete: 'off' })}
      />
      <TextField
        type="date"
        label={t('Date of birth')}
        value={dateOfBirth}
        onChange={({ target }) => change({ dateOfBirth: target.value })}
        slotProps={daySlots(dateOfBirth, { autoComplete: 'off' })}
      />
    </>
  );
}
