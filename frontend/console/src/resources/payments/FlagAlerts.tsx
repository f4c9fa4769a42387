import Alert from '@mui/material/Alert';
import type { ConsoleTransaction } from '@contract/console';
import { useText } from '../../shared/i18n';
import { flagTexts } from './flags';

export function FlagAlerts({ row }: { row: ConsoleTransaction }) {
  const t = useText();
  return flagTexts(row, t).map(({ label, explanation }) => (
    <Alert key={label} severity="warning" sx={{ py: 0 }}>
      <strong>{label}.</strong> {explanation}
    </Alert>
  ));
}
