import Alert from '@mui/material/Alert';
import { useText } from '../../shared/i18n';
import type { Reason } from '../../shared/ui/actions/ReasonFields';

export const WHY_NO_FORM: Reason = {
  name: 'reason',
  label: 'Why without the form',
  missing: 'Enter why the form was not used.',
  required: true,
};

/** Explains the consequence of a step without the form. */
export function NoForm() {
  const t = useText();
  return (
    <Alert severity="info" sx={{ py: 0 }}>
      {t('Without the form there are no photos and readings. Fuel, kilometres and damage cannot be charged.')}
    </Alert>
  );
}
