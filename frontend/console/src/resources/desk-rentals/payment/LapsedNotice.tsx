import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useText } from '../../../shared/i18n';

interface Props {
  /** True if the form for the payment is shown. */
  hasForm: boolean;
  onPaid: () => void;
  onAgain: () => void;
}

/** Shown after the hold has expired, when other customers can rent the car. */
export function LapsedNotice({ hasForm, onPaid, onAgain }: Props) {
  const t = useText();
  return (
    <>
      <Alert severity="warning">
        {t(
          'Others can book the car again. If the customer has not paid, send them a new OTP; car and dates are still filled in.',
        )}
      </Alert>
      <Button variant="contained" size="large" onClick={onAgain} sx={{ justifySelf: { sm: 'start' } }}>
        {t('Back to dates and car')}
      </Button>
      {hasForm ? (
        <Alert severity="info">
          {t(
            'If the customer has paid, submit the payment details: we book the car if it is still available.',
          )}
        </Alert>
      ) : (
        <Button variant="outlined" size="large" onClick={onPaid} sx={{ justifySelf: { sm: 'start' } }}>
          {t('The customer has already paid')}
        </Button>
      )}
    </>
  );
}
