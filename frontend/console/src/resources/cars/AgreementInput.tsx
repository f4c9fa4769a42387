import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useId } from 'react';
import { useInput } from 'react-admin';
import { MAX_AGREEMENT_BYTES } from '@contract/limits';
import { useText } from '../../shared/i18n';
import { FieldHelp } from '../../shared/ui/forms/FieldHelp';
import { FileButton } from '../../shared/ui/forms/FileButton';
import { agreementRule } from './attach-car.form';

export function AgreementInput() {
  const t = useText();
  const { field, fieldState } = useInput<File | undefined>({ source: 'agreement', validate: agreementRule });
  const helpId = useId();
  const agreement = field.value as File | undefined;
  const error = fieldState.error?.message;

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    // Closing the file dialog without a choice leaves the earlier file.
    if (target.files?.[0]) field.onChange(target.files[0]);
    target.value = '';
  }

  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <FileButton
          icon={<PdfIcon />}
          input={{
            ref: field.ref,
            name: 'agreement',
            accept: 'application/pdf',
            onChange: choose,
            'aria-describedby': helpId,
            'aria-invalid': error !== undefined,
          }}
        >
          {agreement ? t('Change the agreement') : t('Add the agreement')}
        </FileButton>
        {agreement && <Typography variant="body2">{agreement.name}</Typography>}
      </Box>
      <FieldHelp id={helpId} error={error}>
        {t('The rental agreement as a PDF, up to {size} MB. Customers read it before they pay.', {
          size: MAX_AGREEMENT_BYTES / 1024 / 1024,
        })}
      </FieldHelp>
    </Box>
  );
}
