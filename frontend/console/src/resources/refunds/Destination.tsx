import Chip from '@mui/material/Chip';
import type { ListedRefund } from '@contract/payments/refunds';
import { useText } from '../../shared/i18n';
import { CHOICES } from './words';

/** The masked destination of a refund. */
export function Destination({ row: { destination, state } }: { row: ListedRefund }) {
  const t = useText();
  if (!destination) return state === 'DUE' ? t('No destination yet') : t('Not recorded');
  const { kind, masked, flag } = destination;
  return (
    <>
      {t(CHOICES[kind])} {masked}
      {flag && state === 'DUE' && (
        <Chip
          size="small"
          variant="outlined"
          color="warning"
          label={t('Changed recently')}
          sx={{ ml: 0.5 }}
        />
      )}
    </>
  );
}
