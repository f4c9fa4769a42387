import Button from '@mui/material/Button';
import { type PlainText, useText } from '../../shared/i18n';

/** Opens the dialog of a row of a statement. */
export function RowButton({ label, open }: { label: PlainText; open: () => void }) {
  const t = useText();
  return (
    <Button size="small" variant="outlined" sx={{ minHeight: { xs: 44, md: 0 } }} onClick={open}>
      {t(label)}
    </Button>
  );
}
